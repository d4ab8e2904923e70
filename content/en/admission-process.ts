import type { PageContent, SchoolFacts, Section } from '../page-content.ts';
import { rupees, sentences, waysToReach, youngestToOldest } from './phrases.ts';

export const admissionProcess = (school: SchoolFacts): PageContent => ({
  title: 'Admission Process',
  lead: 'The age for each class, the price of the form, and every step up to the final formalities.',
  description: `How to apply to ${school.name}: age at entrance for each class, application form fees, group observation for Nursery and KG, three stages from Grade 1.`,
  banner: 'admission-banner',
  sections: [
    ages(school),
    {
      id: 'which-class',
      heading: 'Which class can my child join?',
      paragraphs: [
        'Enter your child’s date of birth and the day on which your child would join. You will see the class for that age and the steps that lead to it.',
        'Take the answer as a guide. The office confirms the class from your child’s papers.',
      ],
    },
    {
      id: 'application-form',
      heading: 'The application form',
      paragraphs: [
        'Please fill in one form for each child. There are two ways to get it.',
        'The registration fee is separate from the price of the form. Before you come to submit it, ask the office for the amount and for the list of papers to attach.',
      ],
      list: [
        `At the campus: ${rupees(school.fees.formAtCampus)}, paid in cash when you collect the form.`,
        `Downloaded form: ${rupees(school.fees.formDownloaded)}, paid with the registration fee when you submit the form.`,
      ],
    },
    {
      id: 'nursery-and-kg',
      heading: 'Nursery and KG',
      paragraphs: ['There is no test for the pre-primary classes.'],
      steps: [
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
      heading: 'Grade 1 onwards',
      paragraphs: ['There are three stages, and then the formalities.'],
      steps: [
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
    ...onlineRegistration(school),
    {
      id: 'ask-us',
      heading: 'Still unsure?',
      paragraphs: [`For any question on admission, please ${waysToReach(school)}.`],
    },
  ],
});

function ages(school: SchoolFacts): Section {
  const { agesAtEntrance } = school;
  const youngest = agesAtEntrance[0];
  const section = { id: 'age-at-entrance', heading: 'Age at entrance' };
  if (!youngest) return { ...section, paragraphs: ['Please ask the office for the age of each class.'] };
  return {
    ...section,
    paragraphs: [
      sentences(
        'Please look at the age first, because it decides which class your child can join.',
        `${youngest.age}+ means that your child has completed ${youngest.age} years at entrance.`,
        risesByOneYear(agesAtEntrance) &&
          `From ${youngestToOldest(school)}, each class asks for one year more than the class before it.`,
      ),
      'NUR stands for Nursery and KG for Kindergarten. The Roman numerals are the grades: I is Grade 1, V is Grade 5, VIII is Grade 8.',
    ],
    list: agesAtEntrance.map(({ grade, age }) => `${grade}: ${age}+`),
  };
}

const risesByOneYear = (ages: SchoolFacts['agesAtEntrance']) =>
  ages.every(({ age }, index) => index === 0 || age === (ages[index - 1]?.age ?? 0) + 1);

function onlineRegistration({ registrationUrl }: SchoolFacts): Section[] {
  if (!registrationUrl) return [];
  return [
    {
      id: 'online-registration',
      heading: 'Online registration',
      paragraphs: [
        `You can also begin from home, on the online registration site at ${registrationUrl} – it opens in a new tab. Afterwards, ask the office which papers it still needs from you and how the fees are paid.`,
      ],
    },
  ];
}
