import { type PageStructures, repeat, sameAs, TEXT } from './page-structure.ts';

export const primary = {
  sample: {
    layout: 'bands',
    banner: 'primary-banner',
    sections: [
      { id: 'at-a-glance', kind: 'facts', items: repeat(3, { name: TEXT, value: TEXT }) },
      { id: 'programme', kind: 'text', values: { heading: TEXT, text: TEXT } },
      {
        id: 'moments',
        kind: 'moments',
        values: { heading: TEXT, text: TEXT, way: 'across' },
        items: repeat(5, { name: TEXT, text: TEXT }),
      },
      {
        id: 'foundations',
        kind: 'terms',
        values: { heading: TEXT, text: TEXT },
        items: repeat(5, { name: TEXT, text: TEXT }),
      },
      {
        id: 'from-year-to-year',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, picture: 'primary-reading', side: 'end' },
      },
      {
        id: 'joining',
        kind: 'cta',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/AdmissionProcess' },
      },
      {
        id: 'neighbours',
        kind: 'neighbours',
        values: {
          beforeWords: TEXT,
          beforeTo: '/EarlyLearningAges',
          afterWords: TEXT,
          afterTo: '/MiddleAges',
        },
      },
    ],
  },
  starter: {
    layout: 'bands',
    sections: [
      { id: 'programme', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'from-year-to-year', kind: 'text', values: { heading: TEXT, text: TEXT } },
      sameAs('starter', 'earlyLearning', 'joining'),
      {
        id: 'neighbours',
        kind: 'neighbours',
        values: {
          beforeWords: TEXT,
          beforeTo: '/EarlyLearningAges',
          afterWords: TEXT,
          afterTo: '/MiddleAges',
        },
      },
    ],
  },
} as const satisfies PageStructures;
