import { type PageStructures, repeat, sameAs, TEXT } from './page-structure.ts';

export const computerLab = {
  sample: {
    layout: 'photos',
    sections: [
      {
        id: 'photos',
        kind: 'photos',
        values: { arrangement: 'mosaic' },
        items: [
          { picture: 'computer-lab-room', caption: TEXT },
          { picture: 'computer-lab-row', caption: TEXT },
          { picture: 'computer-lab-pupil', caption: TEXT },
          { picture: 'computer-lab-help', caption: TEXT },
          { picture: 'computer-lab-screen', caption: TEXT },
        ],
      },
      { id: 'in-the-lab', kind: 'text', values: { heading: TEXT, text: TEXT } },
      {
        id: 'from-small-to-tall',
        kind: 'terms',
        values: { heading: TEXT },
        items: repeat(3, { name: TEXT, text: TEXT }),
      },
      {
        id: 'good-neighbours',
        kind: 'list',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/Facilities' },
        items: repeat(4, { text: TEXT }),
      },
    ],
  },
  starter: {
    layout: 'photos',
    sections: [
      { id: 'photos', kind: 'photos', values: { arrangement: 'mosaic' } },
      { id: 'in-the-lab', kind: 'text', values: { heading: TEXT, text: TEXT } },
      sameAs('sample', 'computerLab', 'good-neighbours'),
    ],
  },
} as const satisfies PageStructures;
