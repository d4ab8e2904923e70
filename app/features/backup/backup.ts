/** The job that makes one. */
export const BACKUP_JOB = 'make-backup';

/** Why a backup could not be made, for reasons that someone can do something about. */
export const backupFailures = ['disk-full', 'no-room', 'no-school', 'not-whole', 'unknown'] as const;
export type BackupFailure = (typeof backupFailures)[number];

/** Who made a backup that the site made automatically. Stored; shown as `backup.madeBy`. */
export const MADE_BY_SITE = 'the site, automatically';

export class BackupFailed extends Error {
  readonly why: BackupFailure;

  constructor(why: BackupFailure, cause: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** The last error of the job, as one of these reasons. */
export const readFailure = (text: string | null): BackupFailure =>
  backupFailures.find((failure) => failure === text) ?? 'unknown';
