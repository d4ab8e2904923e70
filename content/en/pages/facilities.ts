import { type StarterPage, paragraphs } from '#content/starter.ts';

export const facilities: StarterPage = {
  layout: 'walk',
  title: 'Facilities',
  lead: 'Six parts of the campus, and what children do in each of them.',
  description:
    'A walk round {school}: academic zone and library, co-curricular zone, garden of wonders, smart classes, safety and security, health and hygiene.',
  banner: 'facilities-banner',
  sections: [
    {
      id: 'academic-zone',
      kind: 'text',
      values: {
        heading: 'Academic Zone',
        text: paragraphs(
          'This is the quiet side of the school. Its heart is the library, where a class comes to read, to look something up, and to borrow a book for home. A book that is chosen by the child is read to the end more often than one that was given.',
          'The computer lab belongs to this zone, and so does the resource room, where a child who needs more time or a calmer corner can work with a teacher.',
        ),
        picture: 'academic-zone',
        actionWords: 'See the Computer Lab',
        actionTo: '/ComputerLab',
        side: 'start',
      },
    },
    {
      id: 'co-curricular-zone',
      kind: 'text',
      values: {
        heading: 'Co-Curricular Zone',
        text: paragraphs(
          'Here the school is allowed to be loud. There is space for art and craft, for music and dance, and for theatre, and the field is close by for athletics and outdoor sports.',
          'A child need not be gifted to take part. Everyone paints, everyone sings, everyone gets a turn on the stage, even if it is to hold up the moon.',
        ),
        picture: 'co-curricular-zone',
        actionWords: 'See Sports',
        actionTo: '/Sports',
        side: 'end',
      },
    },
    {
      id: 'garden-of-wonders',
      kind: 'text',
      values: {
        heading: 'Garden of Wonders',
        text: paragraphs(
          'The garden is a classroom without a roof. Children sow, water, weed and wait. They find out which seeds need shade, who eats the leaves at night, and what the first rain does to dry soil.',
          'Young children come to touch and smell; older ones measure, draw and keep a garden diary. Old clothes or an apron are a good idea on garden days.',
        ),
        picture: 'garden-of-wonders',
        side: 'across',
      },
    },
    {
      id: 'smart-classes',
      kind: 'text',
      values: {
        heading: 'Smart Classes',
        text: paragraphs(
          'A digital screen works beside the board. A teacher can show how the heart beats, set the planets moving, turn a solid shape to look at its back, or play a poem in the poet’s own voice.',
          'The screen is switched on when it explains something better than chalk can, and switched off again. Notebooks, conversation and things to hold still do most of the work.',
        ),
        picture: 'smart-classes',
        side: 'start',
      },
    },
    {
      id: 'safety-and-security',
      kind: 'list',
      values: {
        heading: 'Safety and Security',
        text: 'A school is safe when it knows who is inside and who takes whom home. So please report at the gate before you come in. Children learn the rules too: walk on the stairs, stay inside the gate, cross where somebody holds the road, tell a teacher. You can help with this:',
        picture: 'safety-and-security',
        side: 'end',
      },
      items: [
        { text: 'Tell the office in writing if somebody else is to collect your child.' },
        { text: 'Keep your phone numbers up to date with the office.' },
        { text: 'Drive slowly near the gate, and let children get down on the school’s side of the road.' },
      ],
    },
    {
      id: 'health-and-hygiene',
      kind: 'text',
      values: {
        heading: 'Health and Hygiene',
        text: paragraphs(
          'Hands are washed before food and after play, and the small ones learn it by doing it with their teacher. Children learn to keep their own table clean, to cover a cough, and to drink water before they are thirsty.',
          'Please keep a child with fever at home until it is over, tell the class teacher about allergies and medicines, and leave a number at which we can always reach you.',
        ),
        picture: 'health-and-hygiene',
        side: 'start',
      },
    },
    {
      id: 'see-for-yourself',
      kind: 'cta',
      values: {
        size: 'large',
        heading: 'See for yourself',
        text: 'To walk round on a working day, please {ways}.',
        actionWords: 'Getting Started',
        actionTo: '/GettingStartedatLFIS',
      },
    },
  ],
};
