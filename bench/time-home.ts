import { printReport } from './report.ts';
import { openUncachedApp } from './servers/uncached-app.ts';

const WARM_UP = 50;
const SAMPLES = 300;

const app = await openUncachedApp({ DATA_DIR: process.argv[2]! });
const times: number[] = [];
for (let sample = -WARM_UP; sample < SAMPLES; sample++) {
  const { ms } = await app.get('/');
  if (sample >= 0) times.push(ms);
}
printReport(times);
await app.services.database.close();
process.exit(0);
