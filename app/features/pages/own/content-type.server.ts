import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { addToMenu, findMenuGap } from '../menu/add-to-menu.server.ts';
import { ownPages } from './content-type.ts';
import type { Prose } from '#content/prose.ts';
import { addressFrom } from '#app/addresses.ts';

export const serverOwnPages: ServerContentType = {
  type: ownPages,
  begin: newOwnPageTexts,
  menu: { findGap: findMenuGap, add: addToMenu },
};

type TemplateName = keyof Prose['templates'];

/** The starter texts of a new page. */
function newOwnPageTexts({ templates }: Pick<Prose, 'templates'>, name: string): Record<string, string> {
  const { title, lead, description, layout, sections } =
    templates[Object.hasOwn(templates, name) ? (name as TemplateName) : 'blank'];
  return {
    title,
    lead,
    description,
    layout,
    address: addressFrom(title),
    sections: JSON.stringify(sections),
  };
}
