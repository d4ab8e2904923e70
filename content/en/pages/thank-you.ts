import type { StarterPage } from '#content/starter.ts';

export const thankYou: StarterPage = {
  layout: 'thanks',
  title: 'Thank You',
  lead: 'Thank you for your interest in {school}.',
  description:
    'Thank you for your interest in {school}. How the school office reads and answers messages, and what to do if the matter cannot wait.',
  banner: 'thank-you',
  sections: [
    {
      id: 'when-you-write',
      kind: 'steps',
      values: { heading: 'When you write to us' },
      items: [
        {
          heading: 'We read it',
          text: 'Whatever you send with the [contact form](contact) goes to the school office.',
        },
        {
          heading: 'We answer',
          text: 'If it needs an answer, we write or call, with the address and the number that you gave.',
        },
        { heading: 'If it cannot wait', text: 'Please {callUs}.' },
      ],
    },
  ],
};
