import { pageAddress } from '#app/addresses.ts';
import { ALBUMS_A_PAGE } from '#app/features/gallery/input.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import type { GalleryTimes } from './gallery-sizes.ts';
import { repeat } from '../repeat.ts';
import { printReport } from '../report.ts';
import { BUSY_YEAR, searches } from './sample-text.ts';
import type { BenchSchool } from './schools.ts';
import { openUncachedApp, type UncachedApp } from '../servers/uncached-app.ts';

const WARM_UP = { times: 30, longestMs: 3000 };
const SAMPLES = { times: 200, longestMs: 8000 };
const CHANGES = { times: 15, longestMs: 5000 };

const schools = JSON.parse(process.argv[2]!) as BenchSchool[];
const apps = await Promise.all(schools.map(({ settings }) => openUncachedApp(settings)));
const views: Record<string, (albums: number) => string> = {
  '/Gallery': () => '/Gallery',
  [`/Gallery?year=${BUSY_YEAR}`]: () => `/Gallery?year=${BUSY_YEAR}`,
  '/Gallery?page=3': () => '/Gallery?page=3',
  [`/Gallery?q=${searches['two words']}`]: () => pageAddress('gallery', { q: searches['two words'] }),
  [`/Gallery?q=${searches['half in the other script']}`]: () =>
    pageAddress('gallery', { q: searches['half in the other script'] }),
  'the last full page': (albums) => `/Gallery?page=${Math.floor(albums / ALBUMS_A_PAGE)}`,
};

const times: GalleryTimes = [];
for (const [view, pathFor] of Object.entries(views)) times.push(await timeView(view, pathFor));
times.push(await timeFirstViewAfterAChange());
printReport(times);
process.exit(0);

/** The sizes alternate, so that other load on the machine affects all of them. */
async function timeView(view: string, pathFor: (albums: number) => string) {
  const sizes = schools.map(() => ({ cards: 0, times: [] as number[] }));
  const timeEach = async () => {
    for (const [at, { size }] of schools.entries()) {
      const { ms, html } = await apps[at]!.get(pathFor(size));
      sizes[at]!.cards = html.split('<article').length - 1;
      sizes[at]!.times.push(ms);
    }
  };
  await repeat(WARM_UP, timeEach);
  for (const size of sizes) size.times = [];
  await repeat(SAMPLES, timeEach);
  return { view, sizes };
}

async function timeFirstViewAfterAChange() {
  const sizes = schools.map(() => ({ cards: ALBUMS_A_PAGE, times: [] as number[] }));
  await repeat(CHANGES, async () => {
    for (const [at, app] of apps.entries()) {
      await raiseRevision(app);
      sizes[at]!.times.push((await app.get('/Gallery')).ms);
    }
  });
  return { view: '/Gallery, first view after a change', sizes };
}

async function raiseRevision({ services }: UncachedApp): Promise<void> {
  const { database, clock, sites, revisions } = services;
  await changeContent(database.writes, sites.all[0].schoolCode, clock(), async () => undefined);
  await revisions.refresh();
}
