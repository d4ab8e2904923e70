import { type Kysely, sql } from 'kysely';

interface Logo {
  code: string;
  mediaId: string;
}

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>): Promise<void> {
  // A file is public only while something shows it, and that is told by a row: the logo stood in the profile alone.
  for (const { code, mediaId } of await listLogos(db))
    await sql`insert into attachments (owner_type, owner_id, role, position, media_id, alt, caption)
      select 'pages', ${`${code}/logo`}, 'attachments', 0, id, '', '' from media_files
      where id = ${mediaId} and school_code = ${code}`.execute(db);
}

async function listLogos(db: Kysely<unknown>): Promise<Logo[]> {
  const { rows } = await sql<{ code: string; profile: string }>`select code, profile from schools`.execute(
    db,
  );
  return rows.flatMap(({ code, profile }) => {
    const { logo } = JSON.parse(profile) as { logo?: { mediaId: string } | null };
    return logo ? [{ code, mediaId: logo.mediaId }] : [];
  });
}
