import type { DbOrTransaction } from '#app/platform/db/database.ts';
import { findType } from '#app/content-types.ts';
import { inBatches } from '#app/core/flow/in-batches.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { arranged } from '#app/features/gallery/photos/photos.ts';
import {
  type AttachmentRow,
  ofAlbum,
  rewrite,
  unseenPhoto,
} from '#app/features/gallery/photos/photos-commands.server.ts';
import type { Transaction } from 'kysely';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import {
  type ContentType,
  declaredTexts,
  type FilesField,
  isFilesField,
} from '#app/publishing/content-type.ts';
import {
  findWorkingCopy,
  NEW_BASE,
  saveDraft,
  type WorkingCopy,
} from '#app/publishing/drafts/drafts.server.ts';
import { MAX_ALT, type Fields, noFields, titleOf } from '#app/publishing/fields.ts';
import { publish } from '#app/publishing/items/publish.server.ts';
import type { Author } from '#app/publishing/versions/versions.server.ts';
import type { RemoteItem } from '../provider/remote-item.ts';
import type { ImportedFile } from './import-file.server.ts';
import { localHash, localIdFor, remoteHash } from './hash.server.ts';
import type { ImportSource } from './save-comparison.server.ts';

export type Outcome = 'created' | 'updated' | 'unchanged' | 'differs';

export interface TakeOverOptions extends ImportSource {
  importId: string;
  by: Author;
}

/**
 * Imports an item: as a draft if it is new; otherwise with its changes, unless the office has changed it
 * here. In one transaction with the record of it, so that it is done once.
 */
export async function takeOver(
  { database, clock }: Services,
  options: TakeOverOptions,
  remoteItem: RemoteItem,
  files: ReadonlyMap<string, ImportedFile>,
): Promise<Outcome> {
  const type = findType(remoteItem.contentType)!;
  const { schoolCode } = options;
  const now = clock();
  const stored = await findStoredItem(database.reads, options, remoteItem);
  const localId = stored?.local_id;
  if (localId)
    return changeContent(database.writes, schoolCode, now, async (change) => {
      const context = { ...options, type, remoteItem, files, now, change };
      return recordOutcome(context, await update(context, localId, stored.local_hash));
    });
  return database.writes.transaction().execute(async (change) => {
    const context = { ...options, type, remoteItem, files, now, change };
    return recordOutcome(context, await create(context));
  });
}

/** Our version, and the version there. */
async function recordOutcome(
  { change, type, remoteItem, now, ...options }: Context,
  outcome: Done,
): Promise<Outcome> {
  const { schoolCode } = options;
  const copy = await findWorkingCopy(change, type, { schoolCode, id: outcome.id });
  const taken = outcome.is === 'differs' ? {} : { imported_hash: remoteHash(remoteItem) };
  await change
    .updateTable('imported_items')
    .set({
      ...taken,
      local_id: outcome.id,
      // The baseline stays for items changed by the office, until they decide.
      ...(outcome.is !== 'differs' && copy && { local_hash: await localHash(change, type, copy) }),
      state: outcome.is === 'differs' ? 'differs' : 'here',
      outcome: outcome.is === 'differs' ? 'unchanged' : outcome.is,
      import_id: options.importId,
      changed_at: now.toISOString(),
    })
    .where('school_code', '=', schoolCode)
    .where('source', '=', options.source)
    .where('kind', '=', remoteItem.contentType)
    .where('remote_id', '=', remoteItem.id)
    .execute();
  return outcome.is;
}

interface Context extends TakeOverOptions {
  change: Transaction<Schema>;
  type: ContentType;
  remoteItem: RemoteItem;
  files: ReadonlyMap<string, ImportedFile>;
  now: Date;
}
interface Done {
  id: string;
  is: Outcome;
}

const findStoredItem = (
  change: DbOrTransaction,
  { schoolCode, source }: ImportSource,
  remoteItem: RemoteItem,
) =>
  change
    .selectFrom('imported_items')
    .select(['local_id', 'local_hash'])
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('kind', '=', remoteItem.contentType)
    .where('remote_id', '=', remoteItem.id)
    .executeTakeFirst();

async function create(context: Context): Promise<Done> {
  const { change, type, remoteItem, schoolCode } = context;
  const id = localIdFor(remoteItem.id);
  const copy = await findWorkingCopy(change, type, { schoolCode, id }, { lock: true });
  // An item with this id exists, from an earlier provider or the sample: it is the same, or the office
  // decides.
  if (copy) return { id, is: hasSameTexts(type, copy, remoteItem) ? 'unchanged' : 'differs' };
  await saveTexts(context, id, undefined);
  if (type === albums) await addPhotos(context, id);
  return { id, is: 'created' };
}

