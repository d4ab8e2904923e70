import { type RawBuilder, sql } from 'kysely';
import { formsOf } from '#app/core/text/hindi-endings.ts';
import { consentOf, type StoredConsent } from '#app/media/consent/consent.ts';
import { type Focus, focusOf } from '#app/media/focus.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Consent } from '#app/platform/db/schema.ts';
import { fileNameIn } from '../../media/files/file-name.ts';
import { countUses, listDraftMentions } from './file-uses.server.ts';
import { withdrawalOf } from './withdraw-everywhere.server.ts';
import type { LibraryCursor, LibrarySearch, LibraryTab } from './library-search.ts';

export const FILES_A_PAGE = 60;

export interface LibraryFile {
  id: string;
  path: string;
  kind: 'image' | 'document';
  /** Its name, else its alternative text. */
  displayName: string;
  /** An alternative text of one of its uses. */
  alt: string;
  focus: Focus | undefined;
  uses: number;
  /** One of its uses has no alternative text. */
  lacksWords: boolean;
  consent: StoredConsent | undefined;
  /** It is in an album, and its consent question is unanswered. */
  lacksConsent: boolean;
  /** Since when nothing uses it, if the daily sweep has found that; and whether it is kept all the same. */
  unusedSince: string | undefined;
  isKept: boolean;
  /** Set for a withdrawn file, of which only words are shown. */
  withdrawn: ReturnType<typeof withdrawalOf>;
}

/** Newest first, a page at a time; `next` is the position after the last one, however many were added since. */
export async function listLibrary(
  db: Db,
  { schoolCode, ...search }: LibrarySearch & { schoolCode: string },
): Promise<{ files: LibraryFile[]; next: LibraryCursor | undefined }> {
  const drafts = await listDraftMentions(db, schoolCode);
  const { rows } = await selectFiles(schoolCode, search, [...drafts.keys()]).execute(db);
  const shown = rows.slice(0, FILES_A_PAGE);
  const usesOf = await countUses(
    db,
    schoolCode,
    shown.map(({ id }) => id),
    drafts,
  );
  const last = shown.at(-1);
  return {
    files: shown.map(
      ({ id, path, kind, name, alt_anywhere, focus_x, focus_y, lacks_words, lacks_consent, ...row }) => ({
        id,
        path: row.withdrawn_at === null ? path : '',
        kind,
        displayName: name || alt_anywhere || fileNameIn(path),
        alt: alt_anywhere ?? '',
        focus: focusOf(focus_x, focus_y),
        uses: usesOf(id),
        consent: consentOf(row),
        lacksWords: Boolean(lacks_words),
        lacksConsent: Boolean(lacks_consent),
        unusedSince: usesOf(id) === 0 ? (row.unused_since ?? undefined) : undefined,
        isKept: row.kept_at !== null,
        withdrawn: withdrawalOf(row),
      }),
    ),
    next: rows.length > FILES_A_PAGE && last ? { at: last.created_at, id: last.id } : undefined,
  };
}

interface FileRow {
  id: string;
  path: string;
  kind: 'image' | 'document';
  name: string;
  alt_anywhere: string | null;
  focus_x: number | null;
  focus_y: number | null;
  created_at: string;
  withdrawn_at: string | null;
  withdrawn_by: string;
  withdrawal_reason: string;
  erased_at: string | null;
  consent: Consent | null;
  consent_by: string;
  consent_at: string | null;
  unused_since: string | null;
  kept_at: string | null;
  lacks_words: boolean | number;
  lacks_consent: boolean | number;
}

/** Exported so that a test can check the query plan on both engines. */
export function selectFiles(
  schoolCode: string,
  { tab, q, after, answered = false }: LibrarySearch,
  inDrafts: string[],
): RawBuilder<FileRow> {
  const beyond = after
    ? sql`and (media_files.created_at, media_files.id) < (${after.at}, ${after.id})`
    : sql``;
  const words = wordsOf(q).map((word) => sql`and ${isFoundBy(word)}`);
  return sql<FileRow>`select id, path, kind, name, focus_x, focus_y, created_at, consent, consent_by, consent_at,
      withdrawn_at, withdrawn_by, withdrawal_reason, erased_at, unused_since, kept_at,
      ${lacksWords(schoolCode)} as lacks_words, ${lacksConsent(schoolCode)} as lacks_consent,
      (select alt from attachments where attachments.school_code = media_files.school_code and attachments.media_id = media_files.id and alt <> '' limit 1) as alt_anywhere
    from media_files where school_code = ${schoolCode} and ${isShelved(tab)}
    and ${isIn(tab, schoolCode, inDrafts)} ${answered ? sql`and not ${lacksConsent(schoolCode)}` : sql``} ${beyond} ${sql.join(words, sql` `)}
    order by created_at desc, id desc limit ${sql.lit(FILES_A_PAGE + 1)}`;
}

