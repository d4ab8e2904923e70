import { type PageStructures, repeat, TEXT } from './page-structure.ts';

export const privacy = {
  sample: {
    layout: 'sheet',
    card: 'contact-banner',
    sections: [
      { id: 'in-short', kind: 'list', values: { heading: TEXT }, items: repeat(4, { text: TEXT }) },
      { id: 'when-you-write', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'when-you-read', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'in-your-browser', kind: 'text', values: { heading: TEXT, text: TEXT } },
      {
        id: 'your-requests',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/ContactUs' },
      },
    ],
  },
} as const satisfies PageStructures;
