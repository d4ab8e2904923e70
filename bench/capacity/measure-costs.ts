import { type SmtpSink, startSmtpSink } from '../../scripts/lib/smtp-sink.ts';
import { runPinned, SERVER_CORE, type Settings } from '../pinned-program.ts';
import { progress } from '../progress.ts';
import { readReport } from '../report.ts';
import { askFor } from '../saved-page.ts';
import { createDatabase, postgresPid } from '../lists/schools.ts';
import { startSite } from '../servers/site-server.ts';
import type { Subject } from '../subject.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { weighVisits } from './browser-visits.ts';
import { measureIdle } from './idle-processes.ts';
import type { Costs } from './inputs.ts';
import { memoryOverTime } from './memory-over-time.ts';
import { takePhotosIn } from './photos.ts';
import { measureImages, measureReading } from './reading.ts';
import type { ChangeCheckTimes } from './time-change-checks.ts';
import type { RenderTimes } from './time-renders.ts';
import { measureWriting, measureWritingThere } from './writing.ts';

/** Every cost of the capacity model, measured on the built site with the demo school. */
export async function measureCosts({ demoFolder, wrk }: { demoFolder: string; wrk: string }) {
  const mail = await startSmtpSink();
  const withMail = { ...mail.settings, TRUST_PROXY: 'on', ENQUIRY_TO: 'office@school.example' };
  const onSqlite = { DATA_DIR: demoFolder };
  const onPostgres = { DATA_DIR: makeTemporaryFolder(), ...(await createDatabase('postgres')) };
  const postgres = await postgresPid();
  progress('capacity: loading the sample school into PostgreSQL');
  await (await startSite('PostgreSQL', onPostgres)).stop();

  // An empty school, so that the measured one has a data folder of its own.
  const empty = { DATA_DIR: makeTemporaryFolder(), DEMO_SCHOOL: 'off' };
  const idling = measureIdle({ onSqlite: empty, onPostgres, postgres });
  // The error is reported when the promise is awaited; until then it must not end the run before the cleanup.
  idling.catch(() => undefined);
  progress('capacity: rendering, pages, files and pictures, while other processes are idle');
  const renders = await timeRenders(onSqlite);
  const site = await startSite('our server', { ...onSqlite, ...withMail });
  const pageInMemoryKb = await averagePageKb(site);
  const reading = await measureReading(wrk, site);
  progress('capacity: visits, enquiries and photos');
  const writing = await measureWriting(site, mail);
  const { sentMb, ...photos } = await takePhotosIn(site, demoFolder);
  const visits = await weighVisits(site.url);
  await site.stop();
  const idle = await idling;

  progress('capacity: the same on PostgreSQL');
  const there = await measureOnPostgres({ wrk, settings: { ...onPostgres, ...withMail }, postgres, mail });
  await mail.stop();

  const lasting = await startSite('our server', onSqlite);
  const memory = await memoryOverTime(wrk, lasting);
  await lasting.stop();

  const costs: Costs = {
    ...reading,
    renderHomeMs: renders.home.here,
    renderGalleryMs: renders.gallery.here,
    renderAlbumMs: renders.album.here,
    ...writing,
    ...photos,
    ...idle,
    ...there,
    loadedMemoryMb: memory.last,
    pageInMemoryKb,
    firstVisitKb: visits.first.kb,
    firstVisitAssets: visits.first.assets,
    firstVisitImages: visits.first.images,
    nextVisitKb: visits.next.kb,
    nextVisitOthers: visits.next.assets + visits.next.images,
  };
  return { costs, memory, sentMb };
}

async function measureOnPostgres(options: {
  wrk: string;
  settings: Settings;
  postgres: number;
  mail: SmtpSink;
}) {
  const { wrk, settings, postgres, mail } = options;
  const renders = Object.values(await timeRenders(settings, postgres));
  const replica = await startSite('a replica', settings);
  const images = await measureImages(wrk, replica, postgres);
  const writing = await measureWritingThere(replica, mail, settings, postgres);
  await replica.stop();
  progress('capacity: checking for changes of 2,000 schools');
  const changeChecks = readReport<ChangeCheckTimes>(
    await runTimed('time-change-checks.ts', settings, postgres),
  );
  return {
    ...images,
    renderOnPostgresMs: mean(renders.map(({ here }) => here)),
    renderInPostgresMs: mean(renders.map(({ inPostgres }) => inPostgres)),
    ...writing,
    firstLookMs: changeChecks.firstHere,
    firstLookInPostgresMs: changeChecks.firstInPostgres,
    laterLookMs: changeChecks.laterBoth,
  };
}

async function timeRenders(settings: Settings, postgres?: number): Promise<RenderTimes> {
  return readReport<RenderTimes>(await runTimed('time-renders.ts', settings, postgres));
}

const runTimed = (script: string, settings: Settings, postgres?: number) =>
  runPinned(SERVER_CORE, process.execPath, [
    `bench/capacity/${script}`,
    JSON.stringify({ settings, ...(postgres && { postgres }) }),
  ]);

/** As the page cache counts it: three encodings. */
async function averagePageKb(site: Subject): Promise<number> {
  const sizes: number[] = [];
  for (const path of ['/', '/Gallery', '/SubGallery?id=lfis-annual-day-2025'])
    for (const form of ['br', 'gzip', 'identity'])
      sizes.push((await askFor(form, site.url + path)).body.length / 1000);
  return mean(sizes) * 3;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
