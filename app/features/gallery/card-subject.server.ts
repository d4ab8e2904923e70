import type { FindSubject } from '#app/platform/http/page-card.ts';
import { findAlbum, listAlbums } from './queries.server.ts';

export const albumSubject: FindSubject = async ({ db, schoolCode, words, now }, id) => {
  const album = id ? await findAlbum(db, { schoolCode, now, id }) : undefined;
  if (!album) return undefined;
  const { title, date, photos } = album;
  return { page: 'album', id, title, section: words.gallery.title, day: date, picture: photos[0] };
};

export const gallerySubject: FindSubject = async ({ db, schoolCode, words, now }) => {
  const [newest] = await listAlbums(db, { schoolCode, now, limit: 1 });
  return { page: 'gallery', title: words.gallery.title, section: '', picture: newest?.cover };
};
