import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const admissionProcess: TextsOfPage<'admissionProcess'> = {
  sample: {
    title: 'Admission Process',
    lead: 'The age for each class, the price of the form, and every step up to the final formalities.',
    description:
      'How to apply to {school}: age at entrance for each class, application form fees, group observation for Nursery and KG, three stages from Grade 1.',
    'age-at-entrance/heading': 'Age at entrance',
    'age-at-entrance/text': paragraphs(
      'Please look at the age first, because it decides which class your child can join.{?ageRange} {ageMeaning} {ageRise}',
      '{classNames}',
      'Please ask the office for the age of each class.{!ageRange}',
    ),
    'which-class/heading': 'Which class can my child join?',
    'which-class/intro':
      'Enter your child’s date of birth and the day on which your child would join. You will see the class for that age and the steps that lead to it.',
    'which-class/guide':
      'Take the answer as a guide. The office confirms the class from your child’s papers.',
    'application-form/heading': 'The application form',
    'application-form/text': paragraphs(
      'Please fill in one form for each child. There are two ways to get it.',
      'The registration fee is separate from the price of the form. Before you come to submit it, ask the office for the amount and for the list of papers to attach.',
    ),
    'application-form/0/name': 'At the campus',
    'application-form/0/price': '{formAtCampus}',
    'application-form/0/text':
      'Paid in cash when you collect the form.{?formAtCampus} Collect the form at the school office.{!formAtCampus}',
    'application-form/1/name': 'Downloaded',
    'application-form/1/price': '{formDownloaded}',
    'application-form/1/text':
      'Paid with the registration fee when you submit the form.{?formDownloaded} Print the form at home and bring it with you.{!formDownloaded}',
    'nursery-and-kg/heading': 'Nursery and KG',
    'nursery-and-kg/text': 'There is no test for the pre-primary classes.',
    'nursery-and-kg/0/heading': 'Application form',
    'nursery-and-kg/0/text':
      'Fill in the form and submit it at the campus. Check that the name and the date of birth are written as they are on your child’s papers.',
    'nursery-and-kg/1/heading': 'Group observation',
    'nursery-and-kg/1/text':
      'Your child spends some time with a teacher and other children of the same age. We look at how the children play, listen and talk. There is nothing to prepare: a good night’s sleep and a proper breakfast are enough. The office then tells you what comes next.',
    'grade-1-onwards/heading': 'Grade 1 onwards',
    'grade-1-onwards/text': 'There are three stages, and then the formalities.',
    'grade-1-onwards/0/heading': 'Screening of the application',
    'grade-1-onwards/0/text':
      'We read the form and check your child’s age for the class. A form with gaps takes longer, so please fill in every line.',
    'grade-1-onwards/1/heading': 'Aptitude test',
    'grade-1-onwards/1/text':
      'Your child takes an aptitude test. Ask the office for the day and the time, and for what your child should bring.',
    'grade-1-onwards/2/heading': 'Interaction with child and parents',
    'grade-1-onwards/2/text':
      'We meet your child, and we meet you. Tell us what your child enjoys and what your child finds difficult, and ask us whatever you would like to know.',
    'grade-1-onwards/3/heading': 'Formalities',
    'grade-1-onwards/3/text':
      'When the three stages are over, the office tells you which papers and payments complete the admission.',
    'online-registration/heading': 'Online registration',
    'online-registration/text':
      'You can also begin from home, {registrationWay}. Afterwards, ask the office which papers it still needs from you and how the fees are paid.',
    'ask-us/heading': 'Still unsure?',
    'ask-us/text':
      'Ask us about the class, the form or the next step.{?contactable} Please have your child’s date of birth at hand.{?contactable} Please come to the school office, and bring your child’s date of birth with you.{!contactable}',
  },
  starter: {
    title: 'Admission Process',
    lead: 'How a child comes to {school}, and what to ask us on the way.',
    description:
      'How to apply to {school}: the age for each class, the application form, the steps that follow, and how to reach the school office.',
    'application-form/heading': 'The application form',
    'application-form/text': paragraphs(
      'Please fill in one form for each child. At the campus it costs {formAtCampus}. Downloaded, it costs {formDownloaded}.',
      'Ask the office which papers to attach, and what else there is to pay.',
    ),
    'nursery-and-kg/heading': 'Nursery and KG',
    'nursery-and-kg/0/heading': 'Application form',
    'nursery-and-kg/0/text':
      'Fill in the form and hand it in at the school office. Check that the name and the date of birth are written as they are on your child’s papers.',
    'nursery-and-kg/1/heading': 'What comes next',
    'nursery-and-kg/1/text':
      'Ask the office how we get to know your child, on which day, and whether there is anything to bring.',
    'grade-1-onwards/heading': 'Grade 1 onwards',
    'grade-1-onwards/0/heading': 'Application form',
    'grade-1-onwards/0/text':
      'Fill in the form and hand it in at the school office. Check that the name and the date of birth are written as they are on your child’s papers.',
    'grade-1-onwards/1/heading': 'What comes next',
    'grade-1-onwards/1/text':
      'Ask the office whether there is a test or a talk, on which day, and what your child should bring.',
    'grade-1-onwards/2/heading': 'Formalities',
    'grade-1-onwards/2/text': 'The office tells you which papers and payments complete the admission.',
    'online-registration/heading': 'Online registration',
    'online-registration/text':
      'You can also begin from home, {registrationWay}. Afterwards, ask the office which papers it still needs from you.',
  },
};
