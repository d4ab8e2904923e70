import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const gettingStarted: TextsOfPage<'gettingStarted'> = {
  sample: {
    title: 'Getting Started at {school}',
    lead: 'From your first question to your child’s first morning at school.',
    description:
      'New to {school}? Find your child’s stage, see the first four steps to admission and learn how to prepare for the first day of school.',
    'mission/heading': '{mission} What we are here for{!mission}',
    'mission/text': paragraphs(
      'That is the mission of {school}.{?mission} Your child comes in each morning with words, habits and questions from home, and goes back in the afternoon with a few more.',
      'Knowledge is in the timetable: letters and numbers, languages, science and the arts. Wisdom takes longer. It grows when a child waits for a turn, admits a mistake, or explains a sum to a friend. The school day has time for both.',
    ),
    'stages/heading': 'Find your child’s stage',
    'stages/text':
      '{school} is a private co-educational school: girls and boys learn together in every class. There are three stages, and each has its own page.',
    'stages/0/name': 'Early Learning',
    'stages/0/detail': 'Ages 3–5',
    'stages/0/text': 'Play, stories, songs and first friends.',
    'stages/1/name': 'Primary',
    'stages/1/detail': 'Ages 6–11',
    'stages/1/text': 'Kindergarten to Class 5, following the Primary Years Programme.',
    'stages/2/name': 'Middle',
    'stages/2/detail': 'Ages 11–14',
    'stages/2/text': 'Classes 6–8, following the Middle Years Programme.',
    'first-steps/heading': 'Your first four steps',
    'first-steps/text': 'There is no hurry, and you can ask us at every step.',
    'first-steps/actionWords': 'Admission Process',
    'first-steps/0/heading': 'See the school',
    'first-steps/0/text':
      'Come on a working day and bring your child. Please tell us in advance, so that somebody is free to show you round.',
    'first-steps/1/heading': 'Check the age',
    'first-steps/1/text': 'The age at entrance is different for each class. The ages go from {ageRange}.',
    'first-steps/2/heading': 'Get the application form',
    'first-steps/2/text':
      'The form costs {formAtCampus} in cash at the campus. The downloaded form costs {formDownloaded}, which you pay with the registration fee when you submit it.',
    'first-steps/3/heading': 'Meet us',
    'first-steps/3/text':
      'There is no test for Nursery and KG; we observe the children in a group. From Class 1 onwards there are three stages: screening of the application, an aptitude test, and an interaction with child and parents.',
    'before-the-first-day/heading': 'Before the first day',
    'before-the-first-day/text':
      'Once the seat is confirmed, a little practice at home makes the first week easier.',
    'before-the-first-day/0/text': 'Let your child open the tiffin box and the water bottle without help.',
    'before-the-first-day/1/text':
      'Write your child’s name on the bag, the bottle, the tiffin and the sweater.',
    'before-the-first-day/2/text':
      'Tell the class teacher in writing about allergies, medicines and anything that frightens your child.',
    'before-the-first-day/3/text':
      'Log in to the parent portal and install the app. [Parent Guidelines](parentGuidelines) shows how.',
    'before-the-first-day/4/text':
      'Do not stay long at the gate: say goodbye, tell your child when you will be back, and come on time.',
    'ask-us/heading': 'Ask us',
    'ask-us/text': 'For a visit, a form or any question about admission, please {ways}.',
  },
  starter: {
    title: 'Getting Started at {school}',
    lead: 'From your first question to your child’s first morning at school.',
    description:
      'New to {school}? Find the page for your child’s age, see the first steps to admission and learn how to prepare for the first day.',
    'mission/heading': '{mission} Welcome to {school}{!mission}',
    'mission/text':
      'Your child comes in each morning with words, habits and questions from home, and goes back with a few more. The better we know each other, the more we can help your child.',
    'stages/heading': 'Find your child’s stage',
    'stages/text': 'Each stage has its own page.',
    'stages/0/name': 'Early Learning',
    'stages/0/text': 'The first years at school.',
    'stages/1/name': 'Primary',
    'stages/1/text': 'The years of reading, writing and maths.',
    'stages/2/name': 'Middle',
    'stages/2/text': 'The years between childhood and youth.',
    'first-steps/heading': 'Your first four steps',
    'first-steps/text': 'You can ask us at every step.',
    'first-steps/actionWords': 'Admission Process',
    'first-steps/0/heading': 'See the school',
    'first-steps/0/text': 'Ask us on which day you can come, and bring your child.',
    'first-steps/1/heading': 'Check the age',
    'first-steps/1/text':
      'The age at entrance is different for each class. The ages go from {ageRange}. Ask us which class your child can join.{!ageRange}',
    'first-steps/2/heading': 'Get the application form',
    'first-steps/2/text':
      'The form costs {formAtCampus} at the campus. The downloaded form costs {formDownloaded}. Ask the office how to get the form and which documents to attach.',
    'first-steps/3/heading': 'Ask what comes next',
    'first-steps/3/text':
      'Then you and your child will know what happens between the form and the first day.',
    'before-the-first-day/heading': 'Before the first day',
    'before-the-first-day/text': 'A little practice at home makes the first week easier.',
    'before-the-first-day/0/text': 'Let your child open the tiffin box and the water bottle without help.',
    'before-the-first-day/1/text': 'Write your child’s name on everything that goes to school.',
    'before-the-first-day/2/text':
      'Tell the class teacher in writing about allergies, medicines and anything that frightens your child.',
    'before-the-first-day/3/text':
      'Do not stay long at the gate: say goodbye, tell your child when you will be back, and come on time.',
  },
};
