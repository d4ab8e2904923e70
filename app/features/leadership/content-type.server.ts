import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { messagesList } from './api.server.ts';
import { leadership } from './content-type.ts';

export const serverLeadership: ServerContentType = { type: leadership, lists: [messagesList] };
