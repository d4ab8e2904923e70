import type { SchoolFacts, ThankYouContent } from '../page-content.ts';
import { waysToReach } from './phrases.ts';

export const thankYou = (school: SchoolFacts): ThankYouContent => ({
  title: 'Thank You',
  lead: `Thank you for writing to ${school.name}.`,
  description: `Thank you for writing to ${school.name}. The school office reads your message; if the matter cannot wait, please call or visit the school.`,
  sections: [
    {
      id: 'what-happens-next',
      heading: 'What happens next',
      paragraphs: [],
      steps: [
        { heading: 'We read it', text: 'Your message is with the school office.' },
        {
          heading: 'We answer',
          text: 'If it needs an answer, we write or call, with the address and the number that you gave.',
        },
        { heading: 'If it cannot wait', text: `Please ${waysToReach({ ...school, email: '' })}.` },
      ],
    },
  ],
  picture: { picture: 'thank-you', alt: 'Thank you! Go to the home page' },
});
