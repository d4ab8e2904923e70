import type { StarterPage } from '#content/starter.ts';

/** The menu leads to some of these sections: they keep the names that it has for them. */
export const facilities: StarterPage = {
  layout: 'walk',
  title: 'Facilities',
  lead: 'What to look for on a walk round the school, and what to ask us.',
  description:
    'Rooms and grounds of {school}: what to look for when you visit, what to ask us, and what parents can do for safety and health.',
  sections: [
    {
      id: 'smart-classes',
      kind: 'text',
      values: {
        heading: 'Classrooms',
        text: 'Ask us how many children share a room, and what they work with besides the board and their notebooks.',
      },
    },
    {
      id: 'academic-zone',
      kind: 'text',
      values: {
        heading: 'Books and quiet work',
        text: 'Ask us where children read and look things up, and which books they may take home. A book that is chosen by the child is read to the end more often than one that was given.',
      },
    },
    {
      id: 'co-curricular-zone',
      kind: 'text',
      values: {
        heading: 'Art, music and games',
        text: 'Ask us what there is besides lessons, on which days, and where.',
        actionWords: 'See Sports',
        actionTo: '/Sports',
      },
    },
    {
      id: 'safety-and-security',
      kind: 'list',
      values: {
        heading: 'Safety and Security',
        text: 'A school is safe when it knows who is inside and who takes whom home. You can help with this:',
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
        text: 'Please keep a child with fever at home until it is over, tell the class teacher about allergies and medicines, and leave a number at which we can always reach you.',
      },
    },
    {
      id: 'see-for-yourself',
      kind: 'cta',
      values: {
        size: 'large',
        heading: 'See for yourself',
        text: 'To walk round the school, please {ways}.',
        actionWords: 'Getting Started',
        actionTo: '/GettingStartedatLFIS',
      },
    },
  ],
};
