import { type LoadFigures, putUnderLoad } from './load.ts';
import { runPinned, SERVER_CORE, type Settings } from './pinned-program.ts';
import { progress } from './progress.ts';
import { readReport } from './report.ts';
import { startSite } from './servers/site-server.ts';
import { median, percentile } from '../scripts/lib/statistics.ts';
import { memoryMb } from './subject.ts';
import { mb, ms, table, whole } from './table.ts';

const CONNECTIONS = 8;

/** The cost of a page that was not requested since the last change. */
export async function renderingRates(options: { demoFolder: string; manyAlbums: Settings; wrk: string }) {
  progress('rendering home in process');
  const home = readReport<number[]>(
    await runPinned(SERVER_CORE, process.execPath, ['bench/time-home.ts', options.demoFolder]),
  );
  progress('rendering gallery pages over HTTP');
  const gallery = await galleryOverHttp(options.wrk, options.manyAlbums);
  return {
    table: table(
      'Rendering without the cache, one core',
      ['', 'pages/s', 'median', 'p99', 'memory'],
      [
        [
          'home, in process, one after the other',
          whole(1000 / mean(home)),
          ms(median(home)),
          ms(percentile(home, 99)),
          '',
        ],
        [
          `Gallery of 24 albums over HTTP, ${CONNECTIONS} connections`,
          whole(gallery.perSecond),
          '',
          ms(gallery.p99Ms),
          mb(gallery.memoryMb),
        ],
      ],
      ['a render includes its queries and both compressed versions'],
    ),
    memoryMb: gallery.memoryMb,
  };
}

/** With a cache so small that each page is evicted before its next turn. */
async function galleryOverHttp(
  wrk: string,
  manyAlbums: Settings,
): Promise<LoadFigures & { memoryMb: number }> {
  const site = await startSite('Gallery, uncached', { ...manyAlbums, PAGE_CACHE_MB: '1' });
  const load = { path: '/Gallery', warmUpSeconds: 2, seconds: 8, connections: CONNECTIONS };
  const figures = await putUnderLoad(wrk, site, { ...load, script: 'distinct-pages.lua' });
  const memory = memoryMb(site.pid);
  await site.stop();
  return { ...figures, memoryMb: memory };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
