import type { BackupFailure } from '#app/features/backup/backup.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

export const backup = {
  title: 'Backup and export',
  /** The name of a backup in the list of activity. */
  recordedAs: 'Backup',
  lead: 'A backup is one file with everything in it: texts, photos, enquiries, people. If the server fails, the site can be restored from it.',
  make: 'Make a backup now',
  making: 'A backup is being made',
  makingHelp: 'You can close this page or continue working. The backup is made in the background.',
  waitsToBegin: 'It starts in a moment.',
  written: (done: string, of: string) => `${done} of about ${of} written`,
  checking: 'Everything is written. Now the file is being checked from beginning to end.',
  refresh: 'Refresh',
  made: 'The backup is ready',
  madeHelp:
    'It was checked from beginning to end and is complete. Now download it and keep it in another place.',
  failed: 'The last backup could not be made',
  failures: {
    'disk-full':
      'Please ask your website support to make space on the server, then try again. The disk became full, and the unfinished backup was deleted.',
    'no-room':
      'Please ask your website support to make space on the server, then try again. There is not enough space on the disk, so the backup was not started.',
    'no-school': 'Please tell your website support. The database is empty, so there is nothing to back up.',
    'not-whole':
      'Please try again. The backup could not be read back correctly, so it was deleted. If it happens again, the disk may be failing.',
    unknown:
      'Something went wrong. Please try again; if it happens again, tell your website support. The reason is in the server’s log.',
  } satisfies Record<BackupFailure, string>,
  list: 'Backups on the server',
  none: 'No backups yet. Make the first one now: it takes about a minute.',
  kept: (count: number) =>
    plural(count, {
      one: 'Only the newest is kept here; older ones are deleted automatically.',
      other: `The newest ${count} are kept here; older ones are deleted automatically.`,
    }),
  madeBy: (name: string) => `by ${name}`,
  contains: (rows: string, files: string) => `Entries: ${rows}. Photos and documents: ${files}.`,
  missing: (files: number) =>
    plural(files, {
      one: 'One photo was missing and could not be copied.',
      other: `${files} photos were missing and could not be copied.`,
    }),
  whole: 'Checked and complete',
  damaged: 'Incomplete backup',
  damagedHelp: 'Do not rely on this file: it was cut off or changed.',
  otherFormat: 'Made by another version of the site',
  otherFormatHelp:
    'Please make a new backup now. The site can be restored from this one only by the version that made it, not by this version.',
  download: 'Download',
  /** After the word itself, for screen readers. */
  downloadOf: (when: string) => ` the backup of ${when}`,
  everything: {
    title: 'Export everything',
    lead: 'Everything on this site belongs to the school. Download all of it as one ZIP file that any computer can open: news, albums, pages and all pictures, to read or to use on another site, and the enquiries from families as a table.',
    size: (size: string) =>
      `About ${size}. The file is made during the download, so leave the browser open until it is finished.`,
    button: 'Download everything',
    care: 'It contains what families wrote to the school, so keep it as safe as the school’s register. It does not replace a backup: a site cannot be restored from it.',
    file: (school: string, day: string) => `${school}-everything-${day}.zip`,
  },
  care: 'Keep your backups safe',
  careLocation:
    'If the server fails, the backups on it are lost too. Download one about every week and keep it in another place.',
  careSecret:
    'The file contains what families wrote to the school, and the accounts of the staff. Keep it as safe as the school’s register: not in a shared folder, and not in an e-mail.',
  careRestore:
    'Your website support can restore the site on an empty server with one command. Afterwards, everybody has to sign in again.',
};
