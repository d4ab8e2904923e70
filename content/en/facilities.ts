import type { PageContent, SchoolFacts } from '../page-content.ts';
import { waysToReach } from './phrases.ts';

export const facilities = (school: SchoolFacts): PageContent => ({
  title: 'Facilities',
  lead: 'Six parts of the campus, and what children do in each of them.',
  description: `A walk round ${school.name}: academic zone and library, co-curricular zone, garden of wonders, smart classes, safety and security, health and hygiene.`,
  banner: 'facilities-banner',
  sections: [
    {
      id: 'academic-zone',
      heading: 'Academic Zone',
      picture: 'academic-zone',
      paragraphs: [
        'This is the quiet side of the school. Its heart is the library, where a class comes to read, to look something up, and to borrow a book for home. Picture books stand low, so that the youngest can choose for themselves; stories and books of facts stand above them.',
        'The computer lab belongs to this zone, and so does the resource room, where a child who needs more time or a calmer corner can work with a teacher.',
      ],
    },
    {
      id: 'co-curricular-zone',
      heading: 'Co-Curricular Zone',
      picture: 'co-curricular-zone',
      paragraphs: [
        'Here the school is allowed to be loud. There is space for art and craft, for music and dance, and for theatre, and the field is close by for athletics and outdoor sports.',
        'A child need not be gifted to take part. Everyone paints, everyone sings, everyone gets a turn on the stage, even if it is to hold up the moon.',
      ],
    },
    {
      id: 'garden-of-wonders',
      heading: 'Garden of Wonders',
      picture: 'garden-of-wonders',
      paragraphs: [
        'The garden is a classroom without a roof. Children sow, water, weed and wait. They find out which seeds need shade, who eats the leaves at night, and what the first rain does to dry soil.',
        'Young children come to touch and smell; older ones measure, draw and keep a garden diary. Old clothes or an apron are a good idea on garden days.',
      ],
    },
    {
      id: 'smart-classes',
      heading: 'Smart Classes',
      picture: 'smart-classes',
      paragraphs: [
        'In our classrooms a digital screen works beside the board. A teacher can show how the heart beats, turn a solid shape to look at its back, or play a poem in the poet’s own voice.',
        'The screen is switched on when it explains something better than chalk can, and switched off again. Notebooks, conversation and things to hold still do most of the work.',
      ],
    },
    {
      id: 'safety-and-security',
      heading: 'Safety and Security',
      picture: 'safety-and-security',
      paragraphs: [
        'A school is safe when it knows who is inside and who takes whom home. Visitors therefore report at the gate before they come in, and a child goes home with a parent or with a person whom the parents have named to the school. Children learn the rules too: walk on the stairs, stay inside the gate, tell a teacher.',
        'You can help us with this:',
      ],
      list: [
        'Tell the office in writing if somebody else is to collect your child.',
        'Keep your phone numbers up to date with the office.',
        'Drive slowly near the gate, and let children get down on the school’s side of the road.',
      ],
    },
    {
      id: 'health-and-hygiene',
      heading: 'Health and Hygiene',
      picture: 'health-and-hygiene',
      paragraphs: [
        'Hands are washed before food and after play, and the small ones learn it by doing it with their teacher. Children learn to keep their own table clean, to cover a cough, and to drink water before they are thirsty.',
        'If your child feels unwell at school, we call you. Please keep a child with fever at home until it is over, and tell the class teacher about allergies and medicines.',
      ],
    },
    {
      id: 'see-for-yourself',
      heading: 'See for yourself',
      paragraphs: [`To walk round on a working day, please ${waysToReach(school)}.`],
    },
  ],
});
