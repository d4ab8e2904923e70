import type { Dashboard } from './load-dashboard.server.ts';

export const isAnythingMissing = ({
  untouchedPages,
  withoutWords,
  emptyAlbums,
  leadership,
  placeholders,
  deadLinks,
  older,
}: NonNullable<Dashboard['missing']>): boolean =>
  untouchedPages > 0 ||
  older.count > 0 ||
  [withoutWords, emptyAlbums, leadership, placeholders, deadLinks].some(({ length }) => length > 0);
