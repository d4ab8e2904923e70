// Opens a whole cluster and keeps it open until it is told to stop.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { openCluster } from './lib/cluster.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    replicas: { type: 'string', default: '3' },
    demo: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
const cluster = await openCluster({
  port: Number(values.port),
  replicas: Number(values.replicas),
  demo: values.demo,
  onStep: (step) => console.log(step),
});
console.log(`The school is open at ${cluster.url}/  (stop with Ctrl+C)`);
for (const { url } of cluster.replicas) console.log(`  a replica at ${url}/, its figures at ${url}/metrics`);
console.log(`  the studio's first administrator: ${cluster.invitation}`);
await interrupted;
console.log('Stopping …');
await cluster.stop();
