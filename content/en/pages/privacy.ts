import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const privacy: TextsOfPage<'privacy'> = {
  sample: {
    title: 'Privacy',
    lead: 'What this website stores about you, for how long, and how to have it deleted.',
    description:
      'What the website of {school} stores about visitors and about people who write to the school, for how long, and how to have it deleted.',
    'in-short/heading': 'In short',
    'in-short/0/text': 'This website has no advertisements and sets no cookies for visitors.',
    'in-short/1/text':
      'Its pages, pictures and fonts come from its own server. No other company learns that you were here.',
    'in-short/2/text':
      'The map on the [contact page](contact#map) comes from another site, and loads only after you press its button. Links to other sites say so.',
    'in-short/3/text': 'We save what you write to us so that we can answer you, and delete it later.',
    'when-you-write/heading': 'When you write to us',
    'when-you-write/text': paragraphs(
      'The [contact form](contact) asks for your name, your e-mail address, your phone number and your message. We save these four, the time and a reference number.',
      'They go to the school office by e-mail. You get a short e-mail to say that your message has arrived.{?acknowledges}',
      'This website deletes your message {enquiryDays} after it arrives. Messages that look like spam are saved separately, because some may be genuine, and deleted after {spamDays}. This does not delete the e-mail in the office’s mailbox; please ask the office to do that.',
      'To stop spam, we count how many messages come from one network in an hour. We do not save the network’s address, only a code made from it with a key that is deleted every night.',
    ),
    'when-you-read/heading': 'When you only read',
    'when-you-read/text': paragraphs(
      'We count visits to see if the website is useful. So that one visit is not counted twice, we make a code from your network’s address and your browser’s name, with a key that changes every day. The code cannot identify you. We save only a number for each day.',
      'We also count how often each page is read, so that the office knows what to translate first. We save one number for each page and day, for 60 days. We do not save who read it.',
      'The server’s log records which page was opened, when, and how long the server took to answer. It does not record who opened it.',
    ),
    'in-your-browser/heading': 'In your browser',
    'in-your-browser/text': paragraphs(
      'A few things are saved on your own device and not sent to anyone: a message that you started and did not send, whether you closed a notice, and whether you paused the moving pictures. An unsent message is deleted when you send it or discard it; after a week it is not shown again.',
      'On a shared computer, discard your unsent message or clear the form.',
    ),
    'your-requests/heading': 'See, correct or delete your data',
    'your-requests/text':
      'If you want to know what we have saved about you, or want it corrected or deleted, please {ways}. The reference number helps us to find your message.',
    'your-requests/actionWords': 'Contact Us',
  },
};
