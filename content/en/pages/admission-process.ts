import { type StarterPage, paragraphs } from '#content/starter.ts';

export const admissionProcess: StarterPage = {
  layout: 'sheet',
  title: 'Admission Process',
  lead: 'The age for each class, the price of the form, and every step up to the final formalities.',
  description:
    'How to apply to {school}: age at entrance for each class, application form fees, group observation for Nursery and KG, three stages from Grade 1.',
  banner: 'admission-banner',
  sections: [
    {
      id: 'age-at-entrance',
      kind: 'ages',
      values: {
        heading: 'Age at entrance',
        text: paragraphs(
          'Please look at the age first, because it decides which class your child can join.{?ageRange} {ageMeaning} {ageRise}',
          '{classNames}',
          'Please ask the office for the age of each class.{!ageRange}',
        ),
      },
    },
    {
      id: 'which-class',
      kind: 'ageCalculator',
      values: {
        heading: 'Which class can my child join?',
        intro:
          'Enter your child’s date of birth and the day on which your child would join. You will see the class for that age and the steps that lead to it.',
        guide: 'Take the answer as a guide. The office confirms the class from your child’s papers.',
      },
    },
    {
      id: 'application-form',
      kind: 'prices',
      values: {
        heading: 'The application form',
        text: paragraphs(
          'Please fill in one form for each child. There are two ways to get it.',
          'The registration fee is separate from the price of the form. Before you come to submit it, ask the office for the amount and for the list of papers to attach.',
        ),
        paper: 'admission-form',
      },
      items: [
        {
          name: 'At the campus',
          price: '{formAtCampus}',
          text: 'Paid in cash when you collect the form.{?formAtCampus} Collect the form at the school office.{!formAtCampus}',
        },
        {
          name: 'Downloaded',
          price: '{formDownloaded}',
          text: 'Paid with the registration fee when you submit the form.{?formDownloaded} Print the form at home and bring it with you.{!formDownloaded}',
        },
      ],
    },
    {
      id: 'nursery-and-kg',
      kind: 'steps',
      values: { heading: 'Nursery and KG', text: 'There is no test for the pre-primary classes.' },
      items: [
        {
          heading: 'Application form',
          text: 'Fill in the form and submit it at the campus. Check that the name and the date of birth are written as they are on your child’s papers.',
        },
        {
          heading: 'Group observation',
          text: 'Your child spends some time with a teacher and other children of the same age. We look at how the children play, listen and talk. There is nothing to prepare: a good night’s sleep and a proper breakfast are enough. The office then tells you what comes next.',
        },
      ],
    },
    {
      id: 'grade-1-onwards',
      kind: 'steps',
      values: { heading: 'Grade 1 onwards', text: 'There are three stages, and then the formalities.' },
      items: [
        {
          heading: 'Screening of the application',
          text: 'We read the form and check your child’s age for the class. A form with gaps takes longer, so please fill in every line.',
        },
        {
          heading: 'Aptitude test',
          text: 'Your child takes an aptitude test. Ask the office for the day and the time, and for what your child should bring.',
        },
        {
          heading: 'Interaction with child and parents',
          text: 'We meet your child, and we meet you. Tell us what your child enjoys and what your child finds difficult, and ask us whatever you would like to know.',
        },
        {
          heading: 'Formalities',
          text: 'When the three stages are over, the office tells you which papers and payments complete the admission.',
        },
      ],
    },
    {
      id: 'online-registration',
      kind: 'text',
      values: {
        heading: 'Online registration',
        text: 'You can also begin from home, {registrationWay}. Afterwards, ask the office which papers it still needs from you and how the fees are paid.',
        below: 'registration',
      },
    },
    {
      id: 'ask-us',
      kind: 'ways',
      values: {
        heading: 'Still unsure?',
        text: 'Ask us about the class, the form or the next step.{?contactable} Please have your child’s date of birth at hand.{?contactable} Please come to the school office, and bring your child’s date of birth with you.{!contactable}',
        of: 'office',
      },
    },
  ],
};
