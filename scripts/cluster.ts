// Starts a whole cluster and keeps it running until it is stopped.
import { parseArgs } from 'node:util';
import { openCluster } from './lib/cluster.ts';
import { chooseS3, type S3Kind } from './lib/s3/start-s3.ts';
import { commandOf, pinnedNode, run } from './lib/project.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    replicas: { type: 'string', default: '3' },
    demo: { type: 'boolean', default: true },
    s3: { type: 'string' },
    'check-s3': { type: 'boolean', default: false },
  },
  allowNegative: true,
});

// The same signal may come twice, from the terminal and from the parent process; the second must not kill the
// process while it stops.
const interrupted = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
});
const s3 = chooseS3(values.s3);
if (values['check-s3']) process.exit(await checkS3(s3));
const cluster = await openCluster({
  port: Number(values.port),
  replicas: Number(values.replicas),
  demo: values.demo,
  s3,
  onStep: (step) => console.log(step),
});
console.log(`The site is running at ${cluster.url}/  (stop with Ctrl+C)`);
for (const { url } of cluster.replicas) console.log(`  replica: ${url}/  metrics: ${url}/metrics`);
console.log(`  link for the studio's first administrator: ${cluster.invitation}`);
await interrupted;
console.log('Stopping …');
await cluster.stop();

/** Runs every test that needs an S3 server against this kind; resolves to the exit code. */
function checkS3(kind: S3Kind): Promise<number> {
  const tests = [
    'app/platform/storage/s3.test.ts',
    'tests/process/several-replicas.test.ts',
    'tests/backup/backup-s3.test.ts',
  ];
  return run(pinnedNode, [commandOf('vitest'), 'run', '--project', 'site', '--maxWorkers=1', ...tests], {
    env: { ...process.env, S3: kind },
  });
}
