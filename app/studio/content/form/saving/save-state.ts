import type { State } from '#app/platform/content/state.ts';
import type { Mark } from '#app/studio/form/footer/form-footer.tsx';

/** How far saving what the form holds has come. */
export type SaveProgress =
  | { is: 'settled' }
  | { is: 'waiting' }
  | { is: 'saving' }
  | { is: 'saved'; at: string }
  | { is: 'failed'; why: 'offline' | 'signedOut' | 'conflict' | 'problem' };

/** All that the state shown at the form depends on. */
export interface Situation {
  /** As it was loaded with the page. */
  state: State;
  isNew: boolean;
  hasDraft: boolean;
  savedAt: string;
  progress: SaveProgress;
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
  /** When it is to become public by itself, in words, where the form names a time that is still ahead. */
  startsAt: string | undefined;
}

export interface SaveState {
  mark: Mark;
  status:
    | 'trash'
    | 'publishing'
    | 'sending'
    | 'conflict'
    | 'refused'
    | 'held'
    | 'notSaved'
    | 'empty'
    | 'draft'
    | 'scheduled'
    | 'differs'
    | 'changeScheduled'
    | 'public'
    | 'ended';
  /** How far saving has come. */
  progress:
    'file' | 'waiting' | 'saving' | 'saved' | 'offline' | 'signedOut' | 'conflict' | 'problem' | undefined;
  at: string;
  /** Families see, or will see by itself, something else than what is written here. */
  differs: boolean;
  /** What the button does. */
  button: 'publish' | 'schedule' | 'publishChanges' | 'publishNow';
}

export function saveStateOf(now: Situation): SaveState {
  const { state, progress, pressed, problems, isConflict } = now;
  const differs = now.hasDraft || progress.is === 'saved' || isOnTheWay(progress);
  const rest = {
    progress: progressOf(now),
    at: progress.is === 'saved' ? progress.at : now.savedAt,
    differs: markOf(state, differs) === 'differs',
    button: buttonOf(now),
  };
  if (state === 'trash') return { ...rest, mark: 'ended', status: 'trash', progress: undefined };
  if (pressed)
    return { ...rest, mark: markOf(state, differs), status: sendingOf(pressed), progress: undefined };
  if (isConflict || (progress.is === 'failed' && progress.why === 'conflict'))
    return { ...rest, mark: 'refused', status: 'conflict' };
  if (problems > 0) return { ...rest, mark: 'refused', status: 'refused' };
  if (now.publishWarnings > 0) return { ...rest, mark: 'refused', status: 'held' };
  if (progress.is === 'failed') return { ...rest, mark: 'refused', status: 'notSaved' };
  return { ...rest, mark: markOf(state, differs), status: statusOf(now, differs) };
}

const isOnTheWay = ({ is }: SaveProgress) => is === 'waiting' || is === 'saving' || is === 'failed';

const sendingOf = (pressed: 'publish' | 'other') => (pressed === 'publish' ? 'publishing' : 'sending');

function progressOf({ progress, savedAt, isSendingFile }: Situation): SaveState['progress'] {
  if (isSendingFile) return 'file';
  switch (progress.is) {
    case 'waiting':
    case 'saving':
      return progress.is;
    case 'failed':
      return progress.why;
    case 'saved':
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

function statusOf({ state, isNew, progress, due }: Situation, differs: boolean): SaveState['status'] {
  if (state === 'draft') return isNew && progress.is === 'settled' ? 'empty' : 'draft';
  if (state === 'ended') return 'ended';
  if (state === 'live' && due === 'scheduled') return 'changeScheduled';
  if (differs) return 'differs';
  return state === 'live' ? 'public' : 'scheduled';
}

function buttonOf({ state, startsAt, due }: Situation): SaveState['button'] {
  if (due) return 'publishNow';
  if (startsAt) return 'schedule';
  return state === 'live' ? 'publishChanges' : 'publish';
}
