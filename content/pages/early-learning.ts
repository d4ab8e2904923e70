import { type PageStructures, repeat, TEXT } from './page-structure.ts';

export const earlyLearning = {
  sample: {
    layout: 'bands',
    banner: 'early-learning-banner',
    sections: [
      { id: 'at-a-glance', kind: 'facts', items: repeat(3, { name: TEXT, value: TEXT }) },
      { id: 'learning-through-play', kind: 'text', values: { heading: TEXT, text: TEXT } },
      {
        id: 'moments',
        kind: 'moments',
        values: { heading: TEXT, text: TEXT, way: 'down' },
        items: repeat(6, { name: TEXT, text: TEXT }),
      },
      {
        id: 'what-children-learn',
        kind: 'terms',
        values: { heading: TEXT, text: TEXT },
        items: repeat(5, { name: TEXT, text: TEXT }),
      },
      {
        id: 'at-home',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, picture: 'early-learning-home', side: 'start' },
      },
      {
        id: 'joining',
        kind: 'cta',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/AdmissionProcess' },
      },
      { id: 'neighbours', kind: 'neighbours', values: { afterWords: TEXT, afterTo: '/PrimaryAges' } },
    ],
  },
  starter: {
    layout: 'bands',
    sections: [
      { id: 'learning-through-play', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'at-home', kind: 'text', values: { heading: TEXT, text: TEXT } },
      {
        id: 'joining',
        kind: 'cta',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/AdmissionProcess' },
      },
      { id: 'neighbours', kind: 'neighbours', values: { afterWords: TEXT, afterTo: '/PrimaryAges' } },
    ],
  },
} as const satisfies PageStructures;
