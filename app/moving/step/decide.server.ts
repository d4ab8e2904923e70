import type { Acting } from '#app/access/acting.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import { findType } from '#app/content-types.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent } from '#app/publishing/content-change.ts';
import { declaredTexts, type ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { unpublish } from '#app/publishing/items/publish.server.ts';
import type { BroughtFile } from '../move/bring-file.server.ts';
import { hereHash, seenHash } from '../move/hash.server.ts';
import type { OfSource } from '../move/note-list.server.ts';
import { rewriteItem } from '../move/take-over.server.ts';
import type { RemoteThing, ThingKind } from '../provider/thing.ts';

export interface Waiting {
  kind: ThingKind;
  remoteId: string;
  localId: string;
  title: string;
  why: 'differs' | 'gone';
  since: string;
  /** Of a difference: what each says, by the name of the field. */
  texts: { name: string; here: string; there: string }[];
  isLive: boolean;
}

const MOST_SHOWN = 50;

/** What somebody is to decide about, the newest first. */
export async function listWaiting(
  db: Db,
  { schoolCode, source }: OfSource,
): Promise<{ total: number; shown: Waiting[] }> {
  const waiting = db
    .selectFrom('moved_things')
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('state', 'in', ['differs', 'gone'])
    .where('local_id', 'is not', null)
    // What was decided stays decided until it changes again over there.
    .where('reason', '!=', DECIDED);
  const [{ total }, rows] = [
    await waiting.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    await waiting
      .select(['kind', 'remote_id', 'local_id', 'title', 'state', 'seen', 'changed_at'])
      .orderBy('changed_at', 'desc')
      .orderBy('remote_id')
      .limit(MOST_SHOWN)
      .execute(),
  ];
  const shown: Waiting[] = [];
  for (const row of rows) {
    const type = findType(row.kind)!;
    const copy = await findWorkingCopy(db, type, { schoolCode, id: row.local_id! });
    if (!copy || copy.row.deleted_at !== null) continue;
    const why = row.state === 'gone' ? 'gone' : 'differs';
    const there = why === 'differs' ? (JSON.parse(row.seen) as RemoteThing).texts : {};
    shown.push({
      kind: row.kind as ThingKind,
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

/** `ours`: what is here stays, until it changes over there again. `theirs`: what is there. `withdraw`: families see it no longer. */
export type Decision = 'ours' | 'theirs' | 'withdraw';

export async function decide(
  { services, staff, now }: Acting,
  {
    source,
    kind,
    remoteId,
    decision,
  }: { source: string; kind: ThingKind; remoteId: string; decision: Decision },
): Promise<'done' | 'missing'> {
  const { schoolCode } = staff;
  const type = findType(kind);
  if (!type) return 'missing';
  return changeContent(services.database.writes, schoolCode, now, async (change) => {
    const row = await change
      .selectFrom('moved_things')
      .selectAll()
      .where('school_code', '=', schoolCode)
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('remote_id', '=', remoteId)
      .where('state', 'in', ['differs', 'gone'])
      .executeTakeFirst();
    const place = row?.local_id && { schoolCode, id: row.local_id };
    const copy = place && (await findWorkingCopy(change, type, place, { lock: true }));
    if (!row || !place || !copy) return 'missing';
    if (decision === 'withdraw') await unpublish(change, type, { ...place, now });
    else if (decision === 'theirs' && row.state === 'differs') {
      const thing = JSON.parse(row.seen) as RemoteThing;
      const files = await knownFiles(change, { schoolCode, source }, thing);
      await rewriteItem(
        { change, type, thing, files, now, schoolCode, source, moveId: row.move_id, by: staff },
        place.id,
        copy,
      );
    }
    const after = (await findWorkingCopy(change, type, place))!;
    const thing = row.state === 'differs' ? (JSON.parse(row.seen) as RemoteThing) : undefined;
    await change
      .updateTable('moved_things')
      .set({
        ...(thing && {
          state: 'here',
          taken_hash: seenHash(thing),
          // Ours is compared with what it was when it came: changed there once more, it is asked about once more.
          ...(decision === 'theirs' && { here_hash: await hereHash(change, type, after) }),
        }),
        ...(row.state === 'gone' && { reason: DECIDED }),
        changed_at: now.toISOString(),
      })
      .where('school_code', '=', schoolCode)
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('remote_id', '=', remoteId)
      .execute();
    await writeDown(change, {
      staff,
      now,
      action: `moved-${decision}`,
      subject: { type: type.name, id: place.id, title: row.title },
    });
    return 'done';
  });
}

async function knownFiles(
  change: Parameters<typeof findWorkingCopy>[0],
  { schoolCode, source }: OfSource,
  thing: RemoteThing,
): Promise<Map<string, BroughtFile>> {
  const paths = thing.files.map(({ path }) => path);
  if (paths.length === 0) return new Map();
  const rows = await change
    .selectFrom('moved_files')
    .innerJoin('media_files', 'media_files.id', 'moved_files.media_id')
    .select(['moved_files.path', 'media_files.id as mediaId', 'media_files.kind'])
    .where('moved_files.school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('moved_files.path', 'in', paths)
    .execute();
  return new Map(rows.map(({ path, ...file }) => [path, file]));
}

/** A list that became much shorter is so on purpose: what is no longer in it is marked, and stays. */
export async function acceptShorterList(
  { services, staff, now }: Acting,
  { source, kind }: { source: string; kind: ThingKind },
): Promise<void> {
  await services.database.writes.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('moved_things')
      .set({ state: 'gone', reason: DECIDED, changed_at: now.toISOString() })
      .where('school_code', '=', staff.schoolCode)
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('state', 'in', ['here', 'differs'])
      .execute();
    await writeDown(transaction, {
      staff,
      now,
      action: 'accept-shorter-list',
      subject: { type: 'moves', id: kind, title: source },
    });
  });
}
