import type { Words } from '#app/words/en.ts';
import { fileSize } from '#app/core/text/file-size.ts';
import type { Backup } from '#app/features/backup/backups-folder.server.ts';

const counted = new Intl.NumberFormat('en-IN');

/** A row of the list of backups: dates and numbers are formatted here, the same for every browser. */
export const backupOnPage = ({ name, bytes, summary, hasOtherFormat }: Backup, { dates }: Words) => ({
  name,
  size: fileSize(bytes),
  hasOtherFormat,
  summary: summary && {
    at: summary.madeAt,
    when: dates.moment(summary.madeAt),
    madeBy: summary.madeBy,
    rows: counted.format(summary.rows),
    files: counted.format(summary.files),
    missing: summary.missing,
  },
});

export type BackupOnPage = ReturnType<typeof backupOnPage>;
