import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const privacy: TextsOfPage<'privacy'> = {
  sample: {
    title: 'Privacy',
    lead: 'What this website keeps about you, how long, and how to have it removed.',
    description:
      'What the website of {school} keeps about its visitors and about those who write to the school, for how long, and how to have it removed.',
    'in-short/heading': 'In short',
    'in-short/0/text': 'This website has no advertisements and sets no cookies for visitors.',
    'in-short/1/text':
      'Its pages, pictures and typefaces come from its own server. No other company is told that you were here.',
    'in-short/2/text':
      'The map on the [contact page](contact#map) comes from another site, and only after you press its button. Links that lead to other sites say so.',
    'in-short/3/text': 'We keep what you write to us, to answer you, and then delete it.',
    'when-you-write/heading': 'When you write to us',
    'when-you-write/text': paragraphs(
      'The [contact form](contact) asks for your name, your e-mail address, your phone number and your message. We keep these four, the time, and a receipt number.',
      'They go to the school office as an e-mail. You get a short mail that your message has arrived.{?acknowledges}',
      'This website deletes your message {enquiryDays} after it came. What looks like spam is kept aside, in case it is not, and deleted after {spamDays}. This does not delete the e-mail in the office’s mailbox; please ask the office to do that.',
      'To stop spam, we count how many messages come from one network in an hour. We do not keep the network’s address, only a code made from it with a key that is deleted every night.',
    ),
    'when-you-read/heading': 'When you only read',
    'when-you-read/text': paragraphs(
      'We count visits, to know whether the website is of use. So that one visit is not counted twice, we make a code from your network’s address and your browser’s name, with a key that changes every day. The code cannot identify you. We keep only a number for each day.',
      'How often each page is read is counted too, so that the office knows what to translate first: a number for each page and day, kept for 60 days. Nothing is noted of who read it.',
      'The server’s log notes which page was asked for, when, and how long the answer took; not who asked.',
    ),
    'in-your-browser/heading': 'In your own browser',
    'in-your-browser/text': paragraphs(
      'A few things are remembered on your own device and sent to nobody: a message that you began and did not send, whether you closed a notice, and whether you paused the moving pictures. A message that you began is removed once it is sent, or when you throw it away; after a week it is not offered again.',
      'On a computer that others use too, throw away what you began, or empty the form.',
    ),
    'your-requests/heading': 'See it, correct it, remove it',
    'your-requests/text':
      'If you want to know what we keep about you, to have it corrected, or to have it removed, please {ways}. The receipt number helps us to find your message.',
    'your-requests/actionWords': 'Contact Us',
  },
};
