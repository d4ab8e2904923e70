import type { StarterPage } from '#content/starter.ts';

export const thankYouReceived: StarterPage = {
  layout: 'thanks',
  title: 'Thank You',
  lead: 'Thank you for writing to {school}.',
  description:
    'Thank you for your interest in {school}. How the school office reads and answers messages, and what to do if the matter cannot wait.',
  banner: 'thank-you',
  sections: [
    {
      id: 'what-happens-next',
      kind: 'steps',
      values: { heading: 'What happens next' },
      items: [
        { heading: 'We read it', text: 'Your message is with the school office.' },
        {
          heading: 'We answer',
          text: 'If it needs an answer, we write or call, with the address and the number that you gave.',
        },
        { heading: 'If it cannot wait', text: 'Please {callUs}.' },
      ],
    },
  ],
};
