import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { highlightsList } from './api.server.ts';
import { highlights } from './content-type.ts';

export const serverHighlights: ServerContentType = { type: highlights, lists: [highlightsList] };
