import { attach, type NewAttachment } from '#app/media/attachments.server.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType, Texts } from '#app/publishing/content-type.ts';
import type { Author } from '#app/publishing/versions/versions.server.ts';
import { makePublic } from './publish.server.ts';
import { fieldsOfRow } from './row-fields.server.ts';
import { findRow, insertRow, type ItemKey } from './rows.server.ts';

type Role = Schema['attachments']['role'];

export interface NewItem<Type> extends ItemKey {
  now: Date;
  texts: Texts<Type>;
  /** In order, by role. */
  files?: Partial<Record<Role, NewAttachment[]>>;
  isDraft?: boolean | undefined;
  /** Now by default. */
  publishFrom?: Date | undefined;
  expireAt?: Date | null | undefined;
  by?: Author;
}

/** Adds an item that does not come from a form, such as the sample school's. */
export async function addItem<Type extends ContentType>(
  change: ContentChange,
  type: Type,
  item: NewItem<Type>,
): Promise<void> {
  const { now, by = { id: '', name: '' } } = item;
  if (!(await insertRow(change, type, { ...item, texts: item.texts as Record<string, string> })))
    throw new Error(`There is a ${type.words.one} ${item.id} already`);
  for (const [role, files] of Object.entries(item.files ?? {}))
    await attach(change, { type: type.name, id: item.id, role: role as Role }, files);
  if (item.isDraft) return;
  const row = (await findRow(change, type, item))!;
  const publishFrom = (item.publishFrom ?? now).toISOString();
  const expireAt = item.expireAt?.toISOString() ?? null;
  const fields = await fieldsOfRow(change, type, {
    ...row,
    status: 'published',
    publish_from: publishFrom,
    expire_at: expireAt,
  });
  await makePublic(change, type, item, { fields, publishFrom, expireAt, by, now });
}
