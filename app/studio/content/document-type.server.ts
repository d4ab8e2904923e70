import { findStudioPage } from '#app/access/studio-addresses.ts';
import { mayDo } from '#app/access/permissions.ts';
import { ITEM_ID, pageAddress } from '#app/addresses.ts';
import { findType } from '#app/content-types.ts';
import { NO_LABELS, PROFILE, profileSegments } from '#app/features/school/profile-segments.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentType, FindSource } from '#app/publishing/content-type.ts';
import { findRow, newRow } from '#app/publishing/items/rows.server.ts';
import { findItemSource, translationOf } from '#app/publishing/translations/translation-of.server.ts';
import { translateSection, translateType } from '#app/studio/words/content-types.ts';
import { firstLocale, type Locale, locales, readLocale } from '#app/words/locales.ts';
import { missing, type StudioContext, typeOrMissing } from './studio-context.server.ts';

type DocumentContext = Pick<StudioContext, 'services' | 'staff' | 'words'>;

/** A form that is sent to the address of an item or of a translation. */
export interface SentDocument extends StudioContext {
  request: Request;
  params: { type: string; id: string };
  form: FormData;
}

interface DocumentParams {
  type?: string;
  id?: string;
}

/** The type of what a page is about: an item as it was written or, at an address of `languages`, its translation. */
export async function documentTypeAt(
  context: DocumentContext,
  request: Request,
  params: DocumentParams,
): Promise<ContentType> {
  const { pathname, searchParams } = new URL(request.url);
  if (!findStudioPage(pathname)?.name.startsWith('translation')) return typeOrMissing(params);
  const language = readLocale(searchParams.get('language') ?? undefined);
  const type = await findTranslationType(context, params, language);
  if (!type) throw missing();
  return type;
}

/** The type of an item's translation, its segments named as its form names them; into the first other language. */
export async function findTranslationType(
  { services, staff, words }: DocumentContext,
  { type: name, id }: DocumentParams,
  language?: Locale,
): Promise<ContentType | undefined> {
  const { schoolCode } = staff;
  if (name === PROFILE && id === 'profile' && mayDo(staff.role, 'profile.edit'))
    return translationOf(profileType, language ?? otherThan(firstLocale), findProfileSource, schoolCode);
  const itemType = findType(name);
  if (!itemType || !id || !ITEM_ID.test(id)) return undefined;
  const type = translateType(itemType, words);
  const row = await findRow(services.database.reads, type, { schoolCode, id });
  if (!row) return undefined;
  const findSource = findItemSource(type, (kind) => translateSection(kind, words));
  return translationOf(type, language ?? otherThan(row.language), findSource);
}

const otherThan = (from: Locale): Locale => locales.find((locale) => locale !== from)!;

const profileType: ContentType = {
  name: PROFILE,
  words: { one: '', many: '', new: '', about: '' },
  fields: [],
  title: 'name',
  address: () => pageAddress('contact'),
};

const findProfileSource: FindSource = async (db, { schoolCode, id }, locking) => {
  const school = await findSchool(db as Db, schoolCode, locking);
  if (!school) return undefined;
  const { profile } = school;
  const row = newRow(profileType, { schoolCode, id, now: new Date(0), texts: {} });
  return {
    row: { ...row, title: profile.name, language: firstLocale, texts: {} },
    segments: profileSegments(profile, NO_LABELS),
  };
};
