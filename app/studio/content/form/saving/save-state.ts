import type { State } from '#app/platform/content/state.ts';
import type { Mark } from '#app/studio/form/footer/form-footer.tsx';

/** How far what stands in the form has come on its way to the server. */
export type SaveProgress =
  | { is: 'settled' }
  | { is: 'waiting' }
  | { is: 'saving' }
  | { is: 'kept'; at: string }
  | { is: 'failed'; why: 'line' | 'signedOut' | 'conflict' | 'problem' };

/** All that is known at this moment. What is said of the item follows from it, and from nothing else. */
export interface Situation {
  /** As the server told with the page. */
  state: State;
  isNew: boolean;
  hasDraft: boolean;
  savedAt: string;
  keep: SaveProgress;
  /** A picture or paper is on its way, and nothing else is sent before it is here. */
  isSendingFile: boolean;
  /** The button whose answer is awaited. */
  pressed: 'publish' | 'other' | undefined;
  /** How many things were in the way of the last press and are still as they were. */
  problems: number;
  /** The number of publish warnings: it was not published because of them. */
  publishWarnings: number;
  isConflict: boolean;
  /** The change of what is public has a time of its own, or could not be published at it. */
  due: 'scheduled' | 'missed' | undefined;
  /** When the form says that it is to come, where that is still ahead. */
  comes: string | undefined;
}

export interface SaveState {
  mark: Mark;
  says:
    | 'trash'
    | 'publishing'
    | 'sending'
    | 'conflict'
    | 'refused'
    | 'held'
    | 'notKept'
    | 'empty'
    | 'draft'
    | 'scheduled'
    | 'differs'
    | 'changeScheduled'
    | 'public'
    | 'ended';
  /** How what was written is kept. */
  kept: 'file' | 'waiting' | 'saving' | 'saved' | 'line' | 'signedOut' | 'conflict' | 'problem' | undefined;
  at: string;
  /** Families see, or will see by itself, something else than what is written here. */
  differs: boolean;
  /** What the button does. */
  button: 'publish' | 'schedule' | 'publishChanges' | 'publishNow';
}

export function saveStateOf(now: Situation): SaveState {
  const { state, keep, pressed, problems, isConflict } = now;
  const differs = now.hasDraft || keep.is === 'kept' || isOnTheWay(keep);
  const rest = {
    kept: keptOf(now),
    at: keep.is === 'kept' ? keep.at : now.savedAt,
    differs: markOf(state, differs) === 'differs',
    button: buttonOf(now),
  };
  if (state === 'trash') return { ...rest, mark: 'ended', says: 'trash', kept: undefined };
  if (pressed) return { ...rest, mark: markOf(state, differs), says: sendingOf(pressed), kept: undefined };
  if (isConflict || (keep.is === 'failed' && keep.why === 'conflict'))
    return { ...rest, mark: 'refused', says: 'conflict' };
  if (problems > 0) return { ...rest, mark: 'refused', says: 'refused' };
  if (now.publishWarnings > 0) return { ...rest, mark: 'refused', says: 'held' };
  if (keep.is === 'failed') return { ...rest, mark: 'refused', says: 'notKept' };
  return { ...rest, mark: markOf(state, differs), says: saysOf(now, differs) };
}

const isOnTheWay = ({ is }: SaveProgress) => is === 'waiting' || is === 'saving' || is === 'failed';

const sendingOf = (pressed: 'publish' | 'other') => (pressed === 'publish' ? 'publishing' : 'sending');

function keptOf({ keep, savedAt, isSendingFile }: Situation): SaveState['kept'] {
  if (isSendingFile) return 'file';
  switch (keep.is) {
    case 'waiting':
    case 'saving':
      return keep.is;
    case 'failed':
      return keep.why;
    case 'kept':
      return 'saved';
    case 'settled':
      return savedAt ? 'saved' : undefined;
  }
}

/** Only what families see, or will see by itself, can differ from what is written here. */
function markOf(state: State, differs: boolean): SaveState['mark'] {
  if (state === 'draft') return 'draft';
  if (state === 'live') return differs ? 'differs' : 'public';
  if (state === 'scheduled') return differs ? 'differs' : 'scheduled';
  return 'ended';
}

function saysOf({ state, isNew, keep, due }: Situation, differs: boolean): SaveState['says'] {
  if (state === 'draft') return isNew && keep.is === 'settled' ? 'empty' : 'draft';
  if (state === 'ended') return 'ended';
  if (state === 'live' && due === 'scheduled') return 'changeScheduled';
  if (differs) return 'differs';
  return state === 'live' ? 'public' : 'scheduled';
}

function buttonOf({ state, comes, due }: Situation): SaveState['button'] {
  if (due) return 'publishNow';
  if (comes) return 'schedule';
  return state === 'live' ? 'publishChanges' : 'publish';
}
