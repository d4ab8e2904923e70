import { type PageStructures, TEXT } from './page-structure.ts';

export const contact = {
  sample: {
    layout: 'contact',
    banner: 'contact-banner',
    sections: [
      { id: 'office', kind: 'office', values: { heading: TEXT } },
      { id: 'write-to-us', kind: 'form', values: { heading: TEXT, text: TEXT } },
    ],
  },
} as const satisfies PageStructures;
