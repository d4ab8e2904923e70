import { data } from 'react-router';
import { findStudioPage } from '#app/access/studio-addresses.ts';
import { mayDo } from '#app/access/permissions.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { findType } from '#app/content-types.ts';
import { type ContentType, permissionOn } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { findItemSource, translationOf } from '#app/publishing/translations/translation-of.server.ts';
import { translateSection, translateType } from '#app/studio/words/content-types.ts';
import { missing, type StudioContext, typeOrMissing } from './studio-context.server.ts';

type DocumentContext = Pick<StudioContext, 'services' | 'staff' | 'words'>;

/** A form sent to the address of an item or of a translation. */
export interface SentDocument extends StudioContext {
  request: Request;
  params: { type: string; id: string };
  form: FormData;
}

interface DocumentParams {
  type?: string;
  id?: string;
}

/** The type of a page's document: the original item or, at an address of `languages`, its translation. */
export async function documentTypeAt(
  context: DocumentContext,
  request: Request,
  params: DocumentParams,
): Promise<ContentType> {
  const { pathname, searchParams } = new URL(request.url);
  if (!findStudioPage(pathname)?.name.startsWith('translation')) {
    const type = typeOrMissing(params);
    if (!mayDo(context.staff.role, permissionOn(type, 'content.read'))) throw data(null, { status: 403 });
    return type;
  }
  const type = await findTranslationType(context, params, searchParams.get('language') ?? undefined);
  if (!type) throw missing();
  return type;
}

/**
 * The type of an item's translation into a language of the school, with segments labelled as in its form;
 * without a language, into the first that it is not written in.
 */
export async function findTranslationType(
  { services, staff, words }: DocumentContext,
  { type: name, id }: DocumentParams,
  chosen?: string,
): Promise<ContentType | undefined> {
  const { schoolCode } = staff;
  const itemType = findType(name);
  if (!itemType || !id || !ITEM_ID.test(id)) return undefined;
  if (!mayDo(staff.role, permissionOn(itemType, 'content.read'))) return undefined;
  const type = translateType(itemType, words);
  const row = await findRow(services.database.reads, type, { schoolCode, id });
  if (!row) return undefined;
  const findSource = findItemSource(type, (kind) => translateSection(kind, words));
  const { languages } = services.sites.of(schoolCode);
  const language = languages.find((each) => (chosen ? each === chosen : each !== row.language));
  return language && translationOf(type, language, findSource);
}
