import { type Focus, focusOf } from '#app/media/focus.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentRevisions } from '#app/platform/content/revisions.ts';
import { shownNow } from '#app/platform/content/live.ts';
import type { Services } from '#app/platform/services.ts';

export interface FoundFile {
  path: string;
  kind: 'image' | 'document';
  content_type: string;
  /** The name of the uploaded file. */
  name: string;
  bytes: number;
  width: number | null;
  height: number | null;
  focus: Focus | undefined;
  /** Something that is live shows it. Otherwise only staff may see it. */
  isPublic: boolean;
}

/** A path starts with the code of its school. */
export const schoolOf = (path: string): string => path.split('/', 1)[0]!;

/** The file at this path, unless it was withdrawn. */
export async function findFile(
  { database, revisions, clock }: Pick<Services, 'database' | 'revisions' | 'clock'>,
  path: string,
): Promise<FoundFile | undefined> {
  const schoolCode = schoolOf(path);
  const row = await database.reads
    .selectFrom('media_files')
    .leftJoin('content_revisions', 'content_revisions.school_code', 'media_files.school_code')
    .select(['path', 'kind', 'content_type', 'name', 'bytes', 'width', 'height', 'revision'])
    .select(['focus_x', 'focus_y'])
    .where('media_files.school_code', '=', schoolCode)
    .where('path', '=', path)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { revision, focus_x, focus_y, ...file } = row;
  const now = clock();
  const cached = answersOf(revisions);
  const isPublic =
    cached.find(path, revision, now) ?? (await judge(database.reads, { path, schoolCode, now }, cached));
  return { ...file, focus: focusOf(focus_x, focus_y), isPublic };
}

async function judge(
  db: Db,
  query: { path: string; schoolCode: string; now: Date },
  cached: Answers,
): Promise<boolean> {
  const shown = await db
    .selectFrom('media_files')
    .leftJoin('content_revisions', 'content_revisions.school_code', 'media_files.school_code')
    .select('revision')
    .where('path', '=', query.path)
    .where(shownNow(query.schoolCode, query.now))
    .executeTakeFirst();
  if (shown) cached.add(query, shown.revision);
  return shown !== undefined;
}

type Answers = ReturnType<typeof cacheAnswers>;

const answers = new WeakMap<ContentRevisions, Answers>();

function answersOf(revisions: ContentRevisions): Answers {
  let cached = answers.get(revisions);
  if (!cached) answers.set(revisions, (cached = cacheAnswers(revisions)));
  return cached;
}

/** Some hundred bytes each: the tiles of a large gallery. */
const MAX_ANSWERS = 20_000;

/**
 * Remembers files that were found public. Every change to content raises the school's revision in the same transaction,
 * and the revision is read with every file, so an answer holds on every replica while the revision is the same and
 * nothing falls due.
 */
function cacheAnswers(revisions: ContentRevisions) {
  const cache = new Map<string, { revision: number; until: number }>();
  return {
    find(path: string, revision: number | null, now: Date): true | undefined {
      const answer = cache.get(path);
      return answer && answer.revision === revision && answer.until > now.getTime() ? true : undefined;
    },
    add({ path, schoolCode, now }: { path: string; schoolCode: string; now: Date }, revision: number | null) {
      const state = revisions.of(schoolCode);
      if (revision !== state.revision || state.until <= now.getTime()) return;
      cache.delete(path);
      cache.set(path, { revision, until: state.until });
      const [oldest] = cache.keys();
      if (cache.size > MAX_ANSWERS) cache.delete(oldest!);
    },
  };
}
