import { type PageStructures, repeat, sameAs, TEXT } from './page-structure.ts';

export const middle = {
  sample: {
    layout: 'bands',
    banner: 'middle-banner',
    sections: [
      { id: 'at-a-glance', kind: 'facts', items: repeat(3, { name: TEXT, value: TEXT }) },
      { id: 'programme', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'in-a-sentence', kind: 'quote', values: { text: TEXT } },
      {
        id: 'subjects',
        kind: 'terms',
        values: { heading: TEXT, text: TEXT },
        items: repeat(6, { name: TEXT, text: TEXT }),
      },
      {
        id: 'growing-up',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, picture: 'middle-science', side: 'start' },
      },
      {
        id: 'joining',
        kind: 'cta',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/AdmissionProcess' },
      },
      { id: 'neighbours', kind: 'neighbours', values: { beforeWords: TEXT, beforeTo: '/PrimaryAges' } },
    ],
  },
  starter: {
    layout: 'bands',
    sections: [
      { id: 'programme', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'growing-up', kind: 'text', values: { heading: TEXT, text: TEXT } },
      sameAs('starter', 'earlyLearning', 'joining'),
      { id: 'neighbours', kind: 'neighbours', values: { beforeWords: TEXT, beforeTo: '/PrimaryAges' } },
    ],
  },
} as const satisfies PageStructures;
