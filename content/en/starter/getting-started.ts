import type { StarterPage } from '#content/starter.ts';

export const gettingStarted: StarterPage = {
  layout: 'bands',
  title: 'Getting Started at {school}',
  lead: 'From your first question to your child’s first morning at school.',
  description:
    'New to {school}? Find the page for your child’s age, see the first steps to admission and learn how to prepare for the first day.',
  sections: [
    {
      id: 'mission',
      kind: 'statement',
      values: {
        heading: '{mission} Welcome to {school}{!mission}',
        text: 'Your child comes in each morning with words, habits and questions from home, and goes back with a few more of each. The more we know of one another, the better that goes.',
      },
    },
    {
      id: 'stages',
      kind: 'doors',
      values: { heading: 'Find your child’s stage', text: 'Each stage has a page of its own.' },
      items: [
        { name: 'Early Learning', text: 'The first years away from home.', to: '/EarlyLearningAges' },
        { name: 'Primary', text: 'The years of reading, writing and reckoning.', to: '/PrimaryAges' },
        { name: 'Middle', text: 'The years in which childhood ends.', to: '/MiddleAges' },
      ],
    },
    {
      id: 'first-steps',
      kind: 'steps',
      values: {
        heading: 'Your first four steps',
        text: 'You may ask us at every step.',
        actionWords: 'Admission Process',
        actionTo: '/AdmissionProcess',
      },
      items: [
        {
          heading: 'See the school',
          text: 'Ask us for a day on which you can come, and bring your child along.',
        },
        {
          heading: 'Check the age',
          text: 'Every class has its own age at entrance. The table runs from {ageRange}. Ask us which class your child can join.{!ageRange}',
        },
        {
          heading: 'Get the application form',
          text: 'At the campus it costs {formAtCampus}. The downloaded form costs {formDownloaded}. Ask the office how to get it, and which papers belong to it.',
        },
        {
          heading: 'Ask what comes next',
          text: 'Then you and your child know what to expect between the form and the first day.',
        },
      ],
    },
    {
      id: 'before-the-first-day',
      kind: 'list',
      values: {
        heading: 'Before the first day',
        text: 'A little practice at home makes the first week easier.',
      },
      items: [
        { text: 'Let your child open the tiffin box and the water bottle without help.' },
        { text: 'Write the name on whatever goes to school.' },
        {
          text: 'Tell the class teacher in writing about allergies, medicines and anything that frightens your child.',
        },
        { text: 'At the gate, say a short goodbye and say when you will be back. Then be on time.' },
      ],
    },
    {
      id: 'ask-us',
      kind: 'cta',
      values: {
        size: 'large',
        heading: 'Ask us',
        text: 'For a visit, a form or any question on admission, please {ways}.',
      },
    },
  ],
};
