import type { Services } from '#app/platform/services.ts';
import { findFile, type FoundFile } from './public-file.server.ts';

const LONGEST = 1500;

/** What a path of the school's former website has become: it goes on working for whoever has written it down. */
export async function findOldPath(
  services: Pick<Services, 'database' | 'revisions' | 'clock'>,
  schoolCode: string,
  sent: string,
): Promise<FoundFile | undefined> {
  const path = sent.length <= LONGEST ? decoded(sent) : undefined;
  if (!path) return undefined;
  const row = await services.database.reads
    .selectFrom('moved_files')
    .innerJoin('media_files', 'media_files.id', 'moved_files.media_id')
    .select('media_files.path')
    .where('moved_files.school_code', '=', schoolCode)
    .where('moved_files.path', '=', path)
    .executeTakeFirst();
  return row && findFile(services, row.path);
}

function decoded(sent: string): string | undefined {
  try {
    return decodeURIComponent(sent);
  } catch {
    // `100%.jpg`, as somebody once wrote it.
    return sent;
  }
}
