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
  failedPart: 'This part could not be read just now. The rest of the page is right.',
  now: {
    title: 'Needs attention',
    nothing: 'Nothing needs your attention',
    nothingUrgent: 'Nothing is urgent',
    enquiriesSeenTo: 'Every enquiry is being seen to.',
    mailGoesOut: 'The mail goes out.',
    hasRoom: 'There is room for photos.',
    wellDone: 'Well done.',
    stillMissing: 'What is still missing stands below.',
    selfTestFailed: 'The daily test of the contact form failed',
    selfTestFailedText:
      'What families write is kept and stands under Enquiries, but it may not reach the mailbox. Tell whoever runs the site.',
    selfTestOverdue: 'The daily test of the contact form has not run for more than two days',
    selfTestOverdueText: 'Mail may not be going out. Tell whoever runs the site to look at the server.',
    diskLow: (free: string) => `Only ${free} of disk space is left`,
    diskLowText: 'There may soon be no space for photos and enquiries. Tell whoever runs the site.',
    undelivered: (count: number) =>
      `${counted(count, 'enquiry', 'enquiries')} could not be sent to the mailbox`,
    undeliveredText: 'Read and answer here, or send again.',
    held: (count: number) =>
      plural(count, {
        one: '1 enquiry looks like spam and was held back',
        other: `${grouped(count)} enquiries look like spam and were held back`,
      }),
    heldText: 'Some may be genuine.',
    view: 'Look',
    missedChange: (name: string) => `A scheduled change could not be published: ${name}`,
    missedChangeText: (when: string) => `It was due on ${when}. Families still see the version before.`,
  },
  parked: {
    title: (name: string) => `Stopped: ${name}`,
    text: (when: string) =>
      `The server failed twice while this was running, so it does not start again by itself (${when}). Tell whoever runs the site.`,
    askAdministrator: 'An administrator can start it again.',
    retry: 'Try again',
    retried: 'It runs again. If it stops once more, it is listed here again.',
    view: 'Look',
    otherJob: 'A task in the background',
    kinds: {
      'deliver-enquiry': 'Sending an enquiry to the mailbox',
      'acknowledge-enquiry': 'Confirming an enquiry to its sender',
      'enquiry-digest': 'The daily mail about open enquiries',
      'delete-old-enquiries': 'Deleting old enquiries',
      'self-test': 'The daily test of the contact form',
      'check-self-test': 'The daily test of the contact form',
      'send-staff-mail': 'A mail to staff',
      'empty-trash': 'Emptying the trash',
      'publish-due-changes': 'Publishing scheduled changes',
      'check-links': 'Checking links to other sites',
      'make-album-renditions': 'Preparing the photos of an album',
      'erase-withdrawn-photos': 'Deleting withdrawn photos',
      'erase-files': 'Deleting unused files',
      'look-at-pictures': 'Comparing photos',
      'make-backup': 'A backup',
      'daily-backup': 'The nightly backup',
    } as Record<string, string>,
  },
  enquiries: {
    title: 'New enquiries',
    all: 'All',
    none: 'Nobody is waiting for an answer.',
    more: (count: number) => `and ${grouped(count)} more`,
  },
  missing: {
    title: 'What is missing',
    none: 'Nothing that we know of. Every picture has its words and the profile is filled in.',
    untouched: goingPublic.untouched,
    untouchedHelp: goingPublic.untouchedHelp,
    see: 'See',
    update: 'Update',
    moreOlder: (count: number) =>
      `${counted(count, 'more translation is', 'more translations are')} older than the text`,
    withoutWords: (count: number) => `${counted(count, 'picture has', 'pictures have')} no description`,
    write: 'Write',
    deadLinks: (count: number) =>
      plural(count, {
        one: '1 link to another site leads nowhere',
        other: `${grouped(count)} links to other sites lead nowhere`,
      }),
    nothingThereOn: (day: string) => `Nothing was there on ${day}.`,
    weKnow: 'We know',
    mend: 'Fix',
    linksDismissed: 'OK. We will not warn you about these links again.',
    emptyAlbum: 'An album without photos',
    add: 'Add',
    leadershipMessage: (category: Category) => `No message of the ${category}`,
    leadershipMessageHelp: 'The welcome page is empty.',
    leadershipPortrait: (category: Category) => `No portrait of the ${category}`,
    leadershipPortraitHelp: 'The welcome page shows a stand-in.',
    leadershipSample: (category: Category) => `The message of the ${category} is still a sample`,
    leadershipSampleHelp: 'Put their own name and words there.',
    placeholders: (count: number) =>
      `${counted(count, 'place', 'places')} in the school’s profile ${plural(count, { one: 'is', other: 'are' })} still to be filled in`,
    askAdministrator: 'ask an administrator',
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
    none: 'Nothing goes up, comes down or changes by itself in the next 14 days.',
    begins: 'Will appear',
    ends: 'Will be removed',
    changes: 'Changes',
    at: (weekday: string, time: string) => `${weekday}, ${site.calendar.time(time)}`,
  },
  deletions: {
    title: 'Will be deleted',
    files: (many: number) =>
      `${counted(many, 'file in the library is', 'files in the library are')} not used anywhere`,
    first: (many: number, day: string) =>
      plural(many, { one: `Will be deleted on ${day}.`, other: `The first will be deleted on ${day}.` }),
    own: (own: number, many: number) =>
      own === many
        ? plural(many, { one: 'You added it.', other: 'You added them.' })
        : `You added ${grouped(own)} of them.`,
    see: 'See',
  },
  drafts: {
    title: 'Drafts',
    none: 'No drafts.',
    more: (count: number) => `and ${grouped(count)} more`,
    changed: (type: string, day: string) => `${type}, last changed ${day}`,
    untitled: 'Without a title',
  },
  visits: {
    title: 'Visits, 30 days',
    more: (percent: number) => `${percent} % more than the 30 days before`,
    fewer: (percent: number) => `${percent} % fewer than the 30 days before`,
    same: 'As many as in the 30 days before',
    ever: (total: number) => `${counted(total, 'visit', 'visits')} since counting began.`,
    chart: (first: string, last: string, top: string) => `Visits a day, ${first} to ${last}. ${top}`,
    top: (visits: number, day: string) => `${grouped(visits)} on ${day}`,
    none: 'Nobody has visited yet.',
    today: 'Today',
    table: 'As a table',
    day: 'Day',
    visits: 'Visits',
    refused: (count: number, anHour: number, aDay: number) =>
      `Not counted: ${counted(count, 'call', 'calls')} from networks that had sent ${grouped(anHour)} new visits within an hour, or ${grouped(aDay)} within a day, already. Programs do that, not families.`,
    notCounted: 'Not counted',
  },
  mail: {
    title: 'Mail',
    working: 'Working',
    workingText: (when: string) => `The test mail of ${when} arrived.`,
    trouble: 'Not working',
    untested: 'Not tested yet',
    untestedText: 'A test mail goes out every morning at half past six; you will see the result tomorrow.',
    off: 'The daily test is switched off',
    offText: 'Whoever runs the site can switch it on (SELF_TEST=daily).',
    toFiles: 'Mail goes to files',
    toFilesText:
      'No mail server is set up yet (SMTP_HOST), so nobody gets a mail: read the enquiries here. Tell whoever runs the site.',
    waiting: 'Waiting',
    oldest: 'Oldest waits',
    dead: 'Given up',
    nothing: '–',
  },
  storage: {
    title: 'Room on the disk',
    titleOfBucket: 'Storage',
    free: 'Free',
    bucket: 'Photo storage',
    answers: 'working',
    media: 'Photos and files',
    database: 'Database',
  },
};
