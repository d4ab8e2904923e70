import type { SchoolFacts, ThankYouContent } from '../page-content.ts';

export const thankYou = (school: SchoolFacts): ThankYouContent => ({
  title: 'Thank You',
  lead: `Thank you for writing to ${school.name}.`,
  description: `Thank you for writing to ${school.name}. The school office reads your message; if the matter cannot wait, please call or visit the school.`,
  sections: [
    {
      id: 'what-happens-next',
      heading: 'What happens next',
      paragraphs: [
        'The school office reads your message. If it needs an answer, we use the e-mail address or the phone number that you gave.',
        school.phone
          ? `If it cannot wait, please call ${school.phone}.`
          : 'If it cannot wait, please come to the school office.',
      ],
    },
  ],
  picture: { picture: 'thank-you', alt: 'Thank you! Go to the home page' },
});
