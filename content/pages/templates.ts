import { type PageStructure, TEXT } from './page-structure.ts';

/** The templates for custom pages: headings and empty tables, without claims that a school would have to check. */
export const templateStructures = {
  blank: { layout: 'sheet', title: '', lead: '', description: '', sections: [{ id: 'text', kind: 'text' }] },
  fees: {
    layout: 'sheet',
    sections: [
      { id: 'fees', kind: 'table', values: { heading: TEXT, rows: TEXT } },
      { id: 'paying', kind: 'steps', values: { heading: TEXT } },
      { id: 'questions', kind: 'questions', values: { heading: TEXT } },
      { id: 'ask', kind: 'ways', values: { heading: TEXT, text: TEXT, of: 'office' } },
    ],
  },
  disclosure: {
    layout: 'sheet',
    sections: [
      { id: 'general', kind: 'table', values: { heading: TEXT, rows: TEXT } },
      { id: 'documents', kind: 'papers', values: { heading: TEXT } },
      { id: 'results', kind: 'table', values: { heading: TEXT, rows: TEXT } },
      { id: 'staff', kind: 'table', values: { heading: TEXT, rows: TEXT } },
      { id: 'premises', kind: 'table', values: { heading: TEXT, rows: TEXT } },
    ],
  },
  teachers: {
    layout: 'bands',
    sections: [
      { id: 'words', kind: 'text', values: { heading: TEXT, text: '' } },
      { id: 'people', kind: 'people', values: { heading: TEXT } },
    ],
  },
} as const satisfies Record<string, PageStructure>;
