import { ownValue } from '#app/core/own-value.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { itemName as nameInWords } from '../content/facts-in-words.ts';
import type { StudioWords } from '../words/en/index.ts';
import { type ContentTypeCatalogue, typeIn } from '../words/content-types.ts';

/** The form of an item; without an id, the list of its type. */
export const contentHref = (type: string, id?: string): string =>
  id === undefined ? studioHref('contentList', { type }) : studioHref('item', { type, id });

/** The form of an item or, with a language, of its translation. */
export const documentHref = ({
  type,
  id,
  language,
}: {
  type: string;
  id: string;
  language: string;
}): string => (language ? studioHref('translation', { type, id, language }) : contentHref(type, id));

/** The name of an item or, with a language, of its translation: with the name of that language. */
export function documentName(
  words: StudioWords,
  { language, ...item }: { type: string; id: string; language: string; title: string },
): string {
  const name = itemName(words, item);
  if (!language) return name;
  const { names } = words.languages;
  return words.content.factNotes.itemInLanguage(name, ownValue<string>(names, language) ?? language);
}

/** The name of an item in the studio. */
export function itemName(
  words: ContentTypeCatalogue & Pick<StudioWords, 'content'>,
  { type, id, title }: { type: string; id: string; title: string },
): string {
  const contentType = typeIn(words, type);
  return contentType ? nameInWords(contentType, { id, title }, words.content) : title;
}

/** The singular of a content type, capitalised. */
export function contentTypeName(words: ContentTypeCatalogue, type: string): string {
  const one = typeIn(words, type)?.words.one ?? type;
  return one.charAt(0).toUpperCase() + one.slice(1);
}
