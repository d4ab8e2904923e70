import type { AdmissionContent, SchoolFacts, Section } from '../page-content.ts';
import { en } from '#app/words/en.ts';
import { rupees, sentences, youngestToOldest } from './phrases.ts';

export const admissionProcess = (school: SchoolFacts): AdmissionContent => ({
  title: 'Admission Process',
  lead: 'The age for each class, the price of the form, and every step up to the final formalities.',
  description: `How to apply to ${school.name}: age at entrance for each class, application form fees, group observation for Nursery and KG, three stages from Grade 1.`,
  banner: 'admission-banner',
  sections: [
    ages(school),
    ...whichClass(school),
    {
      id: 'application-form',
      heading: 'The application form',
      paragraphs: [
        'Please fill in one form for each child. There are two ways to get it.',
        'The registration fee is separate from the price of the form. Before you come to submit it, ask the office for the amount and for the list of papers to attach.',
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
  ],
  calculator: {
    intro:
      'Enter your child’s date of birth and the day on which your child would join. You will see the class for that age and the steps that lead to it.',
    guide: 'Take the answer as a guide. The office confirms the class from your child’s papers.',
  },
  prices: [
    {
      heading: 'At the campus',
      price: price(school.fees.formAtCampus),
      text:
        school.fees.formAtCampus > 0
          ? 'Paid in cash when you collect the form.'
          : 'Collect the form at the school office.',
    },
    {
      heading: 'Downloaded',
      price: price(school.fees.formDownloaded),
      text:
        school.fees.formDownloaded > 0
          ? 'Paid with the registration fee when you submit the form.'
          : 'Print the form at home and bring it with you.',
    },
  ],
  ask: {
    id: 'ask-us',
    heading: 'Still unsure?',
    paragraphs: [
      school.phone || school.email
        ? 'Ask us about the class, the form or the next step. Please have your child’s date of birth at hand.'
        : 'Please come to the school office, and bring your child’s date of birth with you.',
    ],
  },
});

const price = (amount: number) => (amount > 0 ? rupees(amount) : 'Free');

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
      ...howClassesAreCalled(agesAtEntrance.map(({ grade }) => grade)),
    ],
  };
}

/** Says in full what the table has in short. */
function howClassesAreCalled(grades: string[]): string[] {
  const numbered = grades.filter((grade) => en.gradeName(grade) !== grade && grade !== 'NUR');
  const [first, last] = [numbered[0], numbered.at(-1)];
  const text = sentences(
    grades.includes('NUR') && 'NUR stands for Nursery.',
    grades.includes('KG') && 'KG stands for Kindergarten.',
    first !== undefined &&
      last !== undefined &&
      `The Roman numerals are the grades: ${first} is ${en.gradeName(first)}, ${last} is ${en.gradeName(last)}.`,
  );
  return text ? [text] : [];
}

/** Nobody can be told a class by a table that is not there. */
function whichClass({ agesAtEntrance }: SchoolFacts): Section[] {
  if (agesAtEntrance.length === 0) return [];
  return [{ id: 'which-class', heading: 'Which class can my child join?', paragraphs: [] }];
}

const risesByOneYear = (ages: SchoolFacts['agesAtEntrance']) =>
  ages.every(({ age }, index) => index === 0 || age === (ages[index - 1]?.age ?? 0) + 1);

function onlineRegistration({ registration }: SchoolFacts): Section[] {
  if (!registration) return [];
  return [
    {
      id: 'online-registration',
      heading: 'Online registration',
      paragraphs: [
        `You can also begin from home, ${registration === 'site' ? 'on the online registration site' : 'with the form to read and to print'}. Afterwards, ask the office which papers it still needs from you and how the fees are paid.`,
      ],
    },
  ];
}
