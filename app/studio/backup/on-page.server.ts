import type { Words } from '#app/words/en.ts';
import { fileSize } from '#app/core/text/file-size.ts';
import type { Backup } from '#app/features/backup/backups-folder.server.ts';

const counted = new Intl.NumberFormat('en-IN');

/** A backup in the words of its line in the list: dates and numbers are written here, the same in every browser. */
export const backupOnPage = ({ name, bytes, told }: Backup, { dates }: Words) => ({
  name,
  size: fileSize(bytes),
  told: told && {
    at: told.madeAt,
    when: dates.moment(told.madeAt),
    madeBy: told.madeBy,
    rows: counted.format(told.rows),
    files: counted.format(told.files),
    missing: told.missing,
  },
});

export type BackupOnPage = ReturnType<typeof backupOnPage>;
