import { type PageStructures, repeat, sameAs, TEXT } from './page-structure.ts';

export const gettingStarted = {
  sample: {
    layout: 'bands',
    banner: 'getting-started-banner',
    sections: [
      { id: 'mission', kind: 'statement', values: { heading: TEXT, text: TEXT } },
      {
        id: 'stages',
        kind: 'doors',
        values: { heading: TEXT, text: TEXT },
        items: [
          {
            name: TEXT,
            detail: TEXT,
            text: TEXT,
            picture: 'early-learning-banner',
            to: '/EarlyLearningAges',
          },
          { name: TEXT, detail: TEXT, text: TEXT, picture: 'primary-banner', to: '/PrimaryAges' },
          { name: TEXT, detail: TEXT, text: TEXT, picture: 'middle-banner', to: '/MiddleAges' },
        ],
      },
      {
        id: 'first-steps',
        kind: 'steps',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/AdmissionProcess' },
        items: repeat(4, { heading: TEXT, text: TEXT }),
      },
      {
        id: 'before-the-first-day',
        kind: 'list',
        values: { heading: TEXT, text: TEXT, picture: 'getting-started-first-day', side: 'end' },
        items: repeat(5, { text: TEXT }),
      },
      { id: 'ask-us', kind: 'cta', values: { size: 'large', heading: TEXT, text: TEXT } },
    ],
  },
  starter: {
    layout: 'bands',
    sections: [
      { id: 'mission', kind: 'statement', values: { heading: TEXT, text: TEXT } },
      {
        id: 'stages',
        kind: 'doors',
        values: { heading: TEXT, text: TEXT },
        items: [
          { name: TEXT, text: TEXT, to: '/EarlyLearningAges' },
          { name: TEXT, text: TEXT, to: '/PrimaryAges' },
          { name: TEXT, text: TEXT, to: '/MiddleAges' },
        ],
      },
      {
        id: 'first-steps',
        kind: 'steps',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/AdmissionProcess' },
        items: repeat(4, { heading: TEXT, text: TEXT }),
      },
      {
        id: 'before-the-first-day',
        kind: 'list',
        values: { heading: TEXT, text: TEXT },
        items: repeat(4, { text: TEXT }),
      },
      sameAs('sample', 'gettingStarted', 'ask-us'),
    ],
  },
} as const satisfies PageStructures;
