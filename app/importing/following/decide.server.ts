import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { findType } from '#app/content-types.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { declaredTexts, type ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { unpublish } from '#app/publishing/items/publish.server.ts';
import type { ImportedFile } from '../run/import-file.server.ts';
import { localHash, remoteHash } from '../run/hash.server.ts';
import type { ImportSource } from '../run/save-comparison.server.ts';
import { rewriteItem } from '../run/take-over.server.ts';
import type { RemoteItem, ImportedContentType } from '../provider/remote-item.ts';

export interface OpenDecision {
  contentType: ImportedContentType;
  remoteId: string;
  localId: string;
  title: string;
  why: 'differs' | 'gone';
  since: string;
  /** Of a difference: both texts, by field name. */
  texts: { name: string; here: string; there: string }[];
  isLive: boolean;
}

const MAX_SHOWN = 50;

/** The open decisions, newest first. */
export async function listOpenDecisions(
  db: Db,
  { schoolCode, source }: ImportSource,
): Promise<{ total: number; shown: OpenDecision[] }> {
  const waiting = db
    .selectFrom('imported_items')
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('state', 'in', ['differs', 'gone'])
    .where('local_id', 'is not', null)
    // A decision holds until the item changes again on the old site.
    .where('reason', '!=', DECIDED);
  const [{ total }, rows] = [
    await waiting.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    await waiting
      .select(['kind', 'remote_id', 'local_id', 'title', 'state', 'seen', 'changed_at'])
      .orderBy('changed_at', 'desc')
      .orderBy('remote_id')
      .limit(MAX_SHOWN)
      .execute(),
  ];
  const shown: OpenDecision[] = [];
  for (const row of rows) {
    const type = findType(row.kind)!;
    const copy = await findWorkingCopy(db, type, { schoolCode, id: row.local_id! });
    if (!copy || copy.row.deleted_at !== null) continue;
    const why = row.state === 'gone' ? 'gone' : 'differs';
    const there = why === 'differs' ? (JSON.parse(row.seen) as RemoteItem).texts : {};
    shown.push({
      contentType: row.kind as ImportedContentType,
      remoteId: row.remote_id,
      localId: row.local_id!,
      title: row.title,
      why,
      since: row.changed_at,
      isLive: copy.row.status === 'published',
      texts: why === 'differs' ? differences(type, copy.fields.texts, there) : [],
    });
  }
  return { total: Number(total), shown };
}

const DECIDED = 'decided';

function differences(type: ContentType, here: Record<string, string>, there: Record<string, string>) {
  return Object.entries(declaredTexts(type, there)).flatMap(([name, text]) =>
    (here[name] ?? '') === text ? [] : [{ name, here: here[name] ?? '', there: text }],
  );
}

/**
 * `ours`: keeps our version until the item changes again on the old site. `theirs`: takes the old site's
 * version. `withdraw`: takes it off the site.
 */
export type Decision = 'ours' | 'theirs' | 'withdraw';

export async function decide(
  { services, staff, now }: CommandContext,
  {
    source,
    contentType,
    remoteId,
    decision,
  }: { source: string; contentType: ImportedContentType; remoteId: string; decision: Decision },
): Promise<'done' | 'missing'> {
  const { schoolCode } = staff;
  const type = findType(contentType);
  if (!type) return 'missing';
  return changeContent(services.database.writes, schoolCode, now, async (change) => {
    const row = await change
      .selectFrom('imported_items')
      .selectAll()
      .where('school_code', '=', schoolCode)
      .where('source', '=', source)
      .where('kind', '=', contentType)
      .where('remote_id', '=', remoteId)
      .where('state', 'in', ['differs', 'gone'])
      .executeTakeFirst();
    const itemRef = row?.local_id && { schoolCode, id: row.local_id };
    const copy = itemRef && (await findWorkingCopy(change, type, itemRef, { lock: true }));
    if (!row || !itemRef || !copy) return 'missing';
    if (decision === 'withdraw') await unpublish(change, type, { ...itemRef, now });
    else if (decision === 'theirs' && row.state === 'differs') {
      const remoteItem = JSON.parse(row.seen) as RemoteItem;
      const files = await findStoredFiles(change, { schoolCode, source }, remoteItem);
      await rewriteItem(
        { change, type, remoteItem, files, now, schoolCode, source, importId: row.import_id, by: staff },
        itemRef.id,
        copy,
      );
    }
    const after = (await findWorkingCopy(change, type, itemRef))!;
    const remoteItem = row.state === 'differs' ? (JSON.parse(row.seen) as RemoteItem) : undefined;
    await change
      .updateTable('imported_items')
      .set({
        ...(remoteItem && {
          state: 'here',
          imported_hash: remoteHash(remoteItem),
          // The baseline of ours stays what it was at import, so that another change there asks again.
          ...(decision === 'theirs' && { local_hash: await localHash(change, type, after) }),
        }),
        ...(row.state === 'gone' && { reason: DECIDED }),
        changed_at: now.toISOString(),
      })
      .where('school_code', '=', schoolCode)
      .where('source', '=', source)
      .where('kind', '=', contentType)
      .where('remote_id', '=', remoteId)
      .execute();
    await recordAudit(change, {
      staff,
      now,
      action: `moved-${decision}`,
      subject: { type: type.name, id: itemRef.id, title: row.title },
    });
    return 'done';
  });
}

async function findStoredFiles(
  change: Parameters<typeof findWorkingCopy>[0],
  { schoolCode, source }: ImportSource,
  remoteItem: RemoteItem,
): Promise<Map<string, ImportedFile>> {
  const paths = remoteItem.files.map(({ path }) => path);
  if (paths.length === 0) return new Map();
  const rows = await change
    .selectFrom('imported_files')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'imported_files.school_code')
        .onRef('media_files.id', '=', 'imported_files.media_id'),
    )
    .select(['imported_files.path', 'media_files.id as mediaId', 'media_files.kind'])
    .where('imported_files.school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('imported_files.path', 'in', paths)
    .execute();
  return new Map(rows.map(({ path, ...file }) => [path, file]));
}

/** Accepts that a list became much shorter: missing items are marked, and stay. */
export async function acceptShorterList(
  { services, staff, now }: CommandContext,
  { source, contentType }: { source: string; contentType: ImportedContentType },
): Promise<void> {
  await services.database.writes.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('imported_items')
      .set({ state: 'gone', reason: DECIDED, changed_at: now.toISOString() })
      .where('school_code', '=', staff.schoolCode)
      .where('source', '=', source)
      .where('kind', '=', contentType)
      .where('state', 'in', ['here', 'differs'])
      .execute();
    await recordAudit(transaction, {
      staff,
      now,
      action: 'accept-shorter-list',
      subject: { type: 'moves', id: contentType, title: source },
    });
  });
}
