import type { TextsOfPage } from '#content/texts.ts';

export const thankYou: TextsOfPage<'thankYou'> = {
  sample: {
    title: 'Thank You',
    lead: 'Thank you for your interest in {school}.',
    description:
      'Thank you for your interest in {school}. How the school office reads and answers messages, and what to do if it is urgent.',
    'when-you-write/heading': 'When you write to us',
    'when-you-write/0/heading': 'We read it',
    'when-you-write/0/text': 'Every message from the [contact form](contact) goes to the school office.',
    'when-you-write/1/heading': 'We answer',
    'when-you-write/1/text':
      'If it needs an answer, we write to the e-mail address or call the number that you gave.',
    'when-you-write/2/heading': 'If it is urgent',
    'when-you-write/2/text': 'Please {callUs}.',
  },
};
