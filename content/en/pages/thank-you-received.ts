import type { TextsOfPage } from '#content/texts.ts';

export const thankYouReceived: TextsOfPage<'thankYouReceived'> = {
  sample: {
    title: 'Thank You',
    lead: 'Thank you for writing to {school}.',
    description:
      'Thank you for your interest in {school}. How the school office reads and answers messages, and what to do if it is urgent.',
    'what-happens-next/heading': 'What happens next',
    'what-happens-next/0/heading': 'We read it',
    'what-happens-next/0/text': 'Your message is with the school office.',
    'what-happens-next/1/heading': 'We answer',
    'what-happens-next/1/text':
      'If it needs an answer, we write to the e-mail address or call the number that you gave.',
    'what-happens-next/2/heading': 'If it is urgent',
    'what-happens-next/2/text': 'Please {callUs}.',
  },
};
