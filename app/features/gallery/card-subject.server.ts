import type { FindSubject } from '#app/platform/http/find-subject.ts';
import { findAlbum, listAlbums } from './queries.server.ts';

export const albumSubject: FindSubject = async ({ db, schoolCode, language, listWords, now }, id) => {
  const album = id ? await findAlbum(db, { schoolCode, now, language, id }) : undefined;
  if (!album) return undefined;
  const { title, date, photos } = album;
  const section = listWords('gallery').title;
  return { page: 'album', id, title, section, day: date, picture: photos[0] };
};

export const gallerySubject: FindSubject = async ({ db, schoolCode, listWords, now }) => {
  const [newest] = await listAlbums(db, { schoolCode, now, limit: 1 });
  const { title, card } = listWords('gallery');
  return { page: 'gallery', title, section: '', picture: card ?? newest?.cover };
};
