import { sql } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentChange } from '#app/publishing/content-change.ts';
import { likeEachOther, partsOf, type Seen } from './likeness.ts';

/** Of those in the school that have a quarter in common: some ten of 50,000, or very many drawings of one kind. */
const MOST_CANDIDATES = 40;

type Candidate = Seen & { mediaId: string };

interface Asked {
  schoolCode: string;
  mediaId: string;
  /** Whose pictures are all compared, and come first. */
  owner?: { type: string; id: string };
}

/** The picture that is here and looks most like this one: among the owner's own, else anywhere in the school. */
export async function findAlike(db: Db | ContentChange, asked: Asked): Promise<string | undefined> {
  const picture = await db
    .selectFrom('media_files')
    .select(['likeness', 'width', 'height'])
    .where('id', '=', asked.mediaId)
    .executeTakeFirst();
  if (!picture?.likeness) return undefined;
  return (
    (asked.owner && nearest(picture, await listOwn(db, asked.mediaId, asked.owner))) ??
    nearest(picture, await listSchools(db, asked, picture.likeness))
  );
}

function nearest(picture: Seen, candidates: Candidate[]): string | undefined {
  const alike = candidates.flatMap((each) => {
    const bits = likeEachOther(picture, each);
    return bits === undefined ? [] : [{ id: each.mediaId, bits, size: each.width! * each.height! }];
  });
  return alike.toSorted((one, other) => one.bits - other.bits || other.size - one.size)[0]?.id;
}

const listOwn = (
  db: Db | ContentChange,
  mediaId: string,
  owner: NonNullable<Asked['owner']>,
): Promise<Candidate[]> =>
  selectSeen(db)
    .innerJoin('attachments', 'attachments.media_id', 'media_files.id')
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where('media_files.id', '!=', mediaId)
    .where('likeness', 'is not', null)
    .execute();

async function listSchools(db: Db | ContentChange, asked: Asked, likeness: string): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  for (const [index, part] of partsOf(likeness).entries()) {
    const rows = await selectSeen(db)
      .where('school_code', '=', asked.schoolCode)
      .where(sql`substr(likeness, ${sql.lit(index * 4 + 1)}, 4)`, '=', part)
      .where('likeness', 'is not', null)
      .where('media_files.id', '!=', asked.mediaId)
      // What was left out of everything is not here, even if it is not swept away yet.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('attachments')
            .select('media_id')
            .whereRef('attachments.media_id', '=', 'media_files.id'),
        ),
      )
      .limit(MOST_CANDIDATES)
      .execute();
    for (const row of rows) found.set(row.mediaId, row);
  }
  return [...found.values()];
}

const selectSeen = (db: Db | ContentChange) =>
  db
    .selectFrom('media_files')
    .select(['media_files.id as mediaId', 'likeness', 'width', 'height'])
    .where('withdrawn_at', 'is', null);
