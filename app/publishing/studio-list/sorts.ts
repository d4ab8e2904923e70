export const sorts = ['changed', 'detail', 'title'] as const;
export type Sort = (typeof sorts)[number];
