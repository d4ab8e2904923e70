import type { Db } from '#app/platform/db/database.ts';
import type { ContentRevisions } from '#app/platform/content-state.ts';
import { shownNow } from '#app/publishing/live.ts';
import type { Services } from '#app/platform/services.ts';

export interface FoundFile {
  path: string;
  kind: 'image' | 'document';
  content_type: string;
  /** What it was called when it came. */
  name: string;
  bytes: number;
  width: number | null;
  /** Something that the public sees now shows it. Else it is the staff's alone. */
  isPublic: boolean;
}

/** The file at this path, unless it was withdrawn. */
export async function findFile(
  { database, revisions, clock }: Pick<Services, 'database' | 'revisions' | 'clock'>,
  path: string,
): Promise<FoundFile | undefined> {
  const row = await database.reads
    .selectFrom('media_files')
    .leftJoin('content_revisions', 'content_revisions.school_code', 'media_files.school_code')
    .select(['path', 'kind', 'content_type', 'name', 'bytes', 'width', 'media_files.school_code', 'revision'])
    .where('path', '=', path)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { revision, school_code: schoolCode, ...file } = row;
  const now = clock();
  const known = answersOf(revisions);
  const isPublic =
    known.find(path, revision, now) ?? (await judge(database.reads, { path, schoolCode, now }, known));
  return { ...file, isPublic };
}

async function judge(
  db: Db,
  asked: { path: string; schoolCode: string; now: Date },
  known: Answers,
): Promise<boolean> {
  const shown = await db
    .selectFrom('media_files')
    .leftJoin('content_revisions', 'content_revisions.school_code', 'media_files.school_code')
    .select('revision')
    .where('path', '=', asked.path)
    .where(shownNow(asked.schoolCode, asked.now))
    .executeTakeFirst();
  if (shown) known.keep(asked, shown.revision);
  return shown !== undefined;
}

type Answers = ReturnType<typeof rememberAnswers>;

const answers = new WeakMap<ContentRevisions, Answers>();

function answersOf(revisions: ContentRevisions): Answers {
  let known = answers.get(revisions);
  if (!known) answers.set(revisions, (known = rememberAnswers(revisions)));
  return known;
}

/** Some hundred bytes each: the tiles of a large gallery. */
const MOST_ANSWERS = 20_000;

/**
 * Of files that were found public. Every change to content raises the school's revision in the same transaction, and
 * that is read with every file: as long as it stands and nothing falls due, the answer does too, on every replica.
 */
function rememberAnswers(revisions: ContentRevisions) {
  const kept = new Map<string, { revision: number; until: number }>();
  return {
    find(path: string, revision: number | null, now: Date): true | undefined {
      const answer = kept.get(path);
      return answer && answer.revision === revision && answer.until > now.getTime() ? true : undefined;
    },
    keep(
      { path, schoolCode, now }: { path: string; schoolCode: string; now: Date },
      revision: number | null,
    ) {
      const state = revisions.of(schoolCode);
      if (revision !== state.revision || state.until <= now.getTime()) return;
      kept.delete(path);
      kept.set(path, { revision, until: state.until });
      const [oldest] = kept.keys();
      if (kept.size > MOST_ANSWERS) kept.delete(oldest!);
    },
  };
}
