import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const gettingStarted: TextsOfPage<'gettingStarted'> = {
  sample: {
    title: 'Getting Started at {school}',
    lead: 'From your first question to your child’s first morning at school.',
    description:
      'New to {school}? Find your child’s stage, see the first four steps to admission and learn how to prepare for the first day of school.',
    'mission/heading': '{mission} What we are here for{!mission}',
    'mission/text': paragraphs(
      'That is the mission of {school}, and a gateway is there to be walked through.{?mission} Your child comes in each morning with words, habits and questions from home, and goes back in the afternoon with a few more of each.',
      'Knowledge can be put in a timetable: letters and numbers, languages, science, the arts. Wisdom takes longer. It grows when a child waits for a turn, owns up to a mistake, or explains a sum to a friend and finds out that explaining is the hard part. The school day has room for both.',
    ),
    'stages/heading': 'Find your child’s stage',
    'stages/text':
      '{school} is a private co-educational school: girls and boys learn together in every class. Learning has three stages, and each has a page of its own.',
    'stages/0/name': 'Early Learning',
    'stages/0/detail': 'Ages 3–5',
    'stages/0/text': 'Play, stories, songs and the first friendships.',
    'stages/1/name': 'Primary',
    'stages/1/detail': 'Ages 6–11',
    'stages/1/text': 'Kindergarten to Grade 5, following the Primary Years Programme.',
    'stages/2/name': 'Middle',
    'stages/2/detail': 'Ages 11–14',
    'stages/2/text': 'Grades 6–8, following the Middle Years Programme.',
    'first-steps/heading': 'Your first four steps',
    'first-steps/text': 'Nothing here needs to be done in a hurry, and you may ask us at every step.',
    'first-steps/actionWords': 'Admission Process',
    'first-steps/0/heading': 'See the school',
    'first-steps/0/text':
      'Come on a working day and bring your child along. Please tell us beforehand, so that somebody is free to show you round.',
    'first-steps/1/heading': 'Check the age',
    'first-steps/1/text': 'Every class has its own age at entrance. The table runs from {ageRange}.',
    'first-steps/2/heading': 'Get the application form',
    'first-steps/2/text':
      'At the campus it costs {formAtCampus}, in cash. The downloaded form costs {formDownloaded}, which you pay with the registration fee when you submit it.',
    'first-steps/3/heading': 'Meet us',
    'first-steps/3/text':
      'Nursery and KG children take no test; we observe them in a group. From Grade 1 onwards there are three stages: screening of the application, an aptitude test, and an interaction with child and parents.',
    'before-the-first-day/heading': 'Before the first day',
    'before-the-first-day/text':
      'Once the seat is confirmed, a little practice at home makes the first week easier.',
    'before-the-first-day/0/text': 'Let your child open the tiffin box and the water bottle without help.',
    'before-the-first-day/1/text': 'Write the name on the bag, the bottle, the tiffin and the sweater.',
    'before-the-first-day/2/text':
      'Tell the class teacher in writing about allergies, medicines and anything that frightens your child.',
    'before-the-first-day/3/text':
      'Log in to the parent portal and install the app. [Parent Guidelines](parentGuidelines) shows how.',
    'before-the-first-day/4/text':
      'At the gate, say a short goodbye and say when you will be back. Then be on time.',
    'ask-us/heading': 'Ask us',
    'ask-us/text': 'For a visit, a form or any question on admission, please {ways}.',
  },
  starter: {
    title: 'Getting Started at {school}',
    lead: 'From your first question to your child’s first morning at school.',
    description:
      'New to {school}? Find the page for your child’s age, see the first steps to admission and learn how to prepare for the first day.',
    'mission/heading': '{mission} Welcome to {school}{!mission}',
    'mission/text':
      'Your child comes in each morning with words, habits and questions from home, and goes back with a few more of each. The better we know each other, the more we can help your child.',
    'stages/heading': 'Find your child’s stage',
    'stages/text': 'Each stage has a page of its own.',
    'stages/0/name': 'Early Learning',
    'stages/0/text': 'The first years away from home.',
    'stages/1/name': 'Primary',
    'stages/1/text': 'The years of reading, writing and maths.',
    'stages/2/name': 'Middle',
    'stages/2/text': 'The years in which childhood ends.',
    'first-steps/heading': 'Your first four steps',
    'first-steps/text': 'You may ask us at every step.',
    'first-steps/actionWords': 'Admission Process',
    'first-steps/0/heading': 'See the school',
    'first-steps/0/text': 'Ask us for a day on which you can come, and bring your child along.',
    'first-steps/1/heading': 'Check the age',
    'first-steps/1/text':
      'Every class has its own age at entrance. The table runs from {ageRange}. Ask us which class your child can join.{!ageRange}',
    'first-steps/2/heading': 'Get the application form',
    'first-steps/2/text':
      'At the campus it costs {formAtCampus}. The downloaded form costs {formDownloaded}. Ask the office how to get it, and which papers belong to it.',
    'first-steps/3/heading': 'Ask what comes next',
    'first-steps/3/text': 'Then you and your child know what to expect between the form and the first day.',
    'before-the-first-day/heading': 'Before the first day',
    'before-the-first-day/text': 'A little practice at home makes the first week easier.',
    'before-the-first-day/0/text': 'Let your child open the tiffin box and the water bottle without help.',
    'before-the-first-day/1/text': 'Write the name on whatever goes to school.',
    'before-the-first-day/2/text':
      'Tell the class teacher in writing about allergies, medicines and anything that frightens your child.',
    'before-the-first-day/3/text':
      'At the gate, say a short goodbye and say when you will be back. Then be on time.',
  },
};
