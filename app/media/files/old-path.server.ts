import type { Services } from '#app/platform/services.ts';
import { findFile, type FoundFile } from './public-file.server.ts';
import { findReplacement } from './replaced-files.server.ts';

const LONGEST = 1500;

/**
 * The present path of a file that was replaced, or that came from the school's former website, so that links to the old
 * path keep working.
 */
export async function findOldPath(
  services: Pick<Services, 'database' | 'revisions' | 'clock'>,
  { schoolCode, sent, ours }: { schoolCode: string; sent: string; ours: string | undefined },
): Promise<FoundFile | undefined> {
  const replacement = ours && (await findReplacement(services.database.reads, schoolCode, ours));
  if (replacement && replacement !== ours) return findFile(services, replacement);
  const path = sent.length <= LONGEST ? decoded(sent) : '';
  if (path === '' || NOT_OF_A_PATH.test(path)) return undefined;
  const row = await services.database.reads
    .selectFrom('imported_files')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'imported_files.school_code')
        .onRef('media_files.id', '=', 'imported_files.media_id'),
    )
    .select('media_files.path')
    .where('imported_files.school_code', '=', schoolCode)
    .where('imported_files.path', '=', path)
    .executeTakeFirst();
  return row && findFile(services, row.path);
}

/** No stored path has one of these characters, so the database need not be queried. */
const NOT_OF_A_PATH = /[\p{Cc}\p{Surrogate}\\]/u;

function decoded(sent: string): string {
  try {
    return decodeURIComponent(sent);
  } catch {
    // A lone percent sign, as in `100%.jpg`.
    return sent;
  }
}
