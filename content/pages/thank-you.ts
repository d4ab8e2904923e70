import { type PageStructures, repeat, TEXT } from './page-structure.ts';

export const thankYou = {
  sample: {
    layout: 'thanks',
    banner: 'thank-you',
    sections: [
      {
        id: 'when-you-write',
        kind: 'steps',
        values: { heading: TEXT },
        items: repeat(3, { heading: TEXT, text: TEXT }),
      },
    ],
  },
} as const satisfies PageStructures;
