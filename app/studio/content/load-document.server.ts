import { mayDo } from '#app/access/permissions.ts';
import { randomCode } from '#app/core/ids.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { inLanguage } from '#app/addresses.ts';
import { stateOf } from '#app/platform/content/state.ts';
import { type ContentType, permissionOn } from '#app/publishing/content-type.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { NEW_BASE, titleOfCopy, type WorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { recordEditing } from '#app/publishing/drafts/presence.server.ts';
import { type Fields, titleOf } from '#app/publishing/fields.ts';
import {
  type ByLanguage,
  type LanguageState,
  type TranslationStatus,
  translationStatuses,
} from '#app/publishing/translations/table.server.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Site } from '#app/sites/site.ts';
import { translateType } from '#app/studio/words/content-types.ts';
import { itemName } from './facts-in-words.ts';
import { loadExtra } from './load-extra.server.ts';
import type { StudioContext } from './studio-context.server.ts';
import { documentAddresses } from './types/addresses.ts';
import { listAdministrators } from '#app/access/people/queries.server.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { FactInfo } from './form/facts/fact-info.ts';

interface DocumentQuery {
  id: string;
  /** Undefined while the document does not exist. */
  copy: WorkingCopy | undefined;
  fields: Fields;
  /** From the address of its form. */
  search: URLSearchParams;
}

/** The data of every document's form, an item's or a translation's, whatever its fields are. */
export async function loadDocument(
  { services, staff, now, words }: StudioContext,
  type: ContentType,
  { id, copy, fields, search }: DocumentQuery,
) {
  const { schoolCode } = staff;
  const { reads, writes } = services.database;
  const site = services.sites.of(schoolCode);
  const itemKey = { schoolCode, id };
  const [others, extra, statuses] = await Promise.all([
    copy ? recordEditing(writes, documentRef(type, itemKey), staff, now) : [],
    loadExtra(copy?.type ?? type, {
      db: reads,
      id,
      site,
      config: services.config,
      now,
      language: staff.language,
      search,
    }),
    translationStatuses(reads, { schoolCode, type: type.name, languages: site.languages }, [id]),
  ]);
  const { translation } = type;
  const mayPublish = mayDo(staff.role, permissionOn(translation?.itemType ?? type, 'content.publish'));
  const itemType = translateType(translation?.itemType ?? type, words);
  const title = copy ? titleOfCopy(copy, fields) : titleOf(type, fields);
  const state = documentState(copy, now);
  return {
    type: type.name,
    id,
    fields,
    ...state,
    mayPublish,
    /** An item has its own field for the time of publication, a translation does not. */
    maySchedule: mayPublish && (state.state === 'live' || (translation !== undefined && !state.isNew)),
    title: itemName(itemType, { id, title }, words.content, extra.facts),
    /** Undefined for the original item. */
    translatedInto: translation?.language,
    addresses: documentAddresses(type, id, search),
    hasPreview: copy !== undefined,
    /** Its public address. */
    liveAddress: copy && state.state === 'live' ? liveAddress(type, copy.row, site) : undefined,
    /** The result of the last press, from the address. */
    done: search.get('done'),
    others,
    extra,
    factInfo: await loadFactInfo({ services, staff }, extra.factMentions, {
      type: type.name,
      id,
      ...(translation && { language: translation.language }),
    }),
    /** The state of each language, once the item exists. */
    languageStates: languageStatesOf(statuses.get(id)),
  };
}

export type LoadedDocument = Awaited<ReturnType<typeof loadDocument>>;

function languageStatesOf(status: TranslationStatus | undefined) {
  if (!status) return undefined;
  const { language: from, own, translations, changedAt } = status;
  const states: ByLanguage<LanguageState> = { [from]: own };
  for (const [language, { state }] of Object.entries(translations)) states[language as Locale] = state;
  return { from, states, changedAt };
}

function liveAddress(
  { address, translation }: ContentType,
  item: { id: string; texts: Record<string, string> },
  site: Site,
): string {
  const own = address(item);
  return translation ? inLanguage(own, translation.language, site.languages) : own;
}

function documentState(copy: WorkingCopy | undefined, now: Date) {
  const state = copy ? stateOf(copy.row, now) : ('draft' as const);
  const isPublished = copy?.row.status === 'published';
  const isTranslation = copy?.translation !== undefined;
  const isNew = !copy || (isTranslation && Object.keys(copy.fields.texts).length === 0);
  return {
    base: copy?.base ?? NEW_BASE,
    editor: randomCode(12),
    state,
    /** Nothing of it has been saved. */
    isNew,
    hasDraft: isPublished && copy.draft !== undefined,
    due: (isPublished || isTranslation) && !copy?.row.deleted_at ? copy?.draft?.due : undefined,
    savedAt: copy?.draft ? timeInIndia(copy.draft.at) : '',
  };
}

/** Data for the notes about facts below a text; undefined if the form has no field for facts. */
async function loadFactInfo(
  { services, staff }: Pick<CommandContext, 'services' | 'staff'>,
  mentions: FactInfo['mentions'] | undefined,
  here: FactInfo['here'],
): Promise<FactInfo | undefined> {
  if (!mentions) return undefined;
  const mayChange = mayDo(staff.role, 'profile.edit');
  const administrators = mayChange ? [] : await listAdministrators(services.database.reads, staff.schoolCode);
  return { mentions, mayChange, administrators, here };
}
