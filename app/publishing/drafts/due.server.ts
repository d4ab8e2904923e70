import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { Selectable } from 'kysely';
import type { Schema } from '#app/platform/db/schema.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { documentColumns, documentRef } from '#app/publishing/document-ref.ts';
import type { TitledItemRef } from '#app/publishing/upcoming-changes.ts';
import { draftNotInTrash } from '#app/platform/content/live.ts';
import type { ItemKey } from '#app/publishing/items/rows.server.ts';
import { type Locale, readLocale } from '#app/words/locales.ts';
import type { Author } from '#app/publishing/versions/versions.server.ts';

/** When a working copy becomes public automatically. */
export interface Due {
  at: string;
  by: Author;
  /** The problems that prevented publishing at its time; empty while it is still to come. */
  problems: Record<string, string>;
}

type DraftRow = Selectable<Schema['content_drafts']>;

export const dueOf = (draft: DraftRow): Due | undefined =>
  draft.due_at === null
    ? undefined
    : {
        at: draft.due_at,
        by: { id: draft.due_staff_id ?? '', name: draft.due_staff_name ?? '' },
        problems: draft.due_problems ? (JSON.parse(draft.due_problems) as Record<string, string>) : {},
      };

export const isMissed = (due: Due | undefined): boolean =>
  due !== undefined && Object.keys(due.problems).length > 0;

/** Sets or clears the scheduled time of an existing working copy. */
export async function setDue(
  db: DbOrTransaction,
  type: ContentType,
  itemKey: ItemKey,
  due: { at: Date; by: Author } | undefined,
): Promise<void> {
  await db
    .updateTable('content_drafts')
    .set({
      due_at: due?.at.toISOString() ?? null,
      due_staff_id: due?.by.id ?? null,
      due_staff_name: due?.by.name ?? null,
      due_problems: null,
    })
    .where((eb) => eb.and(documentColumns(documentRef(type, itemKey))))
    .execute();
}

/** It stays a working copy with the problems. False if its scheduled time has changed since. */
export async function recordMissed(
  db: DbOrTransaction,
  type: ContentType,
  itemKey: ItemKey,
  { at, problems }: Pick<Due, 'at' | 'problems'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('content_drafts')
    .set({ due_problems: JSON.stringify(problems) })
    .where((eb) => eb.and(documentColumns(documentRef(type, itemKey))))
    .where('due_at', '=', at)
    .where('due_problems', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DueChange {
  type: string;
  id: string;
  /** For a translation. */
  language: Locale | undefined;
  due: Due;
}

/** Those that are due, the longest due first. */
export async function listDue(
  db: DbOrTransaction,
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<DueChange[]> {
  const rows = await waiting(db, schoolCode)
    .selectAll()
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('item_id')
    .orderBy('language')
    .execute();
  return rows.map((row) => ({
    type: row.item_type,
    id: row.item_id,
    language: readLocale(row.language),
    due: dueOf(row)!,
  }));
}

/** The next scheduled time, optionally after a given one; undefined if there is none. */
export async function findNextDue(
  db: DbOrTransaction,
  schoolCode: string,
  after?: Date,
): Promise<string | undefined> {
  const { next } = await waiting(db, schoolCode)
    .select((eb) => eb.fn.min('due_at').as('next'))
    .$if(after !== undefined, (due) => due.where('due_at', '>', after!.toISOString()))
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}

const waiting = (db: DbOrTransaction, schoolCode: string) =>
  db
    .selectFrom('content_drafts')
    .where('school_code', '=', schoolCode)
    .where('due_at', 'is not', null)
    .where('due_problems', 'is', null)
    .where(draftNotInTrash);

/** Scheduled changes that could not be published: somebody has to look at them. */
export function listMissed(
  db: DbOrTransaction,
  schoolCode: string,
): Promise<(TitledItemRef & { language: string; at: string })[]> {
  return db
    .selectFrom('content_drafts')
    .select(['item_type as type', 'item_id as id', 'language', 'title', 'due_at as at'])
    .$narrowType<{ at: string }>()
    .where('school_code', '=', schoolCode)
    .where('due_at', 'is not', null)
    .where('due_problems', 'is not', null)
    .where(draftNotInTrash)
    .orderBy('due_at')
    .limit(20)
    .execute();
}
