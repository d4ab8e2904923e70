import { type PageStructures, repeat, sameAs, TEXT } from './page-structure.ts';

export const schoolErp = {
  sample: {
    layout: 'sheet',
    banner: 'school-erp-banner',
    sections: [
      { id: 'what-it-is', kind: 'text', values: { heading: TEXT, text: TEXT } },
      {
        id: 'for-parents',
        kind: 'list',
        values: { heading: TEXT, text: TEXT },
        items: repeat(5, { text: TEXT }),
      },
      {
        id: 'animations',
        kind: 'drawings',
        items: [
          { drawing: 'erp-homework', title: TEXT, text: TEXT, alt: TEXT },
          { drawing: 'erp-fees', title: TEXT, text: TEXT, alt: TEXT },
          { drawing: 'erp-attendance', title: TEXT, text: TEXT, alt: TEXT },
        ],
      },
      { id: 'for-teachers', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'your-part', kind: 'text', values: { heading: TEXT, text: TEXT } },
      sameAs('sample', 'parentGuidelines', 'help-desk'),
    ],
  },
  starter: {
    layout: 'sheet',
    sections: [
      { id: 'what-it-is', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'for-parents', kind: 'text', values: { heading: TEXT, text: TEXT } },
      // A row without a title is not rendered: the office describes its software.
      {
        id: 'animations',
        kind: 'drawings',
        items: [{ drawing: 'erp-homework' }, { drawing: 'erp-fees' }, { drawing: 'erp-attendance' }],
      },
      { id: 'your-part', kind: 'text', values: { heading: TEXT, text: TEXT } },
      sameAs('sample', 'parentGuidelines', 'help-desk'),
    ],
  },
} as const satisfies PageStructures;
