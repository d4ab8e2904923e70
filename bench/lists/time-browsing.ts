import { ALBUMS_A_PAGE, parseGallerySearch } from '#app/features/gallery/input.ts';
import { browseAlbums, findAlbum, findNeighbourAlbums } from '#app/features/gallery/queries.server.ts';
import { parseNewsSearch, STORIES_A_PAGE } from '#app/features/news/input.ts';
import { browseStories } from '#app/features/news/queries.server.ts';
import { parseConfig } from '#app/platform/config.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import type { Services } from '#app/platform/services.ts';
import { openServices } from '#server/open-services.ts';
import { repeat } from '../repeat.ts';
import { printReport } from '../report.ts';
import { BUSY_MONTH, BUSY_YEAR, idOf, searches } from './sample-text.ts';
import type { BenchSchool } from './schools.ts';

/** For each view, the time at each size and how much it found. */
export type BrowsingTimes = { view: string; sizes: { found: string; times: number[] }[] }[];

const WARM_UP = { times: 10, longestMs: 3000 };
const SAMPLES = { times: 60, longestMs: 6000 };

const schools = JSON.parse(process.argv[2]!) as BenchSchool[];
const opened = await Promise.all(
  schools.map(({ settings }) => openServices(parseConfig({ LOG_LEVEL: 'warn', ...settings }))),
);
/** SQLite runs in this process, so processor time is more exact than the clock; for PostgreSQL it is not. */
const milliseconds = opened[0]!.database.engine === 'sqlite' ? processorTime : () => performance.now();
const report: BrowsingTimes = [];
await timeLists('albums', ALBUMS_A_PAGE, async (services, search) =>
  browseAlbums(services, { ...queryOf(services), ...parseGallerySearch(search) }),
);
await timeLists('news', STORIES_A_PAGE, async (services, search) =>
  browseStories(services, { ...queryOf(services), ...parseNewsSearch(search) }),
);
await time('an album with its neighbours', async (services, size) => {
  const query = queryOf(services);
  const album = await findAlbum(services.database.reads, { ...query, id: idOf(Math.floor(size / 2)) });
  await findNeighbourAlbums(services.database.reads, { ...query, album: album! });
  return `${album!.photos.length}`;
});
printReport(report);
process.exit(0);

async function timeLists(
  name: string,
  perPage: number,
  browse: (
    services: Services,
    search: URLSearchParams,
  ) => Promise<{ items: unknown[]; shown: number; isExact: boolean }>,
): Promise<void> {
  const view = (title: string, searchFor: (size: number) => Record<string, string>, changed = false) =>
    time(`${name}: ${title}`, async (services, size, start) => {
      if (changed) await raiseRevision(services);
      start();
      const { items, shown, isExact } = await browse(services, new URLSearchParams(searchFor(size)));
      return `${items.length} of ${shown}${isExact ? '' : '+'}`;
    });
  const [year, month] = [String(BUSY_YEAR), String(BUSY_MONTH)];
  await view('list', () => ({}));
  await view('a page in the middle', (size) => ({ page: String(Math.ceil(size / perPage / 2)) }));
  await view('the last full page', (size) => ({ page: String(Math.floor(size / perPage)) }));
  await view('a year and month', () => ({ year, month }));
  for (const [title, q] of Object.entries(searches)) await view(`${title}, “${q}”`, () => ({ q }));
  await view('two words in a year and month', () => ({ q: searches['two words'], year, month }));
  await view('first view after a change', () => ({}), true);
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The sizes alternate, so that other load on the machine affects all of them. */
async function time(
  view: string,
  work: (services: Services, size: number, start: () => void) => Promise<string>,
): Promise<void> {
  const sizes = schools.map(() => ({ found: '', times: [] as number[] }));
  const timeEach = async () => {
    for (const [at, { size }] of schools.entries()) {
      let began = milliseconds();
      sizes[at]!.found = await work(opened[at]!, size, () => (began = milliseconds()));
      sizes[at]!.times.push(milliseconds() - began);
    }
  };
  await repeat(WARM_UP, timeEach);
  for (const size of sizes) size.times = [];
  await repeat(SAMPLES, timeEach);
  report.push({ view, sizes });
}

function queryOf(services: Services) {
  return { schoolCode: services.sites.all[0].schoolCode, now: services.clock() };
}

async function raiseRevision({ database, clock, sites, revisions }: Services): Promise<void> {
  await changeContent(database.writes, sites.all[0].schoolCode, clock(), async () => undefined);
  await revisions.refresh();
}
