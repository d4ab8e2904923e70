import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { addToMenu, findMenuGap } from '../menu/add-to-menu.server.ts';
import { ownPages } from './content-type.ts';
import { newOwnPageTexts } from './new-own-page-texts.ts';

export const serverOwnPages: ServerContentType = {
  type: ownPages,
  begin: newOwnPageTexts,
  menu: { findGap: findMenuGap, add: addToMenu },
};
