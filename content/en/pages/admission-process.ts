import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const admissionProcess: TextsOfPage<'admissionProcess'> = {
  sample: {
    title: 'Admission Process',
    lead: 'The age for each class, the price of the form, and every step up to the final formalities.',
    description:
      'How to apply to {school}: age at entrance for each class, application form fees, group observation for Nursery and KG, three stages from Class 1.',
    'age-at-entrance/heading': 'Age at entrance',
    'age-at-entrance/text': paragraphs(
      'Please check the age first: it decides which class your child can join.{?ageRange} {ageMeaning} {ageRise}',
      '{classNames}',
      'Please ask the office for the age of each class.{!ageRange}',
    ),
    'which-class/heading': 'Which class can my child join?',
    'which-class/intro':
      'Enter your child’s date of birth and the date of joining. You will see the class for that age and the steps to admission.',
    'which-class/guide':
      'This is only a guide. The office confirms the class after checking your child’s documents.',
    'application-form/heading': 'The application form',
    'application-form/text': paragraphs(
      'Please fill in one form for each child. There are two ways to get it.',
      'The registration fee is separate from the price of the form. Before you submit the form, ask the office how much the registration fee is and which documents to attach.',
    ),
    'application-form/0/name': 'At the campus',
    'application-form/0/price': '{formAtCampus}',
    'application-form/0/text':
      'Pay in cash when you collect the form.{?formAtCampus} Collect the form at the school office.{!formAtCampus}',
    'application-form/1/name': 'Downloaded',
    'application-form/1/price': '{formDownloaded}',
    'application-form/1/text':
      'Pay with the registration fee when you submit the form.{?formDownloaded} Print the form at home and bring it with you.{!formDownloaded}',
    'nursery-and-kg/heading': 'Nursery and KG',
    'nursery-and-kg/text': 'There is no test for the pre-primary classes.',
    'nursery-and-kg/0/heading': 'Application form',
    'nursery-and-kg/0/text':
      'Fill in the form and submit it at the campus. Check that the name and the date of birth match your child’s documents.',
    'nursery-and-kg/1/heading': 'Group observation',
    'nursery-and-kg/1/text':
      'Your child spends some time with a teacher and other children of the same age. We see how the children play, listen and talk. There is nothing to prepare: a good night’s sleep and a proper breakfast are enough. The office then tells you the next step.',
    'grade-1-onwards/heading': 'Class 1 onwards',
    'grade-1-onwards/text': 'There are three stages, and then the formalities.',
    'grade-1-onwards/0/heading': 'Screening of the application',
    'grade-1-onwards/0/text':
      'We read the form and check that your child’s age is right for the class. An incomplete form takes longer, so please fill in every line.',
    'grade-1-onwards/1/heading': 'Aptitude test',
    'grade-1-onwards/1/text':
      'Your child takes an aptitude test. Ask the office when it is and what your child should bring.',
    'grade-1-onwards/2/heading': 'Interaction with child and parents',
    'grade-1-onwards/2/text':
      'We meet you and your child. Tell us what your child enjoys and what your child finds difficult, and ask us anything you would like to know.',
    'grade-1-onwards/3/heading': 'Formalities',
    'grade-1-onwards/3/text':
      'After the three stages, the office tells you which documents and payments are needed to complete the admission.',
    'online-registration/heading': 'Online registration',
    'online-registration/text':
      'You can also begin from home, {registrationWay}. Then ask the office which documents it still needs from you and how to pay the fees.',
    'ask-us/heading': 'Still have a question?',
    'ask-us/text':
      'Ask us about the class, the form or the next step.{?contactable} Please keep your child’s date of birth ready.{?contactable} Please come to the school office and keep your child’s date of birth ready.{!contactable}',
  },
  starter: {
    title: 'Admission Process',
    lead: 'How admission to {school} works, and what to ask us.',
    description:
      'How to apply to {school}: the age for each class, the application form, the steps that follow, and how to reach the school office.',
    'application-form/heading': 'The application form',
    'application-form/text': paragraphs(
      'Please fill in one form for each child. The form costs {formAtCampus} at the campus. If you download it, it costs {formDownloaded}.',
      'Ask the office which documents to attach and which other fees there are.',
    ),
    'nursery-and-kg/heading': 'Nursery and KG',
    'nursery-and-kg/0/heading': 'Application form',
    'nursery-and-kg/0/text':
      'Fill in the form and submit it at the school office. Check that the name and the date of birth match your child’s documents.',
    'nursery-and-kg/1/heading': 'What comes next',
    'nursery-and-kg/1/text': 'Ask the office when and how we meet your child, and what to bring.',
    'grade-1-onwards/heading': 'Class 1 onwards',
    'grade-1-onwards/0/heading': 'Application form',
    'grade-1-onwards/0/text':
      'Fill in the form and submit it at the school office. Check that the name and the date of birth match your child’s documents.',
    'grade-1-onwards/1/heading': 'What comes next',
    'grade-1-onwards/1/text':
      'Ask the office if there is a test or a meeting, when it is, and what your child should bring.',
    'grade-1-onwards/2/heading': 'Formalities',
    'grade-1-onwards/2/text':
      'The office tells you which documents and payments are needed to complete the admission.',
    'online-registration/heading': 'Online registration',
    'online-registration/text':
      'You can also begin from home, {registrationWay}. Then ask the office which documents it still needs from you.',
  },
};
