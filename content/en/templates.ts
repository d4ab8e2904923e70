import { type StarterPage, paragraphs } from '#content/starter.ts';

export interface Template extends StarterPage {
  /** In the list of what a new page may begin with. */
  about: string;
}

const rows = (...lines: string[]) => lines.join('\n');

/** What a page of a school's own may begin with: headings and empty tables, and no claim that a school would have to check. */
export const templates = {
  blank: {
    about: 'A title and one section to write in.',
    layout: 'sheet',
    title: '',
    lead: '',
    description: '',
    sections: [{ id: 'text', kind: 'text', values: {} }],
  },
  fees: {
    about: 'A table of fees by class, what they cover, and whom to ask.',
    layout: 'sheet',
    title: 'Fee structure',
    lead: 'What is to be paid, when, and for what.',
    description: 'The fees at {school}, class by class, and how they are paid.',
    sections: [
      {
        id: 'fees',
        kind: 'table',
        values: {
          heading: 'Fees by class',
          rows: rows('Class | Admission, once | Tuition, a month | Other, a year'),
        },
      },
      { id: 'paying', kind: 'steps', values: { heading: 'How to pay' }, items: [] },
      { id: 'questions', kind: 'questions', values: { heading: 'Often asked' }, items: [] },
      {
        id: 'ask',
        kind: 'ways',
        values: {
          heading: 'Ask the office',
          text: 'Is something not clear? The office is glad to explain it.',
          of: 'office',
        },
      },
    ],
  },
  disclosure: {
    about: 'The tables that an affiliated school has to show, with their rows named.',
    layout: 'sheet',
    title: 'Mandatory disclosure',
    lead: 'What the board asks every school to make public.',
    description:
      'The mandatory public disclosure of {school}: general information, documents, results, staff and premises.',
    sections: [
      {
        id: 'general',
        kind: 'table',
        values: {
          heading: 'General information',
          rows: rows(
            'Information | Details',
            'Name of the school | {school}',
            'Affiliation number |',
            'School code |',
            'Address with PIN code |',
            'Principal, with qualification |',
            'E-mail | {email}',
            'Phone | {phone}',
          ),
        },
      },
      { id: 'documents', kind: 'papers', values: { heading: 'Documents and information' }, items: [] },
      {
        id: 'results',
        kind: 'table',
        values: {
          heading: 'Results and academics',
          rows: rows('Year | Registered | Passed | Pass percentage | Remarks'),
        },
      },
      {
        id: 'staff',
        kind: 'table',
        values: { heading: 'Teaching staff', rows: rows('Information | Details') },
      },
      {
        id: 'premises',
        kind: 'table',
        values: { heading: 'School premises', rows: rows('Information | Details') },
      },
    ],
  },
  teachers: {
    about: 'Portraits in arches with names, and a few words above them.',
    layout: 'bands',
    title: 'Our teachers',
    lead: 'The people your child will meet every day.',
    description: 'The teachers of {school}, with their names and what they teach.',
    sections: [
      { id: 'words', kind: 'text', values: { heading: 'Who teaches here', text: paragraphs('') } },
      { id: 'people', kind: 'people', values: { heading: 'Teachers' }, items: [] },
    ],
  },
} satisfies Record<string, Template>;
