import type { BackupFailure } from '#app/features/backup/backup.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

export const backup = {
  title: 'Backup',
  lead: 'A backup is one file with everything in it: texts, photos, enquiries, people. If the computer fails, the site can be restored from it.',
  make: 'Make a backup now',
  making: 'A backup is being made',
  makingHelp: 'You can close this page or go on working; it is made in the background.',
  waitsToBegin: 'It begins in a moment.',
  written: (done: string, of: string) => `${done} of about ${of} written`,
  checking: 'Everything is written. Now it is read again from beginning to end.',
  refresh: 'Look again',
  made: 'The backup is made',
  madeHelp:
    'It was read again from beginning to end and is whole. Now download it and keep it in another place.',
  failed: 'The last backup could not be made',
  failures: {
    'disk-full':
      'The disk became full. Nothing half-finished was left behind. Please ask whoever runs the site to make room, then try again.',
    'no-room':
      'There is not enough room on the disk, so it was not begun. Please ask whoever runs the site to make room, then try again.',
    'no-school': 'The database is empty: there is nothing to keep. Please tell whoever runs the site.',
    'not-whole':
      'What was written could not be read back as it was, so it was thrown away. Please try again; if it happens again, the disk may be failing.',
    unknown:
      'Something went wrong on the way. Please try again; if it happens again, tell whoever runs the site: the reason is in its log.',
  } satisfies Record<BackupFailure, string>,
  list: 'Backups on this computer',
  none: 'There is none yet. Make the first one now: it takes a minute or so.',
  kept: (count: number) =>
    plural(count, {
      one: 'Only the newest is kept here.',
      other: `The newest ${count} are kept here; older ones are deleted automatically.`,
    }),
  madeBy: (name: string) => `by ${name}`,
  contains: (rows: string, files: string) => `${rows} entries, ${files} photos and documents`,
  missing: (files: number) =>
    plural(files, {
      one: 'One photo was not there to be copied.',
      other: `${files} photos were not there to be copied.`,
    }),
  whole: 'Checked and whole',
  damaged: 'Not a finished backup',
  damagedHelp: 'This file was cut off or changed. Do not rely on it.',
  otherFormat: 'Made by another version of the site',
  otherFormatHelp:
    'The school cannot be brought back from it by this version, only by the one that made it. Make a new backup now.',
  download: 'Download',
  /** After the word itself, for screen readers. */
  downloadOf: (when: string) => ` the backup of ${when}`,
  everything: {
    title: 'Take everything with you',
    lead: 'What is on this site belongs to the school. Download all of it as one ZIP file that any computer opens: news, albums, pages and every picture, to read or to bring to another site; and what families wrote, as a table.',
    size: (size: string) =>
      `About ${size}. It is made while it is downloaded, so leave the browser open until it is there.`,
    button: 'Download everything',
    care: 'It holds what families wrote to the school: keep it as you would keep the register. It does not replace a backup: a site cannot be brought back from it.',
    file: (school: string, day: string) => `${school}-everything-${day}.zip`,
  },
  care: 'Take good care of it',
  careLocation:
    'A backup on this computer alone is lost with it. Download one every week or so and keep it in another place.',
  careSecret:
    'The file holds what families wrote to the school, and the staff’s accounts. Keep it as you would keep the register: not in a shared folder, not in a mail.',
  careRestore:
    'Bringing the school back is one command for whoever runs the site, on an empty computer. Everybody signs in anew afterwards.',
};
