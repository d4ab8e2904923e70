import type { WholeAddress } from '#app/addresses.ts';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { readListState, withParams } from '#app/studio/content/list/list-input.ts';
import type { ContentType } from '#app/publishing/content-type.ts';

export const listAddress = (type: ContentType) => studioHref('contentList', { type: type.name });
/** The address of the document's form: an item, or its translation, whose language it does not name. */
export const itemAddress = ({ name: type, translation }: ContentType, id: string): WholeAddress =>
  studioHref(translation ? 'translation' : 'item', { type, id });
/** The same with the language of a translation: without it, the form is that of the first other language. */
export const documentAddress = (documentType: ContentType, id: string): WholeAddress =>
  withParams(itemAddress(documentType, id), { language: documentType.translation?.language });
export const previewAddress = ({ name, translation }: ContentType, id: string): WholeAddress =>
  translation
    ? `${studioPaths.preview}/in/${translation.language}/${name}/${id}`
    : `${studioPaths.preview}/${name}/${id}`;

/** Its form and related pages; `search`: from the address of the form. */
export function documentAddresses(documentType: ContentType, id: string, search: URLSearchParams) {
  const { name: type, translation } = documentType;
  const language = translation && search.get('language');
  const key = { type, id };
  const inLanguage = { ...key, language: language || undefined };
  return {
    form: withParams(itemAddress(documentType, id), { language, list: readListState(search) }),
    draft: translation ? studioHref('translationDraft', inLanguage) : studioHref('itemDraft', key),
    versions: translation ? studioHref('translationVersions', inLanguage) : studioHref('itemVersions', key),
    preview: previewAddress(documentType, id),
  };
}

/** The form of the school's profile; `fact`: the fact to change, `from` the item to return to. */
export const profileAddress = (query: { fact?: string; from?: string } = {}): WholeAddress =>
  withParams(studioHref('item', { type: PROFILE, id: PROFILE }), query);

/** The page of its card; only for announced types. */
export const shareAddress = (type: ContentType, id: string) =>
  type.isAnnounced ? studioHref('itemShare', { type: type.name, id }) : undefined;
