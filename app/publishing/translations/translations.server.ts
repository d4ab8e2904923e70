import type { ContentChange } from '#app/publishing/content-change.ts';
import type { ContentTranslationTable } from '#app/platform/db/schema.ts';
import { engineOf } from '#app/platform/db/database.ts';
import type { Asker, Locking } from '#app/publishing/items/rows.server.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Piece } from './pieces.ts';
import { carried, countStandings, NO_TRANSLATION, type Translation } from './translation.ts';

/** Whose translation: an item's, or the school's own profile. */
export interface Owner {
  type: string;
  id: string;
}

export interface StoredTranslation {
  /** What families read, or read until it was taken off the site; nothing of it while it was never published. */
  live: Translation;
  isPublic: boolean;
  /** What is being written, where that differs. */
  draft: Translation | undefined;
  version: number;
  savedAt: string;
  savedBy: string;
  publishedAt: string | null;
  publishedBy: string;
  /** The opened form that saved it last. */
  editor: string;
}

export async function findTranslation(
  db: Asker,
  owner: Owner,
  language: Locale,
  { lock }: Locking = {},
): Promise<StoredTranslation | undefined> {
  const query = db
    .selectFrom('content_translations')
    .selectAll()
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where('language', '=', language);
  const row = await (lock && engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row && storedOf(row);
}

export const storedOf = (row: ContentTranslationTable): StoredTranslation => ({
  live: { said: JSON.parse(row.said), sources: JSON.parse(row.sources) },
  isPublic: row.published_at !== null,
  draft: row.draft === null ? undefined : JSON.parse(row.draft),
  version: row.version,
  savedAt: row.saved_at,
  savedBy: row.saved_by,
  publishedAt: row.published_at,
  publishedBy: row.published_by,
  editor: row.editor,
});

interface Written {
  schoolCode: string;
  pieces: readonly Piece[];
  by: string;
  now: Date;
  editor?: string;
}

/** What is being written, beside what families read, as `known` was found and held; nobody outside sees anything of it. */
export async function keepTranslationDraft(
  change: Asker,
  owner: Owner,
  language: Locale,
  { draft, ...written }: Written & { draft: Translation; known: StoredTranslation | undefined },
): Promise<number> {
  const live = written.known?.live ?? NO_TRANSLATION;
  return write(change, owner, language, {
    ...written,
    live,
    draft: isSame(draft, live) ? null : draft,
  });
}

/** What families read from now on. */
export async function publishTranslation(
  change: ContentChange,
  owner: Owner,
  language: Locale,
  { translation, ...written }: Written & { translation: Translation },
): Promise<number> {
  const known = await findTranslation(change, owner, language, { lock: true });
  return write(change, owner, language, {
    ...written,
    known,
    live: spokenPart(translation),
    draft: null,
    publishedAt: written.now.toISOString(),
  });
}

/** Nobody reads it any more; all that was written stays with the office. Tells whether that is new. */
export async function withdrawTranslation(
  change: ContentChange,
  owner: Owner,
  language: Locale,
  written: Written,
): Promise<boolean> {
  const known = await findTranslation(change, owner, language, { lock: true });
  if (!known?.isPublic) return false;
  const { live, draft = null } = known;
  await write(change, owner, language, { ...written, known, live, draft, publishedAt: null });
  return true;
}

/** Families read again what they read before it was taken off; what is being written stays beside it. */
export async function bringTranslationBack(
  change: ContentChange,
  owner: Owner,
  language: Locale,
  written: Written,
): Promise<boolean> {
  const known = await findTranslation(change, owner, language, { lock: true });
  if (!known || known.isPublic || Object.keys(known.live.said).length === 0) return false;
  const { live, draft = null } = known;
  const publishedAt = written.now.toISOString();
  await write(change, owner, language, { ...written, known, live, draft, publishedAt });
  return true;
}

/** After the item itself was changed: what is said of it goes on standing where it belongs, and is known to be older. */
export async function carryTranslations(
  change: ContentChange,
  owner: Owner,
  pieces: readonly Piece[],
): Promise<void> {
  const rows = await change
    .selectFrom('content_translations')
    .selectAll()
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .execute();
  for (const row of rows) {
    const { live, draft } = storedOf(row);
    const now = carried(pieces, live);
    await change
      .updateTable('content_translations')
      .set({
        ...columnsOf(pieces, now),
        draft: draft ? JSON.stringify(carried(pieces, draft)) : null,
      })
      .where('owner_type', '=', owner.type)
      .where('owner_id', '=', owner.id)
      .where('language', '=', row.language)
      .execute();
  }
}

async function write(
  change: Asker,
  owner: Owner,
  language: Locale,
  written: Written & {
    known: StoredTranslation | undefined;
    live: Translation;
    draft: Translation | null;
    publishedAt?: string | null;
  },
): Promise<number> {
  const { known, live, draft, by } = written;
  const at = written.now.toISOString();
  const publishedAt = written.publishedAt === undefined ? (known?.publishedAt ?? null) : written.publishedAt;
  const version = (known?.version ?? 0) + 1;
  const columns = {
    ...columnsOf(written.pieces, live),
    draft: draft && JSON.stringify(draft),
    published_at: publishedAt,
    published_by: written.publishedAt ? by : (known?.publishedBy ?? ''),
    saved_at: at,
    saved_by: by,
    version,
    editor: (written.editor ?? '').slice(0, 64),
  };
  await change
    .insertInto('content_translations')
    .values({
      owner_type: owner.type,
      owner_id: owner.id,
      language,
      school_code: written.schoolCode,
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(['owner_type', 'owner_id', 'language']).doUpdateSet(columns))
    .execute();
  return version;
}

function columnsOf(pieces: readonly Piece[], live: Translation) {
  const { older, missing } = countStandings(pieces, live);
  return { said: JSON.stringify(live.said), sources: JSON.stringify(live.sources), older, missing };
}

/** Without what is empty: families read that in the language it was written in. */
function spokenPart({ said, sources }: Translation): Translation {
  const keys = Object.keys(said).filter((key) => said[key]?.trim());
  const pick = (from: Record<string, string>) =>
    Object.fromEntries(keys.map((key) => [key, from[key] ?? '']));
  return { said: pick(said), sources: pick(sources) };
}

export const isSame = (one: Translation, other: Translation) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = ({ said, sources }: Translation) =>
  [said, sources].map((texts) => Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
