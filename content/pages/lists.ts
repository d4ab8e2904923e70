import { type PageStructures } from './page-structure.ts';

/** The heads of the lists. */
export const gallery = {
  sample: { layout: 'list', banner: 'gallery-banner', sections: [] },
} as const satisfies PageStructures;

export const news = { sample: { layout: 'list', sections: [] } } as const satisfies PageStructures;

export const videos = { sample: { layout: 'list', sections: [] } } as const satisfies PageStructures;

export const calendar = { sample: { layout: 'list', sections: [] } } as const satisfies PageStructures;
