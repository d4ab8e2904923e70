import type { Prose } from '#content/prose.ts';
import { addressFrom } from '#app/addresses.ts';

export type TemplateName = keyof Prose['templates'];

/** The starter texts of a new page. */
export function newOwnPageTexts(
  { templates }: Pick<Prose, 'templates'>,
  name: string,
): Record<string, string> {
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
