import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { pages } from './content-type.ts';
import { confirmUneditedPage, listUnconfirmedPages, listUneditedPages } from './unedited-pages.server.ts';

export const serverPages: ServerContentType = {
  type: pages,
  load: async ({ db, schoolCode, id }) => ({
    starterText: (await listUneditedPages(db, schoolCode)).find((page) => page.id === id),
  }),
  listUntouched: listUnconfirmedPages,
  confirm: confirmUneditedPage,
};
