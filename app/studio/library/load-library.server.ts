import { studioHref } from '#app/access/studio-addresses.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { libraryFigures, listLibrary } from '#app/publishing/library/library-list.server.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { deletionOf } from '#app/media/files/sweep-files.server.ts';
import type { Words } from '#app/words/en.ts';
import { bytesInWords } from '#app/studio/dashboard/bytes-in-words.ts';
import { placeCounts } from '../frame/place-counts.server.ts';
import { readLibrarySearch } from './library-input.server.ts';

/** The data of the list for the address. */
export async function loadLibrary(context: CommandContext & { dates: Words['dates'] }, request: Request) {
  const { services, staff, dates } = context;
  const db = services.database.reads;
  const { schoolCode } = staff;
  const search = readLibrarySearch(new URL(request.url).searchParams);
  const [{ files, next }, figures, counts] = await Promise.all([
    listLibrary(db, { schoolCode, ...search }),
    libraryFigures(db, schoolCode),
    placeCounts(context, 'photos'),
  ]);
  return {
    search,
    files: files.map((file) => ({
      ...file,
      deletedOn: file.unusedSince && dates.day(dayInIndia(deletionOf(file.unusedSince))),
    })),
    next,
    counts: figures.counts,
    placeCounts: {
      ...counts,
      [studioHref('library')]: figures.counts.pictures + figures.counts.papers,
    },
    size: bytesInWords(figures.bytes),
    unusedSize: bytesInWords(figures.unusedBytes),
  };
}

export type LoadedLibrary = Awaited<ReturnType<typeof loadLibrary>>;
export type ListedFile = LoadedLibrary['files'][number];
