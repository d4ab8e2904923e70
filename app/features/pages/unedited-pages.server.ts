import { OWN_LANGUAGE } from '#app/publishing/document-ref.ts';
import { plainSections } from '#content/plain-sections.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { pages } from './content-type.ts';
import { pageName } from './page-id.ts';

/** A page that families see with exactly the software's text. */
export interface UneditedPage {
  id: string;
  /** The version that is public. */
  version: number;
  /** Who confirmed that it is correct; valid for this version only. */
  reading: { by: string; at: string } | undefined;
}

/**
 * Compares what is public with every text that did not come from staff; version numbers are not enough,
 * because the same text may have been saved again.
 */
export async function listUneditedPages(db: Db, schoolCode: string): Promise<UneditedPage[]> {
  const [shown, given] = await Promise.all([
    db
      .selectFrom('content_items as item')
      .leftJoin('content_reviews as reading', (join) =>
        join
          .onRef('reading.school_code', '=', 'item.school_code')
          .onRef('reading.item_type', '=', 'item.type')
          .onRef('reading.item_id', '=', 'item.id'),
      )
      .select(['item.id', 'item.fields', 'reading.version', 'reading.staff_name', 'reading.reviewed_at'])
      .select((each) =>
        each
          .selectFrom('content_versions as version')
          .whereRef('version.school_code', '=', 'item.school_code')
          .whereRef('version.item_type', '=', 'item.type')
          .whereRef('version.item_id', '=', 'item.id')
          .where('version.language', '=', OWN_LANGUAGE)
          .select((of) => of.fn.max('version.number').as('last'))
          .as('last'),
      )
      .where('item.type', '=', pages.name)
      .where('item.school_code', '=', schoolCode)
      .where('item.status', '=', 'published')
      .where('item.deleted_at', 'is', null)
      .orderBy('item.id')
      .execute(),
    db
      .selectFrom('content_versions')
      .select(['item_id', 'fields'])
      .where('item_type', '=', pages.name)
      .where('school_code', '=', schoolCode)
      .where('language', '=', OWN_LANGUAGE)
      .where('reason', '=', 'publish')
      .where('staff_id', '=', '')
      .execute(),
  ]);
  const starterTexts = new Set(given.map(({ item_id, fields }) => `${item_id} ${wordsOf(textsIn(fields))}`));
  return shown
    .filter(({ id, fields }) => starterTexts.has(`${id} ${wordsOf(JSON.parse(fields) as Texts)}`))
    .map(({ id, version, staff_name, reviewed_at, last }) => ({
      id,
      version: Number(last),
      reading:
        staff_name !== null && reviewed_at !== null && Number(version) === Number(last)
          ? { by: staff_name, at: reviewed_at }
          : undefined,
    }));
}

type Texts = Partial<Record<string, string>>;

const textsIn = (versionFields: string) => (JSON.parse(versionFields) as { texts: Texts }).texts;

/** The texts that families read; another picture or layout does not change them. */
const wordsOf = ({ title = '', lead = '', description = '', sections = '' }: Texts): string =>
  [title, lead, description, plainSections(sections)].join(' ').replaceAll(/\s+/g, ' ').trim();

/** Those that nobody has confirmed yet. */
export const listUnconfirmedPages = async (db: Db, schoolCode: string): Promise<UneditedPage[]> =>
  (await listUneditedPages(db, schoolCode)).filter(({ reading }) => !reading);

/**
 * Records the confirmation that a starter page is correct. `changed`: its text has changed since they read
 * it. A second submit finds it done.
 */
export async function confirmUneditedPage(
  { services, staff, now }: CommandContext,
  { id, version }: { id: string; version: number },
): Promise<'confirmed' | 'changed'> {
  const { schoolCode } = staff;
  return services.database.writes.transaction().execute(async (transaction) => {
    const page = (await listUneditedPages(transaction, schoolCode)).find((one) => one.id === id);
    if (page?.version !== version) return 'changed';
    if (page.reading) return 'confirmed';
    const read = { version, staff_id: staff.id, staff_name: staff.name, reviewed_at: now.toISOString() };
    await transaction
      .insertInto('content_reviews')
      .values({ item_type: pages.name, item_id: id, school_code: schoolCode, ...read })
      .onConflict((conflict) => conflict.columns(['school_code', 'item_type', 'item_id']).doUpdateSet(read))
      .execute();
    await recordAudit(transaction, {
      staff,
      now,
      action: 'read-through',
      subject: { type: pages.name, id, title: pageName(id) ?? id },
    });
    return 'confirmed';
  });
}
