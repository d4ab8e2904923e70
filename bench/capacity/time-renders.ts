import { printReport } from '../report.ts';
import { familyProcessorSeconds } from '../subject.ts';
import { openUncachedApp } from '../servers/uncached-app.ts';

/** The processor time of one page: in our process, and in PostgreSQL if it is used. */
export type RenderTimes = Record<'home' | 'gallery' | 'album', { here: number; inPostgres: number }>;

const WARM_UP = 40;
const SAMPLES = 60;
const paths = { home: '/', gallery: '/Gallery', album: '/SubGallery?id=lfis-annual-day-2025' };

const { settings, postgres } = JSON.parse(process.argv[2]!) as {
  settings: Record<string, string>;
  postgres?: number;
};
const app = await openUncachedApp(settings);
const times = {} as RenderTimes;
for (const [page, path] of Object.entries(paths) as [keyof RenderTimes, string][]) {
  for (let round = 0; round < WARM_UP; round++) await app.get(path);
  const [before, beforeThere] = [process.cpuUsage(), inPostgres()];
  for (let round = 0; round < SAMPLES; round++) await app.get(path);
  const { user, system } = process.cpuUsage(before);
  times[page] = {
    here: (user + system) / 1000 / SAMPLES,
    inPostgres: (inPostgres() - beforeThere) / SAMPLES,
  };
}
printReport(times);
process.exit(0);

function inPostgres(): number {
  return postgres === undefined ? 0 : familyProcessorSeconds(postgres) * 1000;
}
