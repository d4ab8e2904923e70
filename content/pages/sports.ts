import { type PageStructures, repeat, sameAs, TEXT } from './page-structure.ts';

export const sports = {
  sample: {
    layout: 'photos',
    sections: [
      {
        id: 'photos',
        kind: 'photos',
        values: { arrangement: 'lanes' },
        items: [
          { picture: 'sports-football', caption: TEXT },
          { picture: 'sports-cricket', caption: TEXT },
          { picture: 'sports-basketball', caption: TEXT },
        ],
      },
      { id: 'on-the-field', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'the-other-half', kind: 'text', values: { heading: TEXT, text: TEXT } },
      {
        id: 'games-days',
        kind: 'list',
        values: { heading: TEXT, text: TEXT, actionWords: TEXT, actionTo: '/Gallery' },
        items: repeat(3, { text: TEXT }),
      },
    ],
  },
  starter: {
    layout: 'photos',
    sections: [
      { id: 'photos', kind: 'photos', values: { arrangement: 'lanes' } },
      { id: 'on-the-field', kind: 'text', values: { heading: TEXT, text: TEXT } },
      { id: 'the-other-half', kind: 'text', values: { heading: TEXT, text: TEXT } },
      sameAs('sample', 'sports', 'games-days'),
    ],
  },
} as const satisfies PageStructures;
