import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { videosList } from './api.server.ts';
import { videos } from './content-type.ts';

export const serverVideos: ServerContentType = {
  type: videos,
  lists: [videosList],
  linkCards: {
    videos: async ({ listWords }) => {
      const { title, card } = listWords('videos');
      return { page: 'videos', title, section: '', picture: card };
    },
  },
};
