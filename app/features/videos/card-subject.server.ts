import type { FindSubject } from '#app/platform/http/find-subject.ts';

export const videosSubject: FindSubject = async ({ listWords }) => {
  const { title, card } = listWords('videos');
  return { page: 'videos', title, section: '', picture: card };
};
