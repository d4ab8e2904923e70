import { listFilesById } from '#app/media/files/library-file.server.ts';
import type { DuplicateFile } from '#app/media/duplicates/describe-duplicate.server.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import { newId, randomCode } from '#app/core/ids.ts';
import { consentOf, type StoredConsent } from '#app/media/consent/consent.ts';
import { type Focus, focusOf } from '#app/media/focus.ts';
import { type ContentType, textFields } from '#app/publishing/content-type.ts';
import { findWorkingCopy, NEW_BASE, type WorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { type Fields, noFields } from '#app/publishing/fields.ts';
import { recordEditing } from '#app/publishing/drafts/presence.server.ts';
import { stateOf } from '#app/platform/content/state.ts';
import {
  type ByLanguage,
  type LanguageState,
  translationStatuses,
} from '#app/publishing/translations/table.server.ts';
import { recogniseLanguage } from '#app/publishing/translations/language-of-item.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findServerType } from '#app/content-types.server.ts';
import { loadExtra } from './load-extra.server.ts';
import { loadFactInfo } from './load-fact-info.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { understoodIn } from './understood-phones.server.ts';
import { missing } from './studio-context.server.ts';
import type { Locale } from '#app/words/locales.ts';

export interface StoredFile {
  path: string;
  kind: 'image' | 'document';
  focus?: Focus | undefined;
  /** Of a picture, where somebody was asked. */
  consent?: StoredConsent | undefined;
  /** Of a picture that was just sent: one that is here already and looks like it. */
  duplicate?: DuplicateFile | undefined;
}

/** All that the form shows. `isNew`: an item that is not there yet may be begun. */
export async function loadItem(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
  { isNew, template, search }: { isNew: boolean; template: string; search: URLSearchParams },
) {
  const { reads, writes } = services.database;
  const copy = await findWorkingCopy(reads, type, { schoolCode: staff.schoolCode, id });
  if (!copy && !isNew) throw missing();
  const site = services.sites.of(staff.schoolCode);
  const fields =
    copy?.fields ?? firstFields(type, now, findServerType(type.name)?.begin?.(site.prose, template));
  const [files, others, extra, languageStates] = await Promise.all([
    findStoredFiles(reads, staff.schoolCode, fields),
    copy ? recordEditing(writes, { schoolCode: staff.schoolCode, type: type.name, id }, staff, now) : [],
    loadExtra(type, {
      db: reads,
      id,
      site,
      config: services.config,
      now,
      language: staff.language,
      search,
    }),
    languageStatesOf(reads, { schoolCode: staff.schoolCode, type: type.name, languages: site.languages }, id),
  ]);
  return {
    type: type.name,
    id,
    isNew: !copy,
    fields,
    ...documentState(copy, now),
    copyId: newId(now.getTime()),
    understood: understoodIn(type, fields),
    files,
    others,
    extra,
    factInfo: await loadFactInfo({ services, staff }, extra.factMentions, { type: type.name, id }),
    mayDelete: mayDo(staff.role, 'content.delete'),
    /** By its words as they are kept; nothing while there are none. */
    recognised: recogniseLanguage(type, fields.texts),
    /** How it stands in each language, once it is there. */
    languageStates,
  };
}

/** As `LanguageTabs` shows them. */
export async function languageStatesOf(
  db: Db,
  query: Parameters<typeof translationStatuses>[1],
  id: string,
): Promise<{ from: Locale; states: ByLanguage<LanguageState>; changedAt: string } | undefined> {
  const status = (await translationStatuses(db, query, [id])).get(id);
  if (!status) return undefined;
  const states: ByLanguage<LanguageState> = { [status.language]: status.own };
  for (const [language, { state }] of Object.entries(status.translations)) states[language as Locale] = state;
  return { from: status.language, states, changedAt: status.changedAt };
}

/** What every form shows of its document, whatever its fields are. */
export function documentState(copy: WorkingCopy | undefined, now: Date) {
  const isPublished = copy?.row.status === 'published';
  const mayBeDue = isPublished || copy?.translation !== undefined;
  return {
    base: copy?.base ?? NEW_BASE,
    editor: randomCode(12),
    state: copy ? stateOf(copy.row, now) : ('draft' as const),
    hasDraft: isPublished && copy.draft !== undefined,
    due: mayBeDue && !copy?.row.deleted_at ? copy?.draft?.due : undefined,
    savedAt: copy?.draft ? timeInIndia(copy.draft.at) : '',
  };
}

export type LoadedItem = Awaited<ReturnType<typeof loadItem>>;

function firstFields(type: ContentType, now: Date, initial: Record<string, string> = {}): Fields {
  const days = textFields(type).filter((field) => 'prefill' in field && field.prefill === 'today');
  const today = Object.fromEntries(days.map(({ name }) => [name, dayInIndia(now)]));
  return { ...noFields(), texts: { ...today, ...initial } };
}

export async function findStoredFiles(
  db: Db,
  schoolCode: string,
  fields: Fields,
): Promise<Record<string, StoredFile>> {
  const ids = Object.values(fields.files).flatMap((files) => files.map(({ mediaId }) => mediaId));
  if (ids.length === 0) return {};
  const rows = await listFilesById(db, schoolCode, ids);
  return Object.fromEntries(
    rows.map(({ id, path, kind, focus_x, focus_y, ...row }) => [
      id,
      { path, kind, focus: focusOf(focus_x, focus_y), consent: consentOf(row) },
    ]),
  );
}