async function update(
  context: Context & { change: ContentChange },
  id: string,
  hashBefore: string | null,
): Promise<Done> {
  const { change, type, remoteItem, schoolCode } = context;
  const copy = await findWorkingCopy(change, type, { schoolCode, id }, { lock: true });
  // Deleted by the office, which is a decision.
  if (!copy || copy.row.deleted_at !== null) return { id, is: 'unchanged' };
  if (hashBefore !== (await localHash(change, type, copy)))
    return { id, is: hasSameTexts(type, copy, remoteItem) ? 'unchanged' : 'differs' };
  await rewriteItem(context, id, copy);
  await recordAudit(change, {
    staff: { ...context.by, schoolCode },
    now: context.now,
    action: 'follow',
    subject: { type: type.name, id, title: titleOf(type, { ...noFields(), texts: remoteItem.texts }) },
    after: { source: context.source },
  });
  return { id, is: 'updated' };
}

function hasSameTexts(type: ContentType, { fields }: WorkingCopy, remoteItem: RemoteItem): boolean {
  const theirs = declaredTexts(type, remoteItem.texts);
  return Object.entries(theirs).every(([name, text]) => (fields.texts[name] ?? '') === text);
}

/** Also used by "Use theirs": replaces our version. */
export async function rewriteItem(
  context: Context & { change: ContentChange },
  id: string,
  copy: WorkingCopy,
): Promise<void> {
  const { change, type, schoolCode, by, now } = context;
  await saveTexts(context, id, copy);
  if (type === albums) await writePhotos(context, id);
  // Published items stay in sync with the old site. A new picture needs consent first.
  if (copy.row.status === 'published') await publish(change, type, { schoolCode, id, staff: by, now });
}

async function saveTexts(context: Context, id: string, copy: WorkingCopy | undefined): Promise<void> {
  const { change, type, schoolCode, by, now } = context;
  const saved = await saveDraft(change, type, {
    schoolCode,
    id,
    fields: fieldsOf(context, copy),
    base: copy?.base ?? NEW_BASE,
    editor: 'moving-in',
    staff: by,
    now,
    isNew: !copy,
  });
  if (!('saved' in saved)) throw new Error(`${type.name} ${id} could not be written`);
}

function fieldsOf({ type, remoteItem, files }: Context, copy: WorkingCopy | undefined): Fields {
  const fields: Fields = {
    ...(copy ? { from: copy.fields.from, until: copy.fields.until } : noFields()),
    texts: declaredTexts(type, remoteItem.texts),
    files: {},
  };
  const wordsOf = new Map(
    Object.values(copy?.fields.files ?? {}).flatMap((list) => list.map((file) => [file.mediaId, file])),
  );
  for (const field of type.fields.filter(isFilesField)) fields.files[field.name] = [];
  for (const { role, path } of remoteItem.files) {
    const file = files.get(path);
    const field = file && fieldFor(type, role, file.kind);
    const list = field && fields.files[field.name]!;
    if (!file || !list || list.length >= field.max || list.some(({ mediaId }) => mediaId === file.mediaId))
      continue;
    // A proposal, until somebody has looked at the picture.
    list.push(
      wordsOf.get(file.mediaId) ?? {
        mediaId: file.mediaId,
        alt: remoteItem.title.slice(0, MAX_ALT),
        sure: false,
      },
    );
  }
  return fields;
}

function fieldFor(type: ContentType, role: string, kind: ImportedFile['kind']): FilesField | undefined {
  const fields = type.fields.filter(
    (field): field is FilesField => isFilesField(field) && field.role === role,
  );
  const wanted = kind === 'image' ? 'pictures' : 'documents';
  return fields.find((field) => field.kind === wanted) ?? fields.find((field) => field.kind === 'files');
}

/** New photos get the same position, hidden until there is consent. None is removed. */
async function writePhotos(
  { change, ...context }: Context & { change: ContentChange },
  albumId: string,
): Promise<void> {
  const before = await ofAlbum(change, albumId);
  const rows = new Map<string, AttachmentRow>(before.map((row) => [row.media_id, row]));
  const wanted = photosIn(context);
  for (const mediaId of wanted)
    if (!rows.has(mediaId)) rows.set(mediaId, unseenPhoto(change, albumId, mediaId, 0));
  const order = arranged([...rows.keys()], wanted);
  if (order.length === before.length && order.every((id, index) => before[index]!.media_id === id)) return;
  await rewrite(
    change,
    albumId,
    order.map((id) => rows.get(id)!),
  );
}

const photosIn = ({ remoteItem, files }: Pick<Context, 'remoteItem' | 'files'>): string[] => [
  ...new Set(
    remoteItem.files.flatMap(({ path }) => {
      const file = files.get(path);
      return file?.kind === 'image' ? [file.mediaId] : [];
    }),
  ),
];

/** For a hidden album: no page needs to be rendered again. */
async function addPhotos({ change, ...context }: Context, albumId: string): Promise<void> {
  const rows = photosIn(context).map((mediaId, position) => unseenPhoto(context, albumId, mediaId, position));
  for (const part of inBatches(rows)) await change.insertInto('attachments').values(part).execute();
}
