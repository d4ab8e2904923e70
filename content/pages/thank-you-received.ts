import { type PageStructures, repeat, TEXT } from './page-structure.ts';

export const thankYouReceived = {
  sample: {
    layout: 'thanks',
    banner: 'thank-you',
    sections: [
      {
        id: 'what-happens-next',
        kind: 'steps',
        values: { heading: TEXT },
        items: repeat(3, { heading: TEXT, text: TEXT }),
      },
    ],
  },
} as const satisfies PageStructures;
