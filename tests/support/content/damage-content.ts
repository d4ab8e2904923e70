import { sql } from 'kysely';
import { contentTypes, findType } from '#app/content-types.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import type { Database } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';

export const contentTypeNames = contentTypes.map(({ name }) => name).filter((name) => name !== PROFILE);

/** Makes a table unreadable, or damages the texts of a content type; the returned function repairs it. */
export async function damage(
  { writes }: Database,
  part: keyof Schema | (string & {}),
): Promise<() => Promise<unknown>> {
  if (findType(part)) {
    await sql`update content_items set fields = '?' || fields where type = ${part}`.execute(writes);
    return () =>
      sql`update content_items set fields = substr(fields, 2) where type = ${part}`.execute(writes);
  }
  // The school's own record is content, too; without it there is no page at all.
  if (part === 'content_items') {
    await sql`update content_items set fields = '?' || fields where type <> ${PROFILE}`.execute(writes);
    return () =>
      sql`update content_items set fields = substr(fields, 2) where type <> ${PROFILE}`.execute(writes);
  }
  await writes.schema.alterTable(part).renameTo('out_of_reach').execute();
  return () => writes.schema.alterTable('out_of_reach').renameTo(part).execute();
}
