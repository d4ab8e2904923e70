import { type PageStructures, repeat, sameAs, TEXT } from './page-structure.ts';

export const admissionProcess = {
  sample: {
    layout: 'sheet',
    banner: 'admission-banner',
    sections: [
      { id: 'age-at-entrance', kind: 'ages', values: { heading: TEXT, text: TEXT } },
      { id: 'which-class', kind: 'ageCalculator', values: { heading: TEXT, intro: TEXT, guide: TEXT } },
      {
        id: 'application-form',
        kind: 'prices',
        values: { heading: TEXT, text: TEXT, paper: 'admission-form' },
        items: repeat(2, { name: TEXT, price: TEXT, text: TEXT }),
      },
      {
        id: 'nursery-and-kg',
        kind: 'steps',
        values: { heading: TEXT, text: TEXT },
        items: repeat(2, { heading: TEXT, text: TEXT }),
      },
      {
        id: 'grade-1-onwards',
        kind: 'steps',
        values: { heading: TEXT, text: TEXT },
        items: repeat(4, { heading: TEXT, text: TEXT }),
      },
      {
        id: 'online-registration',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, below: 'registration' },
      },
      { id: 'ask-us', kind: 'ways', values: { heading: TEXT, text: TEXT, of: 'office' } },
    ],
  },
  starter: {
    layout: 'sheet',
    sections: [
      sameAs('sample', 'admissionProcess', 'age-at-entrance'),
      sameAs('sample', 'admissionProcess', 'which-class'),
      { id: 'application-form', kind: 'prices', values: { heading: TEXT, text: TEXT } },
      {
        id: 'nursery-and-kg',
        kind: 'steps',
        values: { heading: TEXT },
        items: repeat(2, { heading: TEXT, text: TEXT }),
      },
      {
        id: 'grade-1-onwards',
        kind: 'steps',
        values: { heading: TEXT },
        items: repeat(3, { heading: TEXT, text: TEXT }),
      },
      {
        id: 'online-registration',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, below: 'registration' },
      },
      sameAs('sample', 'admissionProcess', 'ask-us'),
    ],
  },
} as const satisfies PageStructures;
