import { checkCapacity } from './capacity/capacity.ts';
import { compareServers } from './servers/compare-servers.ts';
import { measureFirstPaint } from './first-paint/first-paint.ts';
import { gallerySizes } from './lists/gallery-sizes.ts';
import { memoryUnderAttack } from './memory-under-attack.ts';
import { stopPrograms, runPinned, SERVER_CORE } from './pinned-program.ts';
import { progress } from './progress.ts';
import { renderingRates } from './rendering-rates.ts';
import { makeSchools, stopDatabases, type BenchSchool, SIZES } from './lists/schools.ts';
import { startSite } from './servers/site-server.ts';
import { makeTemporaryFolder, removeTemporaryFolders } from './temporary-folder.ts';
import type { Engine } from '#app/platform/db/database.ts';
import { readReport } from './report.ts';
import { PHOTOS_AN_ALBUM } from './lists/seed-school.ts';
import { median } from '../scripts/lib/statistics.ts';
import { ms, ratio, table, whole } from './table.ts';
import type { BrowsingTimes } from './lists/time-browsing.ts';

const [nginx, wrk] = process.argv.slice(2) as [string, string];
const ROUNDS = 5;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void interrupt());

try {
  const alone = {
    capacity: measureCapacity,
    memory: measureMemory,
    lists: measureLists,
    'first-paint': benchFirstPaint,
  }[process.argv[5] ?? ''];
  await (alone ?? measure)();
} catch (error) {
  // Programs that were stopped on purpose report errors, which mean nothing then.
  if (!interrupted) console.error(error);
  process.exitCode = 1;
}
await cleanUp();
process.exit();

async function measure(): Promise<void> {
  const demoFolder = makeTemporaryFolder();
  progress('starting the site with the sample school');
  // As behind the shipped proxy.
  const site = await startSite('our server', { DATA_DIR: demoFolder, TRUST_PROXY: 'on' });
  const home = await compareServers({ site, nginx, wrk });
  print(home.table);
  const sight = await measureFirstPaint({ site: site.url, nginx, rounds: ROUNDS });
  print(...sight.tables);
  await site.stop();
  const schools = await makeSchools('sqlite');
  const gallery = await gallerySizes({ engine: 'sqlite', schools, wrk });
  const rendering = await renderingRates({ demoFolder, manyAlbums: gallery.manyAlbums, wrk });
  print(rendering.table, gallery.table, await browsingSizes({ engine: 'sqlite', schools }));

  const onPostgres = { engine: 'postgres', schools: await makeSchools('postgres') } as const;
  print((await gallerySizes({ ...onPostgres, wrk })).table, await browsingSizes(onPostgres));
  const capacity = await checkCapacity({ demoFolder, wrk });
  print(...capacity.tables);
  print(await memoryUnderAttack());
  console.log(
    `cached home / nginx: ${home.ratio.toFixed(2)}, by processor time ${home.ratioByProcessorTime.toFixed(2)} ` +
      `(target >= 0.30), behind the shipped proxy ${home.proxyRatio.toFixed(2)} (target >= 0.80) · Gallery 50,000 / 50 albums: ${gallery.ratio.toFixed(2)} (target <= 2) · ` +
      `memory after load: ${home.memoryMb.toFixed(0)} MB, while rendering ${rendering.memoryMb.toFixed(0)} MB ` +
      `(target <= 200) · ` +
      `memory after 200,000 requests / after 50,000: ${capacity.growth.toFixed(2)} · ${capacity.verdict}`,
  );
  judgeFirstPaint(sight.over);
}

/** As soon as they are measured: a failure later on does not lose them. */
function print(...tables: string[]): void {
  console.log(['', ...tables].join('\n'));
}

/** That part alone, on both engines: `npm run bench -- lists`. */
async function measureLists(): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const options = { engine, schools: await makeSchools(engine) };
    print((await gallerySizes({ ...options, wrk })).table, await browsingSizes(options));
  }
}

/** Only this part: `npm run bench -- capacity`. */
async function measureCapacity(): Promise<void> {
  const demoFolder = makeTemporaryFolder();
  await (await startSite('the demo school', { DATA_DIR: demoFolder })).stop();
  const { tables } = await checkCapacity({ demoFolder, wrk });
  print(...tables);
}

/** Only this part: `npm run bench -- first-paint`, compared with another build with `--beside=http://…`. */
async function benchFirstPaint(): Promise<void> {
  const options = process.argv.slice(6);
  const valueOf = (name: string) =>
    options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
  const site = await startSite('our server', { DATA_DIR: makeTemporaryFolder() });
  const sight = await measureFirstPaint({
    site: site.url,
    nginx,
    rounds: Number(valueOf('rounds') ?? ROUNDS),
    beside: valueOf('beside'),
  });
  await site.stop();
  print(...sight.tables);
  judgeFirstPaint(sight.over);
}

function judgeFirstPaint(over: string[]): void {
  if (over.length === 0) return;
  console.error(`Visible too late:\n  ${over.join('\n  ')}`);
  process.exitCode = 1;
}

/** Only this part: `npm run bench -- memory`. */
async function measureMemory(): Promise<void> {
  print(await memoryUnderAttack());
}

async function interrupt(): Promise<void> {
  interrupted = true;
  await cleanUp();
  process.exit(130);
}

async function cleanUp(): Promise<void> {
  await stopPrograms();
  await stopDatabases();
  removeTemporaryFolders();
}

/** The queries behind the lists, without rendering the page, at each size side by side. */
async function browsingSizes({ engine, schools }: { engine: Engine; schools: BenchSchool[] }) {
  progress(`running queries in process (${engine})`);
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
