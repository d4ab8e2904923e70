import { type StarterPage, paragraphs } from '#content/starter.ts';

export const computerLab: StarterPage = {
  layout: 'photos',
  title: 'Computer Lab',
  lead: 'A room for making things, one click and one mistake at a time.',
  description:
    'The computer lab of {school} in five photos: where children type, draw, look things up with care and write their first programs.',
  sections: [
    {
      id: 'photos',
      kind: 'photos',
      values: { arrangement: 'mosaic' },
      items: [
        { picture: 'computer-lab-room', caption: 'Ready for the next class' },
        { picture: 'computer-lab-row', caption: 'The task of the day' },
        { picture: 'computer-lab-pupil', caption: 'One types, the other thinks aloud' },
        { picture: 'computer-lab-help', caption: 'A question, and somebody who comes to it' },
        { picture: 'computer-lab-screen', caption: 'A flower, written line by line' },
      ],
    },
    {
      id: 'in-the-lab',
      kind: 'text',
      values: {
        heading: 'First an idea, then a keyboard',
        text: paragraphs(
          'Children come to the lab with their class and their teacher, and they come to make something: a drawing, a page, a table, a short program.',
          'A program does what it is told, which is not always what was meant. So a flower comes out with three petals too many, and somebody has to read the lines again, one by one, and find the place. That patience is the real subject. It is used in mathematics the next morning, and in an essay the week after.',
          'Two children may share a screen. Then one types, the other thinks aloud, and after a while they change places. A raised hand is as welcome here as in any other room.',
        ),
      },
    },
    {
      id: 'from-small-to-tall',
      kind: 'terms',
      values: { heading: 'From small to tall' },
      items: [
        {
          name: 'The first years',
          text: 'Hold the mouse, draw on the screen, find the letters of one’s own name.',
        },
        {
          name: 'The primary years',
          text: 'Type a page, keep a table, prepare a talk with pictures, give a machine its first instructions.',
        },
        {
          name: 'The middle years',
          text: 'Plan a program, test it, mend it; search well, and say where a fact was found.',
        },
      ],
    },
    {
      id: 'good-neighbours',
      kind: 'list',
      values: {
        heading: 'A good neighbour online',
        text: 'Four habits are worth practising from the first lesson on. They work at home too.',
        actionWords: 'Back to all Facilities',
        actionTo: '/Facilities',
      },
      items: [
        { text: 'Ask before using another person’s picture.' },
        { text: 'Check a fact in a second place.' },
        { text: 'Keep passwords private, even from a best friend.' },
        { text: 'Call a grown-up when something on the screen is unkind or strange.' },
      ],
    },
  ],
};
