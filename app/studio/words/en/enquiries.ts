import type { Delivery, InboxState } from '#app/features/enquiries/enquiry.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

const counted = (count: number, one: string, many: string) =>
  plural(count, { one: `1 ${one}`, other: `${count} ${many}` });
const days = (count: number) => counted(count, 'day', 'days');

/** '25 min', '3 h', '1 day 4 h', '12 days' */
function duration(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const rest = hours % 24;
  return hours < 72 && rest > 0 ? `${days(Math.floor(hours / 24))} ${rest} h` : days(Math.floor(hours / 24));
}

export const enquiries = {
  title: 'Enquiries',
  all: 'All',
  states: {
    new: 'New',
    'in-progress': 'In progress',
    answered: 'Answered',
    spam: 'Spam',
  } satisfies Record<InboxState, string>,
  filter: 'Which enquiries',
  duration,
  waiting: (minutes: number) => `Waiting ${duration(minutes)}`,
  answeredAfter: (minutes: number) => `Answered after ${duration(minutes)}`,
  receivedAgo: (minutes: number) => `Received ${duration(minutes)} ago`,
  search: {
    label: 'Search',
    hint: 'Name, phone, e-mail, receipt or message',
    submit: 'Search',
    clear: 'Show all again',
    found: (q: string) => `Found for “${q}”`,
  },
  held: (count: number) =>
    plural(count, {
      one: '1 enquiry looks like spam and was not sent on. Please look: it may be honest.',
      other: `${count} enquiries look like spam and were not sent on. Please look through them: an honest one may be among them.`,
    }),
  heldLink: 'Look at them',
  mailFailed: 'Mail not delivered',
  undelivered: 'Not delivered',
  heldTag: 'Held back',
  assignee: (name: string) => `With ${name}`,
  older: 'Older',
  newer: 'Newer',
  pages: 'More enquiries',
  export: 'Download as CSV',
  exportHint: (most: string) =>
    `What the filter shows, for Excel or LibreOffice; at most ${most}, the newest first.`,
  empty: {
    all: 'No enquiry has come yet. Once a family writes by the contact page, it stands here.',
    new: 'No new enquiries. All others are assigned.',
    'in-progress': 'Nobody is working on an enquiry at the moment.',
    answered: 'No enquiry is marked as answered yet.',
    undelivered: 'No mail was given up.',
    spam: 'No spam. What looks like it is kept here, and not sent on.',
    search: 'Nothing was found. Try fewer letters, or another part of the number or name.',
  },
  back: 'To the list',
  next: 'Older',
  previous: 'Newer',
  neighbours: 'Before and after in the list',
  email: 'E-mail',
  phone: 'Phone',
  phoneUnderstood: (written: string, understood: string) => `${written} (understood as ${understood})`,
  receipt: 'Receipt',
  received: 'Received',
  message: 'The message',
  reply: 'Reply by mail',
  call: 'Call',
  whatsapp: 'WhatsApp',
  replySubject: (receipt: string) => `Your enquiry ${receipt}`,
  replyGreeting: (name: string) => `Dear ${name},`,
  state: 'State',
  with: 'Assigned to',
  nobody: 'Nobody yet',
  you: (name: string) => `${name} (you)`,
  take: 'Assign to me',
  giveTo: 'Assign to',
  giveNobody: 'Nobody',
  give: 'Assign',
  delivery: {
    title: 'Mail to the school',
    waiting: 'It is on its way to the school’s mailbox.',
    attempts: (attempts: number, next: string) =>
      `${counted(attempts, 'try', 'tries')} failed; the next is at ${next}.`,
    tried: (attempts: number) => `Given up after ${counted(attempts, 'try', 'tries')}.`,
    because: (response: string) => `What the mail server said: ${response}`,
    delivered: 'It was delivered to the school’s mailbox.',
    filed:
      'No mail server is set up, so it was only written to a file on the server. Please answer it from here.',
    failed:
      'It could not be delivered to the school’s mailbox. You can read and answer it here all the same.',
    held: 'It looks like spam, so it was kept aside and not sent to the mailbox.',
  } satisfies Record<Delivery, string> & Record<string, unknown>,
  sendAgain: 'Send again',
  handedOn: {
    title: 'The old site’s desk',
    at: (host: string) => (host ? `the old desk at ${host}` : 'the old desk'),
    taken: (host: string, when: string) => `Handed on to ${host} on ${when}.`,
    receipt: (number: string) => `Its number there: ${number}`,
    waiting: (host: string) => `It waits to be handed on to ${host}.`,
    unsure: (host: string) =>
      `Sent to ${host}, but no answer came that says so: whether it arrived cannot be known from here. Please ask there before you hand it on again.`,
    'given-up': (host: string) => `It was not handed on to ${host}.`,
    sent: (attempts: number) => `Sent ${plural(attempts, { one: 'once', other: `${attempts} times` })}.`,
    again: 'Hand it on again',
    inHand: 'It is being sent just now. Look again in some minutes.',
    why: {
      off: 'Handing on was switched off before it was sent.',
      spam: 'It was called spam before it was sent.',
      noHost: 'Nobody has that address.',
      notPublic: 'The address leads into a network of our own, and may not be asked.',
      address: 'The address may not be asked.',
      redirects: 'The old site sent us elsewhere. Please check its address.',
      slow: 'The old site took too long.',
      lost: 'The line to the old site could not be made, or broke.',
      page: 'The old site answered with a page where it should have said that it has it.',
      'cut-off': 'This site was stopped while it was being sent.',
    },
    refused: (status: string) => `The old desk refused it: it answered ${status}.`,
    answered: (status: string) => `The old desk answered ${status}.`,
    restUntil: (when: string) => `The old site asked us to wait until ${when}.`,
  },
  acquit: 'Not spam: send it to the mailbox',
  acquitOnly: 'This is no spam',
  notes: {
    title: 'Notes',
    lead: 'Only the staff see these. They cannot be changed afterwards.',
    label: 'A new note',
    submit: 'Keep the note',
    none: 'No note yet.',
    notKept: 'The note is not kept yet.',
    required: 'Please write something first.',
    tooLong: (most: number) => `Please keep it to ${most} characters.`,
    by: (name: string, when: string) => `${name}, ${when}`,
  },
  keeping: {
    title: 'How long it is kept',
    until: (day: string, keepDays: number, spamDays: number) =>
      `It is deleted by itself on ${day}: enquiries are kept for ${days(keepDays)}, spam for ${days(spamDays)}.`,
    deleteNow: 'Delete it now',
    deleteWhy:
      'Use this when somebody asks you to delete what they wrote. It is deleted at once with its notes and cannot be restored; the mail in the school’s mailbox must be deleted there.',
    deleteConfirm: (name: string) => `Delete the enquiry of ${name} for good`,
  },
  done: {
    give: 'Saved: the enquiry is assigned.',
    state: 'Kept: the state has changed.',
    note: 'Your note is kept.',
    'send-again': 'It is being sent again.',
    'hand-on-again': 'It is being handed on again.',
    acquit: 'Thank you. It is an enquiry like every other now.',
    delete: 'The enquiry is deleted.',
  },
  changed: 'Somebody else changed this first. Check it and choose again.',
  csv: {
    file: (day: string) => `enquiries-${day}.csv`,
    headings: [
      'Receipt',
      'Received (India)',
      'Name',
      'E-mail',
      'Phone',
      'Message',
      'State',
      'Seen to by',
      'Mail',
      'Answered (India)',
      'Notes',
    ],
    deliveries: {
      waiting: 'waiting',
      delivered: 'delivered',
      filed: 'written to a file',
      failed: 'failed',
      held: 'held as spam',
    } satisfies Record<Delivery, string>,
  },
};
