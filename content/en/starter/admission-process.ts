import { type StarterPage, paragraphs } from '#content/starter.ts';
import { admissionProcess as sample } from '../pages/admission-process.ts';

const sampled = (id: string) => sample.sections.filter((section) => section.id === id);

const form = {
  heading: 'Application form',
  text: 'Fill in the form and hand it in at the school office. Check that the name and the date of birth are written as they are on your child’s papers.',
};

export const admissionProcess: StarterPage = {
  layout: 'sheet',
  title: 'Admission Process',
  lead: 'How a child comes to {school}, and what to ask us on the way.',
  description:
    'How to apply to {school}: the age for each class, the application form, the steps that follow, and how to reach the school office.',
  sections: [
    // These two speak of nothing but the profile.
    ...sampled('age-at-entrance'),
    ...sampled('which-class'),
    {
      id: 'application-form',
      kind: 'prices',
      values: {
        heading: 'The application form',
        text: paragraphs(
          'Please fill in one form for each child. At the campus it costs {formAtCampus}. Downloaded, it costs {formDownloaded}.',
          'Ask the office which papers to attach, and what else there is to pay.',
        ),
      },
    },
    {
      id: 'nursery-and-kg',
      kind: 'steps',
      values: { heading: 'Nursery and KG' },
      items: [
        form,
        {
          heading: 'What comes next',
          text: 'Ask the office how we get to know your child, on which day, and whether there is anything to bring.',
        },
      ],
    },
    {
      id: 'grade-1-onwards',
      kind: 'steps',
      values: { heading: 'Grade 1 onwards' },
      items: [
        form,
        {
          heading: 'What comes next',
          text: 'Ask the office whether there is a test or a talk, on which day, and what your child should bring.',
        },
        {
          heading: 'Formalities',
          text: 'The office tells you which papers and payments complete the admission.',
        },
      ],
    },
    {
      id: 'online-registration',
      kind: 'text',
      values: {
        heading: 'Online registration',
        text: 'You can also begin from home, {registrationWay}. Afterwards, ask the office which papers it still needs from you.',
        below: 'registration',
      },
    },
    ...sampled('ask-us'),
  ],
};
