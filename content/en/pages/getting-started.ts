import { type StarterPage, paragraphs } from '#content/starter.ts';

export const gettingStarted: StarterPage = {
  layout: 'bands',
  title: 'Getting Started at {school}',
  lead: 'From your first question to your child’s first morning at school.',
  description:
    'New to {school}? Find your child’s stage, see the first four steps to admission and learn how to prepare for the first day of school.',
  banner: 'getting-started-banner',
  sections: [
    {
      id: 'mission',
      kind: 'statement',
      values: {
        heading: '{mission} What we are here for{!mission}',
        text: paragraphs(
          'That is the mission of {school}, and a gateway is there to be walked through.{?mission} Your child comes in each morning with words, habits and questions from home, and goes back in the afternoon with a few more of each.',
          'Knowledge can be put in a timetable: letters and numbers, languages, science, the arts. Wisdom takes longer. It grows when a child waits for a turn, owns up to a mistake, or explains a sum to a friend and finds out that explaining is the hard part. The school day has room for both.',
        ),
      },
    },
    {
      id: 'stages',
      kind: 'doors',
      values: {
        heading: 'Find your child’s stage',
        text: '{school} is a private co-educational school: girls and boys learn together in every class. Learning has three stages, and each has a page of its own.',
      },
      items: [
        {
          name: 'Early Learning',
          detail: 'Ages 3–5',
          text: 'Play, stories, songs and the first friendships.',
          picture: 'early-learning-banner',
          to: '/EarlyLearningAges',
        },
        {
          name: 'Primary',
          detail: 'Ages 6–11',
          text: 'Kindergarten to Grade 5, following the Primary Years Programme.',
          picture: 'primary-banner',
          to: '/PrimaryAges',
        },
        {
          name: 'Middle',
          detail: 'Ages 11–14',
          text: 'Grades 6–8, following the Middle Years Programme.',
          picture: 'middle-banner',
          to: '/MiddleAges',
        },
      ],
    },
    {
      id: 'first-steps',
      kind: 'steps',
      values: {
        heading: 'Your first four steps',
        text: 'Nothing here needs to be done in a hurry, and you may ask us at every step.',
        actionWords: 'Admission Process',
        actionTo: '/AdmissionProcess',
      },
      items: [
        {
          heading: 'See the school',
          text: 'Come on a working day and bring your child along. Please tell us beforehand, so that somebody is free to show you round.',
        },
        {
          heading: 'Check the age',
          text: 'Every class has its own age at entrance. The table runs from {ageRange}.',
        },
        {
          heading: 'Get the application form',
          text: 'At the campus it costs {formAtCampus}, in cash. The downloaded form costs {formDownloaded}, which you pay with the registration fee when you submit it.',
        },
        {
          heading: 'Meet us',
          text: 'Nursery and KG children take no test; we observe them in a group. From Grade 1 onwards there are three stages: screening of the application, an aptitude test, and an interaction with child and parents.',
        },
      ],
    },
    {
      id: 'before-the-first-day',
      kind: 'list',
      values: {
        heading: 'Before the first day',
        text: 'Once the seat is confirmed, a little practice at home makes the first week easier.',
        picture: 'getting-started-first-day',
        side: 'end',
      },
      items: [
        { text: 'Let your child open the tiffin box and the water bottle without help.' },
        { text: 'Write the name on the bag, the bottle, the tiffin and the sweater.' },
        {
          text: 'Tell the class teacher in writing about allergies, medicines and anything that frightens your child.',
        },
        {
          text: 'Log in to the parent portal and install the app. [Parent Guidelines](parentGuidelines) shows how.',
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
