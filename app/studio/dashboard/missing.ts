import type { Dashboard } from './load-dashboard.server.ts';

export const isAnythingMissing = ({
  untouchedPages,
  withoutWords,
  emptyAlbums,
  leadership,
  placeholders,
  deadLinks,
}: NonNullable<Dashboard['missing']>): boolean =>
  untouchedPages > 0 ||
  [withoutWords, emptyAlbums, leadership, placeholders, deadLinks].some(({ length }) => length > 0);