const isIn = (tab: LibraryTab, schoolCode: string, inDrafts: string[]): RawBuilder<unknown> => {
  switch (tab) {
    case 'pictures':
      return sql`kind = 'image'`;
    case 'papers':
      return sql`kind = 'document'`;
    case 'unused':
      return isUnused(inDrafts);
    case 'no-words':
      return sql`kind = 'image' and ${lacksWords(schoolCode)}`;
    case 'no-consent':
      return lacksConsent(schoolCode);
    case 'withdrawn':
      return sql`kind = 'image'`;
  }
};

const isShelved = (tab: LibraryTab) =>
  tab === 'withdrawn' ? sql`withdrawn_at is not null` : sql`withdrawn_at is null`;

const isUnused = (inDrafts: string[]) =>
  sql`(not exists (select 1 from attachments where attachments.school_code = media_files.school_code and attachments.media_id = media_files.id)
    ${inDrafts.length > 0 ? sql`and media_files.id not in (${sql.join(inDrafts)})` : sql``})`;

const lacksWords = (schoolCode: string) =>
  sql`(media_files.id in (select media_id from attachments
    where school_code = ${schoolCode} and alt = '' and decorative = 0))`;

const lacksConsent = (schoolCode: string) => sql`(consent is null
  and media_files.id in (select media_id from attachments where school_code = ${schoolCode} and hidden = 1))`;

const MAX_WORDS = 5;
const wordsOf = (q: string | undefined) => (q ?? '').split(' ').filter(Boolean).slice(0, MAX_WORDS);

/** Searches its name, its sender, and the texts of all its uses. */
function isFoundBy(word: string) {
  const likes = [word.toLowerCase(), ...formsOf(word)].map(
    (form) => `%${form.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  );
  const fits = (column: string) =>
    sql.join(
      likes.map((like) => sql`lower(${sql.ref(column)}) like ${like} escape '\\'`),
      sql` or `,
    );
  return sql`(${fits('media_files.name')} or ${fits('media_files.sent_by')}
    or ${fits('media_files.withdrawn_by')} or ${fits('media_files.withdrawal_reason')} or exists (select 1 from attachments
    where attachments.school_code = media_files.school_code and attachments.media_id = media_files.id and (${fits('attachments.alt')} or ${fits('attachments.caption')})))`;
}

export interface LibraryFigures {
  counts: Record<LibraryTab, number>;
  bytes: number;
  unusedBytes: number;
}

/** How many files each tab has, and their size. */
export async function libraryFigures(db: Db, schoolCode: string): Promise<LibraryFigures> {
  const drafts = await listDraftMentions(db, schoolCode);
  const count = async (tab: LibraryTab) => {
    const { rows } = await sql<{
      files: number;
      bytes: number | null;
    }>`select count(*) as files, sum(bytes) as bytes
      from media_files where school_code = ${schoolCode} and ${isShelved(tab)}
      and ${isIn(tab, schoolCode, [...drafts.keys()])}`.execute(db);
    return { files: Number(rows[0]!.files), bytes: Number(rows[0]!.bytes ?? 0) };
  };
  const [pictures, papers, unused, noWords, noConsent, withdrawn] = await Promise.all(
    (['pictures', 'papers', 'unused', 'no-words', 'no-consent', 'withdrawn'] as const).map(count),
  );
  return {
    counts: {
      pictures: pictures!.files,
      papers: papers!.files,
      unused: unused!.files,
      'no-words': noWords!.files,
      'no-consent': noConsent!.files,
      withdrawn: withdrawn!.files,
    },
    bytes: pictures!.bytes + papers!.bytes,
    unusedBytes: unused!.bytes,
  };
}
