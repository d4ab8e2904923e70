import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const facilities: TextsOfPage<'facilities'> = {
  sample: {
    title: 'Facilities',
    lead: 'Six parts of the campus, and what children do in each of them.',
    description:
      'A walk round {school}: academic zone and library, co-curricular zone, garden of wonders, smart classes, safety and security, health and hygiene.',
    'academic-zone/heading': 'Academic Zone',
    'academic-zone/text': paragraphs(
      'This is the quiet part of the school. The library is here: classes come to read, to look things up and to borrow books for home. Children choose their own books, because they are more likely to finish a book they like.',
      'The computer lab is here too, and so is the resource room, where a child who needs more time or a quieter place can work with a teacher.',
    ),
    'academic-zone/actionWords': 'See the Computer Lab',
    'co-curricular-zone/heading': 'Co-Curricular Zone',
    'co-curricular-zone/text': paragraphs(
      'Here children can be loud. There is space for art and craft, for music and dance, and for theatre, and the field for athletics and outdoor sports is close by.',
      'A child does not need special talent to take part. Everyone paints, everyone sings, everyone gets a turn on the stage, even if it is only to hold up a paper moon.',
    ),
    'co-curricular-zone/actionWords': 'See Sports',
    'garden-of-wonders/heading': 'Garden of Wonders',
    'garden-of-wonders/text': paragraphs(
      'The garden is an open-air classroom. Children sow seeds, water and weed. They find out which seeds need shade, who eats the leaves at night, and what the first rain does to dry soil.',
      'Young children come to touch and smell; older ones measure, draw and keep a garden diary. Please send old clothes or an apron on garden days.',
    ),
    'smart-classes/heading': 'Smart Classes',
    'smart-classes/text': paragraphs(
      'There is a digital screen beside the board. Teachers can show how the heart beats and how the planets move, turn a solid shape to show its other side, or play a poem in the poet’s own voice.',
      'The screen is on only when it explains something better than chalk can. Most of the time, children still work with notebooks, discussions and things to hold.',
    ),
    'safety-and-security/heading': 'Safety and Security',
    'safety-and-security/text':
      'A school must know who is inside and who takes each child home. So please report at the gate before you come in. Children learn the rules too: walk on the stairs, stay inside the gate, cross the road only where an adult stops the traffic, and tell a teacher if something is wrong. You can help:',
    'safety-and-security/0/text': 'Tell the office in writing if somebody else will collect your child.',
    'safety-and-security/1/text': 'Tell the office when your phone number changes.',
    'safety-and-security/2/text':
      'Drive slowly near the gate, and let children get down on the school’s side of the road.',
    'health-and-hygiene/heading': 'Health and Hygiene',
    'health-and-hygiene/text': paragraphs(
      'Children wash their hands before eating and after play; the youngest do it with their teacher. They learn to keep their table clean, to cover their mouth when they cough, and to drink enough water.',
      'If your child has fever, please keep them at home until it is over. Tell the class teacher about allergies and medicines, and give us a phone number on which we can always reach you.',
    ),
    'see-for-yourself/heading': 'See for yourself',
    'see-for-yourself/text': 'To see the school on a working day, please {ways}.',
    'see-for-yourself/actionWords': 'Getting Started',
  },
  starter: {
    title: 'Facilities',
    lead: 'What to look for when you visit the school, and what to ask us.',
    description:
      'Rooms and grounds of {school}: what to look for when you visit, what to ask us, and what parents can do for safety and health.',
    'smart-classes/heading': 'Classrooms',
    'smart-classes/text':
      'Ask us how many children there are in a classroom, and what they work with besides the board and their notebooks.',
    'academic-zone/heading': 'Books and quiet work',
    'academic-zone/text':
      'Ask us where children read and look things up, and which books they can take home. Children are more likely to finish a book that they chose themselves.',
    'co-curricular-zone/heading': 'Art, music and games',
    'co-curricular-zone/text': 'Ask us which activities there are besides lessons, on which days, and where.',
    'co-curricular-zone/actionWords': 'See Sports',
    'safety-and-security/heading': 'Safety and Security',
    'safety-and-security/text':
      'A school must know who is inside and who takes each child home. You can help:',
    'safety-and-security/0/text': 'Tell the office in writing if somebody else will collect your child.',
    'safety-and-security/1/text': 'Tell the office when your phone number changes.',
    'safety-and-security/2/text':
      'Drive slowly near the gate, and let children get down on the school’s side of the road.',
    'health-and-hygiene/heading': 'Health and Hygiene',
    'health-and-hygiene/text':
      'If your child has fever, please keep them at home until it is over. Tell the class teacher about allergies and medicines, and give us a phone number on which we can always reach you.',
    'see-for-yourself/heading': 'See for yourself',
    'see-for-yourself/text': 'To see the school, please {ways}.',
    'see-for-yourself/actionWords': 'Getting Started',
  },
};
