import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { listLatest } from '#app/publishing/lists/items.server.ts';
import { messagesList } from './api.server.ts';
import { leadership } from './content-type.ts';

export const serverLeadership: ServerContentType = {
  type: leadership,
  lists: [messagesList],
  findShownAt: async (db, query, path) => {
    const messages = await listLatest(db, leadership, { ...query, limit: 50 });
    return messages.find((message) => leadership.address(message) === path)?.id;
  },
};
