import type { Services } from '#app/platform/services.ts';
import { findFile, type FoundFile } from './public-file.server.ts';
import { findReplacement } from './replaced-files.server.ts';

const LONGEST = 1500;

/**
 * What a path has become that a file of ours had before it was replaced, or one of the school's former website: it goes
 * on working for whoever has written it down.
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

/** No old path that we keep has one of these, and a database need not be asked with them. */
const NOT_OF_A_PATH = /[\p{Cc}\p{Surrogate}\\]/u;

function decoded(sent: string): string {
  try {
    return decodeURIComponent(sent);
  } catch {
    // `100%.jpg`, as somebody once wrote it.
    return sent;
  }
}
