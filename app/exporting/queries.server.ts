import { sql } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';

/** The approximate size of a ZIP of everything: each picture once per text that shows it, all others once. */
export async function everythingBytes(db: Db, schoolCode: string): Promise<number> {
  const { rows } = await sql<{ bytes: number | string | null }>`select sum(bytes * case
      when uses > 1 then uses else 1 end) as bytes
    from (select media_files.bytes as bytes, (select count(*) from attachments
        where attachments.school_code = media_files.school_code and attachments.media_id = media_files.id
        and attachments.hidden = 0) as uses
      from media_files where school_code = ${schoolCode} and withdrawn_at is null and unused_since is null) as used`.execute(
    db,
  );
  return Number(rows[0]?.bytes ?? 0);
}
