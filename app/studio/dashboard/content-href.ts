import { studioHref } from '#app/access/studio-addresses.ts';
import { findType } from '#app/content-types.ts';
import { nameOf } from '#app/publishing/content-type.ts';

/** Where an item is edited; without an id, where its kind is listed. */
export const contentHref = (type: string, id?: string): string =>
  id === undefined ? studioHref('contentList', { type }) : studioHref('item', { type, id });

/** What the office knows an item by. */
export function itemName({ type, id, title }: { type: string; id: string; title: string }): string {
  const known = findType(type);
  return known ? nameOf(known, { id, title }) : title;
}

/** What one of its kind is called, at the beginning of a line. */
export function kindName(type: string): string {
  const one = findType(type)?.words.one ?? type;
  return one.charAt(0).toUpperCase() + one.slice(1);
}
