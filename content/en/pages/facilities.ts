import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const facilities: TextsOfPage<'facilities'> = {
  sample: {
    title: 'Facilities',
    lead: 'Six parts of the campus, and what children do in each of them.',
    description:
      'A walk round {school}: academic zone and library, co-curricular zone, garden of wonders, smart classes, safety and security, health and hygiene.',
    'academic-zone/heading': 'Academic Zone',
    'academic-zone/text': paragraphs(
      'This is the quiet side of the school. Its heart is the library, where a class comes to read, to look something up, and to borrow a book for home. A book that is chosen by the child is read to the end more often than one that was given.',
      'The computer lab belongs to this zone, and so does the resource room, where a child who needs more time or a calmer corner can work with a teacher.',
    ),
    'academic-zone/actionWords': 'See the Computer Lab',
    'co-curricular-zone/heading': 'Co-Curricular Zone',
    'co-curricular-zone/text': paragraphs(
      'Here the school is allowed to be loud. There is space for art and craft, for music and dance, and for theatre, and the field is close by for athletics and outdoor sports.',
      'A child need not be gifted to take part. Everyone paints, everyone sings, everyone gets a turn on the stage, even if it is to hold up the moon.',
    ),
    'co-curricular-zone/actionWords': 'See Sports',
    'garden-of-wonders/heading': 'Garden of Wonders',
    'garden-of-wonders/text': paragraphs(
      'The garden is a classroom without a roof. Children sow, water, weed and wait. They find out which seeds need shade, who eats the leaves at night, and what the first rain does to dry soil.',
      'Young children come to touch and smell; older ones measure, draw and keep a garden diary. Old clothes or an apron are a good idea on garden days.',
    ),
    'smart-classes/heading': 'Smart Classes',
    'smart-classes/text': paragraphs(
      'A digital screen works beside the board. A teacher can show how the heart beats, set the planets moving, turn a solid shape to look at its back, or play a poem in the poet’s own voice.',
      'The screen is switched on when it explains something better than chalk can, and switched off again. Notebooks, conversation and things to hold still do most of the work.',
    ),
    'safety-and-security/heading': 'Safety and Security',
    'safety-and-security/text':
      'A school is safe when it knows who is inside and who takes whom home. So please report at the gate before you come in. Children learn the rules too: walk on the stairs, stay inside the gate, cross only where an adult stops the traffic, tell a teacher. You can help with this:',
    'safety-and-security/0/text': 'Tell the office in writing if somebody else is to collect your child.',
    'safety-and-security/1/text': 'Keep your phone numbers up to date with the office.',
    'safety-and-security/2/text':
      'Drive slowly near the gate, and let children get down on the school’s side of the road.',
    'health-and-hygiene/heading': 'Health and Hygiene',
    'health-and-hygiene/text': paragraphs(
      'Hands are washed before food and after play, and the small ones learn it by doing it with their teacher. Children learn to keep their own table clean, to cover a cough, and to drink water before they are thirsty.',
      'Please keep a child with fever at home until it is over, tell the class teacher about allergies and medicines, and leave a number at which we can always reach you.',
    ),
    'see-for-yourself/heading': 'See for yourself',
    'see-for-yourself/text': 'To walk round on a working day, please {ways}.',
    'see-for-yourself/actionWords': 'Getting Started',
  },
  starter: {
    title: 'Facilities',
    lead: 'What to look for on a walk round the school, and what to ask us.',
    description:
      'Rooms and grounds of {school}: what to look for when you visit, what to ask us, and what parents can do for safety and health.',
    'smart-classes/heading': 'Classrooms',
    'smart-classes/text':
      'Ask us how many children share a room, and what they work with besides the board and their notebooks.',
    'academic-zone/heading': 'Books and quiet work',
    'academic-zone/text':
      'Ask us where children read and look things up, and which books they may take home. A book that is chosen by the child is read to the end more often than one that was given.',
    'co-curricular-zone/heading': 'Art, music and games',
    'co-curricular-zone/text': 'Ask us what there is besides lessons, on which days, and where.',
    'co-curricular-zone/actionWords': 'See Sports',
    'safety-and-security/heading': 'Safety and Security',
    'safety-and-security/text':
      'A school is safe when it knows who is inside and who takes whom home. You can help with this:',
    'safety-and-security/0/text': 'Tell the office in writing if somebody else is to collect your child.',
    'safety-and-security/1/text': 'Keep your phone numbers up to date with the office.',
    'safety-and-security/2/text':
      'Drive slowly near the gate, and let children get down on the school’s side of the road.',
    'health-and-hygiene/heading': 'Health and Hygiene',
    'health-and-hygiene/text':
      'Please keep a child with fever at home until it is over, tell the class teacher about allergies and medicines, and leave a number at which we can always reach you.',
    'see-for-yourself/heading': 'See for yourself',
    'see-for-yourself/text': 'To walk round the school, please {ways}.',
    'see-for-yourself/actionWords': 'Getting Started',
  },
};
