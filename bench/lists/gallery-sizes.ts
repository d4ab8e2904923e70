import type { Engine } from '#app/platform/db/database.ts';
import { putUnderLoad } from '../load.ts';
import { runPinned, SERVER_CORE } from '../pinned-program.ts';
import { progress } from '../progress.ts';
import { readReport } from '../report.ts';
import { askFor } from '../saved-page.ts';
import { type BenchSchool, SIZES } from './schools.ts';
import { startSite } from '../servers/site-server.ts';
import { median } from '../../scripts/lib/statistics.ts';
import { ms, ratio, table, whole } from '../table.ts';

/** For each view, the time at each size and how many albums it showed. */
export type GalleryTimes = { view: string; sizes: { cards: number; times: number[] }[] }[];

/** The gallery of a small, a large and a very large school, side by side. */
export async function gallerySizes(options: { engine: Engine; schools: BenchSchool[]; wrk: string }) {
  const { engine, schools, wrk } = options;
  progress(`rendering galleries in process (${engine})`);
  const times = readReport<GalleryTimes>(
    await runPinned(SERVER_CORE, process.execPath, ['bench/lists/time-gallery.ts', JSON.stringify(schools)]),
  );
  const cached = [];
  for (const school of schools) cached.push(await cachedGallery(wrk, school));

  const rows = times.map(({ view, sizes }) => {
    const medians = sizes.map((size) => median(size.times));
    const cards = sizes.map((size) => size.cards).join(' / ');
    return [view, ...medians.map(ms), ratio(mostToLeast(medians)), cards];
  });
  for (const [name, figure] of [
    ['/Gallery cached, requests/s', 'perSecond'],
    ['/Gallery cached, per core second', 'perCoreSecond'],
  ] as const) {
    const rates = cached.map((figures) => figures[figure]);
    rows.push([name, ...rates.map(whole), ratio(mostToLeast(rates)), '']);
  }
  return {
    table: table(
      `/Gallery with ${SIZES.map(whole).join(', ')} albums side by side (${engine}), uncached, median`,
      ['', ...SIZES.map(whole), [SIZES.at(-1)!, SIZES[0]!].map(whole).join(' / '), 'albums shown'],
      rows,
    ),
    ratio: mostToLeast(times[0]!.sizes.map((size) => median(size.times))),
    manyAlbums: schools.at(-1)!.settings,
  };
}

const mostToLeast = (figures: number[]) => figures.at(-1)! / figures[0]!;

async function cachedGallery(wrk: string, { size, settings }: BenchSchool) {
  const site = await startSite(`/Gallery with ${whole(size)} albums, cached`, settings);
  await askFor('gzip', `${site.url}/Gallery`);
  const figures = await putUnderLoad(wrk, site, {
    path: '/Gallery',
    warmUpSeconds: 1,
    seconds: 5,
    connections: 64,
  });
  progress(`${site.name}: ${whole(figures.perSecond)} requests/s`);
  await site.stop();
  return figures;
}
