import type { SchoolFacts, ThankYouContent } from '../page-content.ts';
import { waysToReach } from './phrases.ts';

export const thankYou = (school: SchoolFacts): ThankYouContent => {
  const answer = {
    heading: 'We answer',
    text: 'If it needs an answer, we write or call, with the address and the number that you gave.',
  };
  const hurry = { heading: 'If it cannot wait', text: `Please ${waysToReach({ ...school, email: '' })}.` };
  return {
    title: 'Thank You',
    lead: `Thank you for your interest in ${school.name}.`,
    description: `Thank you for your interest in ${school.name}. How the school office reads and answers messages, and what to do if the matter cannot wait.`,
    sections: [
      {
        id: 'when-you-write',
        heading: 'When you write to us',
        paragraphs: [],
        steps: [
          {
            heading: 'We read it',
            text: 'Whatever you send with the [contact form](contact) goes to the school office.',
          },
          answer,
          hurry,
        ],
      },
    ],
    received: {
      lead: `Thank you for writing to ${school.name}.`,
      sections: [
        {
          id: 'what-happens-next',
          heading: 'What happens next',
          paragraphs: [],
          steps: [{ heading: 'We read it', text: 'Your message is with the school office.' }, answer, hurry],
        },
      ],
    },
    picture: { picture: 'thank-you', alt: 'Thank you! Go to the home page' },
  };
};
