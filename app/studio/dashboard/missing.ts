import type { Dashboard } from './load-dashboard.server.ts';

export const isAnythingMissing = ({
  untouchedPages,
  withoutWords,
  emptyAlbums,
  leadership,
  placeholders,
}: NonNullable<Dashboard['missing']>): boolean =>
  untouchedPages > 0 ||
  [withoutWords, emptyAlbums, leadership, placeholders].some(({ length }) => length > 0);
