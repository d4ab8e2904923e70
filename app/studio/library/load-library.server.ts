import type { CommandContext } from '#app/access/command-context.ts';
import { libraryFigures, listLibrary } from '#app/publishing/library/library-list.server.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { deletionOf } from '#app/media/files/sweep-files.server.ts';
import type { Words } from '#app/words/en.ts';
import { bytesInWords } from '#app/studio/dashboard/bytes-in-words.ts';
import { readLibrarySearch } from './library-input.server.ts';

/** The data of the list for the address. */
export async function loadLibrary(
  { services, staff, dates }: CommandContext & { dates: Words['dates'] },
  request: Request,
) {
  const db = services.database.reads;
  const { schoolCode } = staff;
  const search = readLibrarySearch(new URL(request.url).searchParams);
  const [{ files, next }, figures] = await Promise.all([
    listLibrary(db, { schoolCode, ...search }),
    libraryFigures(db, schoolCode),
  ]);
  return {
    search,
    files: files.map((file) => ({
      ...file,
      deletedOn: file.unusedSince && dates.day(dayInIndia(deletionOf(file.unusedSince))),
    })),
    next,
    counts: figures.counts,
    size: bytesInWords(figures.bytes),
    unusedSize: bytesInWords(figures.unusedBytes),
  };
}

export type LoadedLibrary = Awaited<ReturnType<typeof loadLibrary>>;
export type ListedFile = LoadedLibrary['files'][number];
