import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import { useMomentInWords } from '../times/use-moment-in-words.ts';
import { type Situation, saveStateOf } from './save-state.ts';

interface SaveStateOptions extends Pick<
  Situation,
  'progress' | 'problems' | 'publishWarnings' | 'isSendingFile'
> {
  document: LoadedDocument;
  formAnswer: FormAnswer | undefined;
}

/** The state of the document, from what was loaded, what was pressed and how far it is saved. */
export function useSaveState({ document, formAnswer, progress, ...form }: SaveStateOptions) {
  const pressed = usePressed();
  const [from, setFrom] = useState(formAnswer?.mine.from ?? document.fields.from);
  const startsAt = useMoment(from);
  const now = saveStateOf({
    state: document.state,
    isNew: document.isNew,
    // After a refusal the page is not loaded again, but what was sent is saved.
    hasDraft: document.hasDraft || formAnswer?.saved !== undefined,
    savedAt: formAnswer?.saved?.at ?? document.savedAt,
    progress,
    ...form,
    pressed,
    isConflict: formAnswer?.conflict !== undefined,
    startsAt,
    due: document.due && (Object.keys(document.due.problems).length > 0 ? 'missed' : 'scheduled'),
  });
  // Of an answer nothing is left once something is written, or once what it says is no longer so.
  const isOver = progress.is !== 'settled' || pressed || (now.differs && document.done === 'published');
  return {
    now,
    startsAt,
    done: isOver ? null : document.done,
    isBusy: pressed !== undefined || form.isSendingFile,
    noteStart: ({ name, value }: HTMLInputElement) => {
      if (name === 'from') setFrom(value);
    },
  };
}

/** Which button's answer is awaited: until it is there and the page with it. */
function usePressed(): Situation['pressed'] {
  const { state, formData } = useNavigation();
  if (state === 'idle' || !formData) return undefined;
  return formData.get('intent') === 'publish' ? 'publish' : 'other';
}

/** A wall clock's day and time in words, if it is still to come. */
function useMoment(wall: string): string | undefined {
  const inWords = useMomentInWords();
  const [now] = useState(Date.now);
  const moment = new Date(`${wall}:00+05:30`);
  return moment.getTime() > now ? inWords(moment.toISOString()) : undefined;
}
