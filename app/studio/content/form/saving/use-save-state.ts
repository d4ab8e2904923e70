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

/** The save state of the document, from the loaded data, the pressed button and the progress of saving. */
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
  // An answer disappears once something is typed, or once it is no longer true.
  const isOver = progress.is !== 'settled' || pressed || (now.differs && document.done === 'published');
  return {
    now,
    startsAt,
    done: isOver ? null : document.done,
    isBusy: pressed !== undefined || form.isSendingFile,
    noteStart: ({ name, value }: Pick<HTMLInputElement, 'name' | 'value'>) => {
      if (name === 'from') setFrom(value);
    },
  };
}

/** The button whose answer is pending, until the page is loaded again. */
function usePressed(): Situation['pressed'] {
  const { state, formData } = useNavigation();
  if (state === 'idle' || !formData) return undefined;
  return formData.get('intent') === 'publish' ? 'publish' : 'other';
}

/** A local day and time in words, if it is in the future. */
function useMoment(wall: string): string | undefined {
  const inWords = useMomentInWords();
  const [now] = useState(Date.now);
  const moment = new Date(`${wall}:00+05:30`);
  return moment.getTime() > now ? inWords(moment.toISOString()) : undefined;
}
