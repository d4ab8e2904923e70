// Whole parts of the cluster that stop, hang or restart.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Fault, Scene } from './fault.ts';
import { allIsDelivered } from './ledger.ts';

const seconds = (count: number) => wait(count * 1000);

/** The baseline for all other rows. */
export const NOTHING = 'nothing';

export const partsThatFail: Fault[] = [
  {
    name: NOTHING,
    run: ({ secondsAway }) => seconds(secondsAway / 4),
  },
  {
    name: 'a replica killed',
    kills: 1,
    async run({ cluster, secondsAway }) {
      await cluster.replicas[0]!.stop('SIGKILL');
      await seconds(secondsAway / 4);
      await cluster.restart(0);
    },
  },
  {
    name: 'every replica restarted in turn',
    async run({ cluster }) {
      for (const index of cluster.replicas.keys()) {
        await cluster.replicas[index]!.stop('SIGTERM');
        await cluster.restart(index);
      }
    },
  },
  {
    name: 'PostgreSQL down',
    async run({ cluster, secondsAway }) {
      await cluster.database.away();
      await seconds(secondsAway);
      await cluster.database.back();
    },
  },
  {
    name: 'every PostgreSQL connection in use',
    run: takeConnections,
  },
  {
    name: 'S3 down, first refusing, then silent',
    async run({ cluster: { s3 }, secondsAway }) {
      await s3.away();
      await seconds(secondsAway / 2);
      await s3.back();
      s3.freeze();
      await seconds(secondsAway / 2);
      s3.thaw();
    },
  },
  {
    name: 'the mail server down',
    async run({ sink, secondsAway }) {
      await sink.away();
      await seconds(secondsAway / 2);
      await sink.back();
    },
    hasRecovered: ({ database }) => allIsDelivered(database, 3000),
  },
];

/** Other clients take all database connections, so a lost one cannot be replaced. */
async function takeConnections({ cluster, secondsAway, remark }: Scene): Promise<void> {
  const taken: pg.Client[] = [];
  const until = performance.now() + (secondsAway / 3) * 1000;
  while (performance.now() < until) {
    const client = new pg.Client(cluster.database.url('postgres'));
    client.on('error', () => undefined);
    try {
      await client.connect();
      taken.push(client);
    } catch {
      await wait(100);
    }
  }
  remark(`${taken.length} PostgreSQL connections were in use by other clients`);
  await Promise.all(taken.map((client) => client.end()));
}
