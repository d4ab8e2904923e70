import type { PassedReason, ImportedContentType } from '../provider/remote-item.ts';

/** What was found in a list of the old site, and what is to become of it. */
export interface ListFigures {
  there: number;
  /** Came before and is as it was. */
  unchanged: number;
  /** New, or changed over there: to be brought. */
  toImport: number;
  passed: number;
  /** No longer over there. */
  gone: number;
  /** Nothing could be read, and why. */
  failed?: { reason: PassedReason; detail?: string | undefined };
  /** Much shorter than what came before: nothing was taken over, somebody is asked. */
  shrunk?: { before: number; now: number; /** The first of them, by their ids. */ missing: string[] };
}
export type Lists = Partial<Record<ImportedContentType, ListFigures>>;

/** What is counted while the work goes on: it stands in the database, so that whoever goes on knows. */
export interface Figures {
  /** Pictures and papers that were to be fetched when the lists had been read. */
  files: number;
  bytes: number;
  /** Spent at work, without pauses: what is left is told from it. */
  workedMs: number;
  /** The work that was done in that time, and no more: what came before a pause of days tells nothing. */
  workDone: number;
  /** Of a look: some pictures were fetched to tell how large all of them are. */
  sample?: { requested: number; files: number; bytes: number; ms: number };
  /** Of a look: what would stay behind. */
  dryRunPassed?: {
    kind: ImportedContentType;
    id: string;
    title: string;
    reason: PassedReason;
    detail?: string | undefined;
  }[];
  /** Of a look, until some of them have been fetched. */
  paths?: string[];
  /** The count over there; null where it could not be read. */
  visitors?: number | null;
  /** Of a look: the newest albums over there. */
  newest?: { title: string; photos: number }[];
}

export const noFigures = (): Figures => ({ files: 0, bytes: 0, workedMs: 0, workDone: 0 });

export interface ProgressCounts {
  /** Things that were to come, and those of them that have been dealt with. */
  items: number;
  itemsDone: number;
  filesDone: number;
}

/** From 0 to 1. A file is a piece of work, and so is an item without one. */
export function shareDone({ items, itemsDone, filesDone }: ProgressCounts, { files }: Figures): number {
  const all = items + files;
  return all === 0 ? 1 : Math.min(1, (itemsDone + Math.min(files, filesDone)) / all);
}

/** Nothing while too little is done to tell. */
export function msLeft(counted: ProgressCounts, figures: Figures): number | undefined {
  const left = counted.items + figures.files - counted.itemsDone - Math.min(figures.files, counted.filesDone);
  if (left <= 0) return 0;
  if (figures.workDone < MIN_DONE_FOR_ESTIMATE) return undefined;
  return Math.round((figures.workedMs / figures.workDone) * left);
}

const MIN_DONE_FOR_ESTIMATE = 10;
