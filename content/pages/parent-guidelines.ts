import { type PageStructures, repeat, sameAs, TEXT } from './page-structure.ts';

export const parentGuidelines = {
  sample: {
    layout: 'sheet',
    banner: 'parent-guidelines-banner',
    sections: [
      {
        id: 'log-in',
        kind: 'steps',
        values: { heading: TEXT, text: TEXT, below: 'portal' },
        items: repeat(3, { heading: TEXT, text: TEXT }),
      },
      {
        id: 'reset-password',
        kind: 'steps',
        values: { heading: TEXT, text: TEXT },
        items: repeat(4, { heading: TEXT, text: TEXT }),
      },
      {
        id: 'pay-fees',
        kind: 'steps',
        values: { heading: TEXT, text: TEXT },
        items: repeat(4, { heading: TEXT, text: TEXT }),
      },
      {
        id: 'install-app',
        kind: 'steps',
        values: { heading: TEXT, text: TEXT, below: 'app' },
        items: repeat(3, { heading: TEXT, text: TEXT }),
      },
      { id: 'help-desk', kind: 'ways', values: { heading: TEXT, text: TEXT, of: 'helpDesk' } },
    ],
  },
  starter: {
    layout: 'sheet',
    sections: [
      { id: 'log-in', kind: 'text', values: { heading: TEXT, text: TEXT, below: 'portal' } },
      { id: 'passwords', kind: 'text', values: { heading: TEXT, text: TEXT } },
      {
        id: 'pay-fees',
        kind: 'list',
        values: { heading: TEXT, text: TEXT },
        items: repeat(3, { text: TEXT }),
      },
      { id: 'keep-us-informed', kind: 'list', values: { heading: TEXT }, items: repeat(3, { text: TEXT }) },
      sameAs('sample', 'parentGuidelines', 'help-desk'),
    ],
  },
} as const satisfies PageStructures;
