import type { PassedReason, ImportedContentType } from '../provider/remote-item.ts';

/** The contents of a list of the old site, and what will be done with them. */
export interface ListFigures {
  there: number;
  /** Imported before and unchanged. */
  unchanged: number;
  /** New or changed there: to be imported. */
  toImport: number;
  passed: number;
  /** No longer on the old site. */
  gone: number;
  /** The list could not be read, and why. */
  failed?: { reason: PassedReason; detail?: string | undefined };
  /** Much shorter than before: nothing was imported, and somebody has to decide. */
  shrunk?: { before: number; now: number; /** A sample, by id. */ missing: string[] };
}
export type Lists = Partial<Record<ImportedContentType, ListFigures>>;

/** Counted during the run and stored in the database, so that another worker can continue. */
export interface Figures {
  /** Files to be fetched after reading the lists. */
  files: number;
  bytes: number;
  /** Time worked without pauses: the remaining time is estimated from it. */
  workedMs: number;
  /** The work done in that time only: work before a long pause says nothing about the speed. */
  workDone: number;
  /** For a dry run: some pictures were fetched to estimate the size of all. */
  sample?: { requested: number; files: number; bytes: number; ms: number };
  /** For a dry run: what would be skipped. */
  dryRunPassed?: {
    kind: ImportedContentType;
    id: string;
    title: string;
    reason: PassedReason;
    detail?: string | undefined;
  }[];
  /** For a dry run, until some of them have been fetched. */
  paths?: string[];
  /** The count on the old site; null if it could not be read. */
  visitors?: number | null;
  /** For a dry run: the newest albums there. */
  newest?: { title: string; photos: number }[];
}

export const noFigures = (): Figures => ({ files: 0, bytes: 0, workedMs: 0, workDone: 0 });

export interface ProgressCounts {
  /** Items to import, and those done. */
  items: number;
  itemsDone: number;
  filesDone: number;
}

/** From 0 to 1. A file counts as a unit of work, and so does an item without one. */
export function shareDone({ items, itemsDone, filesDone }: ProgressCounts, { files }: Figures): number {
  const all = items + files;
  return all === 0 ? 1 : Math.min(1, (itemsDone + Math.min(files, filesDone)) / all);
}

/** Undefined while too little is done for an estimate. */
export function msLeft(counted: ProgressCounts, figures: Figures): number | undefined {
  const left = counted.items + figures.files - counted.itemsDone - Math.min(figures.files, counted.filesDone);
  if (left <= 0) return 0;
  if (figures.workDone < MIN_DONE_FOR_ESTIMATE) return undefined;
  return Math.round((figures.workedMs / figures.workDone) * left);
}

const MIN_DONE_FOR_ESTIMATE = 10;
