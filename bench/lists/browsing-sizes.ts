import type { Engine } from '#app/platform/db/database.ts';
import { runPinned, SERVER_CORE } from '../pinned-program.ts';
import { progress } from '../progress.ts';
import { readReport } from '../report.ts';
import { type BenchSchool, SIZES } from './schools.ts';
import { PHOTOS_AN_ALBUM } from './seed-school.ts';
import { median } from '../../scripts/lib/statistics.ts';
import { ms, ratio, table, whole } from '../table.ts';
import type { BrowsingTimes } from './time-browsing.ts';

/** What the queries behind the lists cost, without the page around them, at each size side by side. */
export async function browsingSizes({ engine, schools }: { engine: Engine; schools: BenchSchool[] }) {
  progress(`looking things up in process (${engine})`);
  const times = readReport<BrowsingTimes>(
    await runPinned(SERVER_CORE, process.execPath, ['bench/lists/time-browsing.ts', JSON.stringify(schools)]),
  );
  const rows = times.map(({ view, sizes }) => {
    const medians = sizes.map((size) => median(size.times));
    const found = sizes.map((size) => size.found).join(' / ');
    return [view, ...medians.map(ms), ratio(medians.at(-1)! / medians[0]!), found];
  });
  return table(
    `Queries with ${SIZES.map(whole).join(', ')} albums and as many news side by side (${engine}), median of ` +
      (engine === 'sqlite' ? 'processor time' : 'the clock'),
    ['', ...SIZES.map(whole), [SIZES.at(-1)!, SIZES[0]!].map(whole).join(' / '), 'found'],
    rows,
    [`${whole(SIZES.at(-1)! * PHOTOS_AN_ALBUM)} photos at the largest; a search counts up to 1,000`],
  );
}
