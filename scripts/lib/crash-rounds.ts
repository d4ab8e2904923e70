// Kills a busy server again and again, and holds what it had acknowledged against what its database kept.
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '#app/platform/db/database.ts';
import { type Acknowledged, type CrashReport, compareWithDatabase } from './crash-comparison.ts';
import { startServer } from './server-process.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';

const CLIENTS = 8;
const EARLIEST_KILL_MS = 150;
const LATEST_KILL_MS = 900;

export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export async function runCrashRounds(
  rounds: number,
  place: Place,
  onRound: (round: number) => void = () => undefined,
): Promise<CrashReport> {
  const acknowledged: Acknowledged = { enquiries: [], visits: [], visitsInFlight: 0, refused: [] };
  const sink = await startSmtpSink();
  try {
    for (let round = 1; round <= rounds; round++) {
      onRound(round);
      await oneRound(round, settingsFor(place, sink), acknowledged);
    }
    const database = openDatabase(place);
    try {
      await deliverTheRest(database, settingsFor(place, sink));
      return { rounds, ...(await compareWithDatabase(database, acknowledged, sink.received, rounds)) };
    } finally {
      await database.close();
    }
  } finally {
    await sink.stop();
  }
}

const settingsFor = (place: Place, sink: SmtpSink) => ({
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  DEMO_SCHOOL: 'off',
  LOG_LEVEL: 'silent',
  // Every client may then come from an address of its own, as far as the server can tell.
  TRUST_PROXY: 'on',
  ...sink.settings,
  ENQUIRY_TO: 'office@school.example',
});

/** A last server, left alone until nothing waits. The leases of the dead need not run out: nobody lives. */
async function deliverTheRest({ reads, writes }: Database, settings: Record<string, string>): Promise<void> {
  const waiting = { state: 'waiting', kind: 'deliver-enquiry' } as const;
  await writes.updateTable('jobs').set({ lease_until: null }).where('state', '=', waiting.state).execute();
  const server = await startServer(settings);
  for (;;) {
    const left = await reads
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', waiting.state)
      .where('kind', '=', waiting.kind)
      .limit(1)
      .execute();
    if (left.length === 0) break;
    await wait(100);
  }
  await server.stop();
}

async function oneRound(
  round: number,
  settings: Record<string, string>,
  acknowledged: Acknowledged,
): Promise<void> {
  const server = await startServer(settings);
  const killed = new AbortController();
  const clients = Array.from({ length: CLIENTS }, (_, client) =>
    keepAsking(server.url, `${round}-${client}`, acknowledged, killed.signal),
  );
  await wait(EARLIEST_KILL_MS + Math.random() * (LATEST_KILL_MS - EARLIEST_KILL_MS));
  await server.stop('SIGKILL');
  killed.abort();
  await Promise.all(clients);
}

let networks = 0;

/** Sends an enquiry and a visit in turn until the server is gone. Only an answer read to its end counts. */
async function keepAsking(
  url: string,
  client: string,
  acknowledged: Acknowledged,
  killed: AbortSignal,
): Promise<void> {
  for (let number = 0; !killed.aborted; number++) {
    const name = `${client}-${number}`;
    // A network each: more than a few enquiries from one would have to be worked for.
    const address = `10.${Math.floor(networks / 256) % 256}.${networks++ % 256}.7`;
    const post = async (path: string, body: object, userAgent = 'crash-test') => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent, 'x-forwarded-for': address },
        body: JSON.stringify(body),
      });
      const answer = await response.text();
      if (!response.ok) acknowledged.refused.push(`${path} answered ${response.status}`);
      return response.ok ? (JSON.parse(answer) as { receipt?: string; counted?: boolean }) : undefined;
    };

    try {
      const message = `Enquiry ${name} of the crash test.`;
      const taken = await post('/api/form/LFIS/dif', {
        name: 'A Parent',
        email: 'parent@example.com',
        phone: '+91 00000 00000',
        message,
      });
      if (taken) acknowledged.enquiries.push({ receipt: taken.receipt!, message });
    } catch {
      // The server died under it: neither acknowledged nor refused.
      return;
    }

    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 reader-${name}`;
    try {
      const taken = await post('/api/visitor', { schoolcode: 'LFIS' }, userAgent);
      if (taken?.counted) acknowledged.visits.push({ address, userAgent, at: new Date() });
      else if (taken) acknowledged.refused.push('/api/visitor did not count a new visitor');
    } catch {
      acknowledged.visitsInFlight += 1;
      return;
    }
  }
}
