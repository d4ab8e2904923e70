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
  mine: 'Mine',
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
    hint: 'Name, phone, e-mail, reference number or message',
    submit: 'Search',
    clear: 'Show all',
    found: (q: string) => `Results for “${q}”`,
  },
  held: (count: number) =>
    plural(count, {
      one: '1 enquiry looks like spam and was not sent to the mailbox. Please check it: it may be genuine.',
      other: `${count} enquiries look like spam and were not sent to the mailbox. Please check them: some may be genuine.`,
    }),
  heldLink: 'Check spam',
  mailFailed: 'E-mail not delivered',
  undelivered: 'Not delivered',
  heldTag: 'Held as spam',
  assignee: (name: string) => `Assigned to ${name}`,
  older: 'Older enquiries',
  newer: 'Newer enquiries',
  pages: 'More enquiries',
  export: 'Download as CSV',
  exportHint: (most: string) =>
    `All enquiries in this list, for Excel or LibreOffice. At most ${most}, newest first.`,
  empty: {
    all: 'No enquiries yet. Messages from the contact page appear here.',
    new: 'No new enquiries. All others are assigned.',
    'in-progress': 'No enquiries are in progress.',
    answered: 'No enquiries are marked as answered yet.',
    mine: 'No open enquiries are assigned to you.',
    undelivered: 'No undelivered e-mails.',
    spam: 'No spam. Messages that look like spam are held here and are not sent to the mailbox.',
    search: 'Nothing found. Try fewer letters, or another part of the number or name.',
  },
  next: 'Older enquiry',
  previous: 'Newer enquiry',
  neighbours: 'Newer and older enquiry',
  email: 'E-mail',
  phone: 'Phone',
  phoneUnderstood: (written: string, understood: string) => `${written} (dialled as ${understood})`,
  receipt: 'Reference number',
  received: 'Received',
  reply: 'Reply by e-mail',
  call: 'Call',
  whatsapp: 'WhatsApp',
  replySubject: (receipt: string) => `Your enquiry ${receipt}`,
  replyGreeting: (name: string) => `Dear ${name},`,
  timeline: {
    title: 'Timeline',
    wrote: (name: string) => `${name} wrote`,
    assigned: (name: string) => `Assigned to ${name}`,
    assignedToNobody: 'No longer assigned',
    state: (state: string) => `Status: ${state}`,
    note: 'Note',
    notSpam: 'Marked as not spam',
    sentAgain: 'Sent to the school’s mailbox again',
    forwardedAgain: 'Forwarded to the old site again',
    olderLeftOut: 'Older changes are not shown',
  },
  details: 'Details',
  state: 'Status',
  with: 'Assigned to',
  nobody: 'Nobody yet',
  you: (name: string) => `${name} (you)`,
  take: 'Assign to me',
  giveNobody: 'Assign to nobody',
  give: 'Assign',
  delivery: {
    title: 'E-mail to the school',
    waiting: 'It is being sent to the school’s mailbox.',
    attempts: (attempts: number, next: string) =>
      `${counted(attempts, 'attempt', 'attempts')} failed. Next attempt: ${next}.`,
    tried: (attempts: number) => `Sending stopped after ${counted(attempts, 'attempt', 'attempts')}.`,
    because: (response: string) => `Answer from the mail server: ${response}`,
    delivered: 'It was delivered to the school’s mailbox.',
    filed:
      'No mail server is set up, so it was only saved to a file on the server. Please reply from this page.',
    failed:
      'It could not be delivered to the school’s mailbox. You can still read it here and reply from this page.',
    held: 'It looks like spam, so it was not sent to the mailbox.',
  } satisfies Record<Delivery, string> & Record<string, unknown>,
  sendAgain: 'Send again',
  handedOn: {
    title: 'Old site',
    at: (host: string) => (host ? `the old site (${host})` : 'the old site'),
    taken: (host: string, when: string) => `Forwarded to ${host} on ${when}.`,
    receipt: (number: string) => `Reference number there: ${number}`,
    waiting: (host: string) => `Not yet forwarded to ${host}.`,
    unsure: (host: string) =>
      `Sent to ${host}, but it did not confirm that it arrived. Ask there before you forward it again.`,
    'given-up': (host: string) => `Not forwarded to ${host}.`,
    sent: (attempts: number) => `Tried ${plural(attempts, { one: 'once', other: `${attempts} times` })}.`,
    again: 'Forward again',
    inHand: 'It is being sent right now. Check again in a few minutes.',
    why: {
      off: 'Forwarding was switched off before it was sent.',
      spam: 'It was marked as spam before it was sent.',
      noHost: 'There is no website at this address.',
      notPublic: 'The address is in a private network, which is not allowed.',
      address: 'This address is not allowed.',
      redirects: 'Check the address of the old site: it redirected us to another address.',
      slow: 'The old site took too long to answer.',
      lost: 'The connection to the old site failed.',
      page: 'The old site answered with a web page instead of a confirmation.',
      'cut-off': 'This site stopped while it was being sent.',
    },
    refused: (status: string) => `The old site refused it (code ${status}).`,
    answered: (status: string) => `The old site answered with code ${status}.`,
    restUntil: (when: string) => `The old site asked us to wait until ${when}.`,
  },
  acquit: 'Not spam: send it',
  acquitOnly: 'Mark as not spam',
  notes: {
    lead: 'Only staff can see notes. Notes cannot be changed later.',
    label: 'New note',
    submit: 'Save note',
    notKept: 'The note is not saved yet.',
    required: 'Write the note first.',
    tooLong: (most: number) => `Shorten the note to ${most} characters or fewer.`,
    by: (name: string, when: string) => `${name}, ${when}`,
  },
  keeping: {
    title: 'How long it is kept',
    until: (day: string, keepDays: number, spamDays: number) =>
      `It will be deleted automatically on ${day}. Enquiries are kept for ${days(keepDays)}, spam for ${days(spamDays)}.`,
    deleteNow: 'Delete it now',
    deleteWhy:
      'Use this when somebody asks you to delete what they wrote. It is deleted immediately with its notes and cannot be restored. The e-mail in the school’s mailbox must be deleted separately.',
    deleteConfirm: (name: string) => `Delete the enquiry from ${name} permanently`,
  },
  done: {
    give: 'Saved: the enquiry is assigned.',
    state: 'Saved: the status has changed.',
    note: 'Your note is saved.',
    'send-again': 'It is being sent again.',
    'hand-on-again': 'It is being forwarded again.',
    acquit: 'Thank you. It is no longer marked as spam.',
    delete: 'The enquiry is deleted.',
  },
  changed: 'Somebody else changed this first. Check it and choose again.',
  csv: {
    file: (day: string) => `enquiries-${day}.csv`,
    headings: [
      'Reference number',
      'Received (India)',
      'Name',
      'E-mail',
      'Phone',
      'Message',
      'Status',
      'Assigned to',
      'E-mail to the school',
      'Answered (India)',
      'Notes',
    ],
    deliveries: {
      waiting: 'not yet sent',
      delivered: 'delivered',
      filed: 'saved to a file',
      failed: 'not delivered',
      held: 'held as spam',
    } satisfies Record<Delivery, string>,
  },
};
