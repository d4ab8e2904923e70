import type { PageContent, SchoolFacts, StageText } from '../page-content.ts';
import { stages } from './stages.ts';
import { rupees, sentences, waysToReach, youngestToOldest } from './phrases.ts';

export const gettingStarted = (school: SchoolFacts): PageContent & { stages: StageText[] } => ({
  stages,
  title: `Getting Started at ${school.name}`,
  lead: 'From your first question to your child’s first morning at school.',
  description: `New to ${school.name}? Find your child’s stage, see the first four steps to admission and learn how to prepare for the first day of school.`,
  banner: 'getting-started-banner',
  sections: [
    {
      id: 'mission',
      heading: school.mission || 'What we are here for',
      paragraphs: [
        sentences(
          school.mission &&
            `That is the mission of ${school.name}, and a gateway is there to be walked through.`,
          'Your child comes in each morning with words, habits and questions from home, and goes back in the afternoon with a few more of each.',
        ),
        'Knowledge can be put in a timetable: letters and numbers, languages, science, the arts. Wisdom takes longer. It grows when a child waits for a turn, owns up to a mistake, or explains a sum to a friend and finds out that explaining is the hard part. The school day has room for both.',
      ],
    },
    {
      id: 'stages',
      heading: 'Find your child’s stage',
      paragraphs: [
        `${school.name} is a private co-educational school: girls and boys learn together in every class. Learning has three stages, and each has a page of its own.`,
      ],
    },
    {
      id: 'first-steps',
      heading: 'Your first four steps',
      paragraphs: ['Nothing here needs to be done in a hurry, and you may ask us at every step.'],
      steps: [
        {
          heading: 'See the school',
          text: 'Come on a working day and bring your child along. Please tell us beforehand, so that somebody is free to show you round.',
        },
        {
          heading: 'Check the age',
          text: sentences(
            'Every class has its own age at entrance.',
            youngestToOldest(school) && `The table runs from ${youngestToOldest(school)}.`,
          ),
        },
        {
          heading: 'Get the application form',
          text: `At the campus it costs ${rupees(school.fees.formAtCampus)}, in cash. The downloaded form costs ${rupees(school.fees.formDownloaded)}, which you pay with the registration fee when you submit it.`,
        },
        {
          heading: 'Meet us',
          text: 'Nursery and KG children take no test; we observe them in a group. From Grade 1 onwards there are three stages: screening of the application, an aptitude test, and an interaction with child and parents.',
        },
      ],
      action: { words: 'Admission Process', page: 'admissionProcess' },
    },
    {
      id: 'before-the-first-day',
      heading: 'Before the first day',
      picture: 'getting-started-first-day',
      paragraphs: ['Once the seat is confirmed, a little practice at home makes the first week easier.'],
      list: [
        'Let your child open the tiffin box and the water bottle without help.',
        'Write the name on the bag, the bottle, the tiffin and the sweater.',
        'Tell the class teacher in writing about allergies, medicines and anything that frightens your child.',
        'Log in to the parent portal and install the app. [Parent Guidelines](parentGuidelines) shows how.',
        'At the gate, say a short goodbye and say when you will be back. Then be on time.',
      ],
    },
    {
      id: 'ask-us',
      heading: 'Ask us',
      paragraphs: [`For a visit, a form or any question on admission, please ${waysToReach(school)}.`],
    },
  ],
});
