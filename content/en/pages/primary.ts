import { type StarterPage, paragraphs } from '#content/starter.ts';

export const primary: StarterPage = {
  layout: 'bands',
  title: 'Primary, ages 6–11',
  lead: 'Kindergarten to Grade 5: learning to read, to reckon, and to ask a better question.',
  description:
    'The primary stage at {school}, ages 6 to 11, Kindergarten to Grade 5: a curriculum that follows the Primary Years Programme, and how to join.',
  banner: 'primary-banner',
  sections: [
    {
      id: 'at-a-glance',
      kind: 'facts',
      values: {},
      items: [
        { name: 'Ages', value: '6–11' },
        { name: 'Classes', value: 'Kindergarten to Grade 5' },
        { name: 'The curriculum follows', value: 'the Primary Years Programme' },
      ],
    },
    {
      id: 'programme',
      kind: 'text',
      values: {
        heading: 'A curriculum that begins with a question',
        text: paragraphs(
          'From Kindergarten to Grade 5 our curriculum follows the Primary Years Programme. Its idea is easy to explain: children understand a thing better when they have asked about it, tried it out and told somebody else.',
          'A class therefore works for some weeks on one large question. Language, mathematics, science and art all have a part in the answer, and the children see why they need them.',
        ),
      },
    },
    {
      id: 'moments',
      kind: 'moments',
      values: {
        heading: 'Where does our water come from?',
        text: 'One question for a class, followed for some weeks. It might go like this.',
        way: 'across',
      },
      items: [
        { name: 'Ask', text: 'Everyone writes down what they think, and what they would like to know.' },
        {
          name: 'Find out',
          text: 'Books on wells and rivers; a talk with the person who looks after the tanks.',
        },
        { name: 'Try', text: 'How much does a dripping tap waste in an hour? A jug and a clock will tell.' },
        { name: 'Make', text: 'A map of every pipe and tap one can find, drawn to scale.' },
        { name: 'Tell', text: 'Another class listens, asks back, and promises to turn off the taps.' },
      ],
    },
    {
      id: 'foundations',
      kind: 'terms',
      values: {
        heading: 'The foundations',
        text: 'A good question needs good tools. These are practised in every grade.',
      },
      items: [
        { name: 'Reading', text: 'Aloud and in silence, stories as well as books of facts.' },
        {
          name: 'Writing',
          text: 'In a clear hand, first in sentences and later in pages, and corrected by the writer before the teacher.',
        },
        {
          name: 'Mathematics',
          text: 'With things to hold before signs on paper; tables by heart, and the reason behind them.',
        },
        {
          name: 'Science and the world around',
          text: 'Watching, measuring, keeping a record, drawing a conclusion.',
        },
        {
          name: 'Arts, music and games',
          text: 'Lessons like any other: there is something to learn, to practise and to show.',
        },
      ],
    },
    {
      id: 'from-year-to-year',
      kind: 'text',
      values: {
        heading: 'From year to year',
        text: paragraphs(
          'Kindergarten is the bridge: by age it is close to early learning, and by its programme it opens the primary stage. In the first grades much is still spoken, sung and built. By Grade 5 children plan a piece of work over several days, divide it fairly in a team and stand up to explain it.',
          'You see homework, attendance and report cards in the parent portal and the app; [Parent Guidelines](parentGuidelines) shows how to log in. If a subject becomes a worry, please speak to the class teacher early. A small gap closes faster than a large one.',
        ),
        picture: 'primary-reading',
        side: 'end',
      },
    },
    {
      id: 'joining',
      kind: 'cta',
      values: {
        heading: 'Joining the primary stage',
        text: paragraphs(
          'For KG there is no test, only the application form and a group observation. From Grade 1 onwards admission has three stages: screening of the application, an aptitude test, and an interaction with child and parents. The formalities follow.',
          'To ask the admissions office about a seat in a particular grade, please {ways}.',
        ),
        actionWords: 'Admission Process',
        actionTo: '/AdmissionProcess',
      },
    },
    {
      id: 'neighbours',
      kind: 'neighbours',
      values: {
        beforeWords: 'Early Learning, ages 3–5',
        beforeTo: '/EarlyLearningAges',
        afterWords: 'Middle, ages 11–14',
        afterTo: '/MiddleAges',
      },
    },
  ],
};
