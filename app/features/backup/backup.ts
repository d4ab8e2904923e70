/** The job that makes one. */
export const BACKUP_JOB = 'make-backup';

/** Why a backup could not be made, as far as somebody can do something about it. */
export const backupFailures = ['disk-full', 'no-room', 'no-school', 'not-whole', 'unknown'] as const;
export type BackupFailure = (typeof backupFailures)[number];

export class BackupFailed extends Error {
  readonly why: BackupFailure;

  constructor(why: BackupFailure, cause: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** The last error of the job, as a reason that can be put into words. */
export const readFailure = (text: string | null): BackupFailure =>
  backupFailures.find((failure) => failure === text) ?? 'unknown';
