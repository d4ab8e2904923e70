import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import type { Fields } from '#app/publishing/fields.ts';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { useMomentInWords } from '../times/use-moment-in-words.ts';
import { type Situation, saveStateOf } from './save-state.ts';

interface SaveStateOptions extends Pick<Situation, 'keep' | 'problems' | 'isSendingFile'> {
  publishWarnings?: number;
  item: Pick<LoadedItem, 'state' | 'isNew' | 'hasDraft' | 'savedAt' | 'due'> & {
    fields: Pick<Fields, 'from'>;
    done: string | null;
  };
  formAnswer: (Pick<FormAnswer, 'saved'> & { mine: Pick<Fields, 'from'>; conflict?: object }) | undefined;
}

/** What is so of the item that the form is about, from all that is known of it here. */
export function useSaveState({
  item,
  formAnswer,
  keep,
  problems,
  publishWarnings = 0,
  isSendingFile,
}: SaveStateOptions) {
  const pressed = usePressed();
  const [from, setFrom] = useState(formAnswer?.mine.from ?? item.fields.from);
  const comes = useMoment(from);
  const now = saveStateOf({
    state: item.state,
    isNew: item.isNew,
    // After a refusal the page is not loaded again, but what was sent is saved.
    hasDraft: item.hasDraft || formAnswer?.saved !== undefined,
    savedAt: formAnswer?.saved?.at ?? item.savedAt,
    keep,
    isSendingFile,
    pressed,
    problems,
    publishWarnings,
    isConflict: formAnswer?.conflict !== undefined,
    comes,
    due: item.due && (Object.keys(item.due.problems).length > 0 ? 'missed' : 'scheduled'),
  });
  // Of an answer nothing is left once something is written, or once what it says is no longer so.
  const isOver = keep.is !== 'settled' || pressed || (now.differs && item.done === 'published');
  return {
    now,
    comes,
    done: isOver ? null : item.done,
    isBusy: pressed !== undefined || isSendingFile,
    noteFrom: ({ name, value }: HTMLInputElement) => {
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
