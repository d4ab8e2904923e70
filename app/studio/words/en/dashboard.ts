import type { CheckedField } from '#app/features/school/profile-gaps.ts';
import type { Category } from '#app/features/leadership/message.ts';
import { en as site } from '#app/words/en.ts';
import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';
import { counted } from './counted.ts';
import { goingPublic } from './first-hour.ts';

const plural = pluralIn('en');

export const dashboard = {
  title: 'Home',
  greeting: {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  today: (weekday: string, day: string) => `${weekday}, ${day}`,
  number: grouped,
  writeNews: 'Write news',
  addPhotos: 'Add photos',
  figures: {
    label: 'In numbers',
    oldest: (duration: string) => `Oldest waiting for ${duration}`,
    next: (when: string) => `Next: ${when}`,
  },
  failedPart: 'This part could not be loaded. The rest of the page is correct.',
  now: {
    title: 'Needs attention',
    nothing: 'Nothing needs your attention',
    nothingUrgent: 'Nothing is urgent',
    enquiriesSeenTo: 'No new enquiries.',
    mailGoesOut: 'E-mail is working.',
    hasRoom: 'There is space for photos.',
    wellDone: 'Well done.',
    stillMissing: 'See below for what is still missing.',
    selfTestFailed: 'The daily test of the contact form failed',
    selfTestFailedText:
      'What families write is saved under Enquiries, but it may not reach the mailbox. Please tell your website support.',
    selfTestOverdue: 'The daily test of the contact form has not run for more than two days',
    selfTestOverdueText: 'E-mails may not be going out. Please ask your website support to check the server.',
    diskLow: (free: string) => `Only ${free} of disk space is left`,
    diskLowText: 'There may soon be no space for photos and enquiries. Please tell your website support.',
    undelivered: (count: number) =>
      `${counted(count, 'enquiry', 'enquiries')} could not be sent to the mailbox`,
    undeliveredText: 'Read and answer here, or send again.',
    held: (count: number) =>
      plural(count, {
        one: '1 enquiry looks like spam and was held back',
        other: `${grouped(count)} enquiries look like spam and were held back`,
      }),
    heldText: 'Some may be genuine.',
    view: 'View',
    missedChange: (name: string) => `A scheduled change could not be published: ${name}`,
    missedChangeText: (when: string) =>
      `It was scheduled for ${when}. Families still see the previous version.`,
  },
  parked: {
    title: (name: string) => `Stopped: ${name}`,
    text: (when: string) =>
      `The server failed twice during this task. It stopped on ${when} and will not start again automatically. Please tell your website support.`,
    askAdministrator: 'An administrator can start it again.',
    retry: 'Try again',
    retried: 'It is running again. If it stops again, it will be listed here.',
    view: 'View',
    otherJob: 'A task in the background',
    kinds: {
      'deliver-enquiry': 'Sending an enquiry to the mailbox',
      'acknowledge-enquiry': 'Confirming an enquiry to its sender',
      'enquiry-digest': 'The daily e-mail about open enquiries',
      'delete-old-enquiries': 'Deleting old enquiries',
      'self-test': 'The daily test of the contact form',
      'check-self-test': 'The daily test of the contact form',
      'send-staff-mail': 'An e-mail to staff',
      'empty-trash': 'Emptying the trash',
      'publish-due-changes': 'Publishing scheduled changes',
      'check-links': 'Checking links to other sites',
      'make-album-renditions': 'Preparing the photos of an album',
      'erase-withdrawn-photos': 'Deleting withdrawn photos permanently',
      'erase-files': 'Deleting unused files',
      'look-at-pictures': 'Comparing photos',
      'make-backup': 'A backup',
      'daily-backup': 'The nightly backup',
    },
  },
  enquiries: {
    title: 'New enquiries',
    all: 'All enquiries',
    none: 'No new enquiries.',
    more: (count: number) => `${grouped(count)} more`,
  },
  missing: {
    title: 'What is missing',
    none: 'Nothing is missing. Every picture has a description and the school profile is filled in.',
    untouched: goingPublic.untouched,
    untouchedHelp: goingPublic.untouchedHelp,
    see: 'View',
    update: 'Update',
    moreOlder: (count: number) =>
      `${counted(count, 'more translation is', 'more translations are')} older than the original text`,
    withoutWords: (count: number) => `${counted(count, 'picture has', 'pictures have')} no description`,
    describe: 'Describe',
    write: 'Write',
    deadLinks: (count: number) =>
      plural(count, {
        one: '1 link to another site does not work',
        other: `${grouped(count)} links to other sites do not work`,
      }),
    nothingThereOn: (day: string) => `No page was found there on ${day}.`,
    ignore: 'Do not remind again',
    fix: 'Fix',
    linksDismissed: 'OK. We will not remind you of these links again.',
    emptyAlbum: 'An album without photos',
    add: 'Add',
    leadershipMessage: (category: Category) => `No message from the ${category}`,
    leadershipMessageHelp: 'The welcome page is empty.',
    leadershipPortrait: (category: Category) => `No photo of the ${category}`,
    leadershipPortraitHelp: 'The welcome page shows a placeholder instead.',
    leadershipSample: (category: Category) => `The message from the ${category} is still a sample`,
    leadershipSampleHelp: 'Replace it with their own name and message.',
    placeholders: (count: number) =>
      plural(count, {
        one: '1 field of the school profile is not filled in yet',
        other: `${grouped(count)} fields of the school profile are not filled in yet`,
      }),
    forAdministrator: (what: string) => `${what} (ask an administrator)`,
    fill: 'Fill in',
    fields: {
      phone: 'Phone number',
      whatsapp: 'WhatsApp number',
      email: 'E-mail address',
      addressLines: 'Address',
      officeHours: 'Office hours',
      mapUrl: 'Map',
      parentPortalUrl: 'Parent portal',
      social: 'Social networks',
      parentsApp: 'Parents’ app',
      helpDesk: 'Help desk',
    } satisfies Record<CheckedField, string>,
  },
  coming: {
    title: 'Scheduled changes',
    none: 'No changes are scheduled for the next 14 days.',
    begins: 'Will appear',
    ends: 'Will be removed',
    changes: 'Will change',
    at: (weekday: string, time: string) => `${weekday}, ${site.calendar.time(time)}`,
    more: (count: number) => `${grouped(count)} more`,
  },
  deletions: {
    title: 'Files to be deleted',
    files: (many: number) =>
      `${counted(many, 'file in the library is', 'files in the library are')} not used anywhere`,
    first: (many: number, day: string) =>
      plural(many, { one: `It will be deleted on ${day}.`, other: `The first will be deleted on ${day}.` }),
    own: (own: number, many: number) =>
      own === many
        ? plural(many, { one: 'You added it.', other: 'You added them.' })
        : `You added ${grouped(own)} of them.`,
    see: 'View',
  },
  drafts: {
    title: 'Drafts',
    none: 'No drafts.',
    more: (count: number) => `${grouped(count)} more`,
    changed: (type: string, day: string) => `${type}, last changed ${day}`,
    untitled: 'Without a title',
  },
  visits: {
    title: 'Visits in 30 days',
    more: (percent: number) => `${percent}% more than in the 30 days before`,
    fewer: (percent: number) => `${percent}% fewer than in the 30 days before`,
    same: 'As many as in the 30 days before',
    ever: (total: number) => `${counted(total, 'visit', 'visits')} in total.`,
    chart: (first: string, last: string, top: string) => `Visits per day, ${first} to ${last}. ${top}`,
    top: (visits: number, day: string) => `${grouped(visits)} on ${day}`,
    none: 'No visits yet.',
    today: 'Today',
    table: 'Show as a table',
    day: 'Day',
    visits: 'Visits',
    refused: (count: number, anHour: number, aDay: number) =>
      `Not counted: ${counted(count, 'visit', 'visits')} from networks that had already made ${grouped(anHour)} visits within an hour or ${grouped(aDay)} within a day. Only computer programs do that, not families.`,
    notCounted: 'Not counted',
  },
  mail: {
    title: 'E-mail',
    working: 'Working',
    workingText: (when: string) => `The test e-mail of ${when} arrived.`,
    trouble: 'Not working',
    untested: 'Not tested yet',
    untestedText: 'A test e-mail is sent every morning at 6:30. You will see the result tomorrow.',
    off: 'The daily test is switched off',
    offText: 'Your website support can switch it on (SELF_TEST=daily).',
    toFiles: 'E-mails are not being sent',
    toFilesText:
      'No mail server is set up yet (SMTP_HOST), so e-mails are only written to files on the server. Read the enquiries here, and tell your website support.',
    waiting: 'Still to be sent',
    oldest: 'Oldest pending for',
    dead: 'Could not be sent',
  },
  system: 'System',
  backup: {
    title: 'Backup',
    none: 'None yet',
    noneText: 'Create the first one under Backup.',
    notDaily: 'Not created every night.',
    old: 'It is more than two days old.',
  },
  storage: {
    title: 'Disk space',
    free: 'Free',
    bucket: 'Photo storage',
    answers: 'working',
    media: 'Photos and files',
    database: 'Database',
  },
};
