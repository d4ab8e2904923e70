import type { ContentType } from '#app/publishing/content-type.ts';

/** `place`: as families see them, in the office's own order. */
export const sorts = ['changed', 'place', 'detail', 'title'] as const;
export type Sort = (typeof sorts)[number];

export const sortsOf = (type: ContentType): Sort[] =>
  sorts.filter(
    (sort) =>
      (sort !== 'detail' || type.detail !== undefined) && (sort !== 'place' || type.isOrderedByHand === true),
  );

/** The default order of a list. */
export const firstSort = (type: ContentType): Sort => (type.isOrderedByHand ? 'place' : 'changed');
