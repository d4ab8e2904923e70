import { type PageStructures, repeat, TEXT } from './page-structure.ts';

const seeForYourself = {
  id: 'see-for-yourself',
  kind: 'cta',
  values: {
    size: 'large',
    heading: TEXT,
    text: TEXT,
    actionWords: TEXT,
    actionTo: '/GettingStartedatLFIS',
  },
} as const;

/** The menu links to some of these sections by their ids. */
export const facilities = {
  sample: {
    layout: 'walk',
    banner: 'facilities-banner',
    sections: [
      {
        id: 'academic-zone',
        kind: 'text',
        values: {
          heading: TEXT,
          text: TEXT,
          picture: 'academic-zone',
          actionWords: TEXT,
          actionTo: '/ComputerLab',
          side: 'start',
        },
      },
      {
        id: 'co-curricular-zone',
        kind: 'text',
        values: {
          heading: TEXT,
          text: TEXT,
          picture: 'co-curricular-zone',
          actionWords: TEXT,
          actionTo: '/Sports',
          side: 'end',
        },
      },
      {
        id: 'garden-of-wonders',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, picture: 'garden-of-wonders', side: 'across' },
      },
      {
        id: 'smart-classes',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, picture: 'smart-classes', side: 'start' },
      },
      {
        id: 'safety-and-security',
        kind: 'list',
        values: { heading: TEXT, text: TEXT, picture: 'safety-and-security', side: 'end' },
        items: repeat(3, { text: TEXT }),
      },
      {
        id: 'health-and-hygiene',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, picture: 'health-and-hygiene', side: 'start' },
      },
      seeForYourself,
    ],
  },
  starter: {
    layout: 'walk',
    sections: [
      { id: 'smart-classes', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'academic-zone', kind: 'text', values: { heading: TEXT, text: TEXT } },
      {
        id: 'co-curricular-zone',
        kind: 'text',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/Sports' },
      },
      {
        id: 'safety-and-security',
        kind: 'list',
        values: { heading: TEXT, text: TEXT },
        items: repeat(3, { text: TEXT }),
      },
      { id: 'health-and-hygiene', kind: 'text', values: { heading: TEXT, text: TEXT } },
      seeForYourself,
    ],
  },
} as const satisfies PageStructures;
