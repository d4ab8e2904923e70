import type { State } from '#app/platform/content/state.ts';
import type { Mark } from '#app/studio/kit/form-footer.tsx';

/** The progress of saving the form. */
export type SaveProgress =
  | { is: 'settled' }
  | { is: 'waiting' }
  | { is: 'saving' }
  | { is: 'saved'; at: string }
  | { is: 'failed'; why: 'offline' | 'signedOut' | 'conflict' | 'problem' };

/** All that the save state depends on. */
export interface Situation {
  /** As loaded with the page. */
  state: State;
  isNew: boolean;
  hasDraft: boolean;
  savedAt: string;
  progress: SaveProgress;
  /** A file is being uploaded, and nothing else is sent until then. */
  isSendingFile: boolean;
  /** The button whose answer is pending. */
  pressed: 'publish' | 'other' | undefined;
  /** The number of problems of the last press that have not been changed. */
  problems: number;
  /** The number of warnings that prevented publishing. */
  publishWarnings: number;
  isConflict: boolean;
  /** The publication of the change is scheduled, or failed at its time. */
  due: 'scheduled' | 'missed' | undefined;
  /** When it becomes public, in words, if that is a future time in the form. */
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
  progress:
    'file' | 'waiting' | 'saving' | 'saved' | 'offline' | 'signedOut' | 'conflict' | 'problem' | undefined;
  at: string;
  /** What is public, or scheduled, differs from the form. */
  differs: boolean;
  /** The label of the button. */
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

/** Only public or scheduled content can differ from the form. */
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
