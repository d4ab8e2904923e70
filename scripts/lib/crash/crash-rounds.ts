// Kills a busy server again and again, and compares what it acknowledged with what its database has.
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '#app/platform/db/database.ts';
import { ask } from '../ask.ts';
import { type Acknowledged, type CrashReport, compareWithDatabase } from './crash-comparison.ts';
import { type Editor, signInAsEditor, type PhotoToSend, sendPhoto } from '../editor.ts';
import { paintedPhoto } from './kept-photos.ts';
import { makePublic } from '../make-public.ts';
import { startServer } from '../server-process.ts';
import { type SmtpSink, startSmtpSink } from '../smtp-sink.ts';

const CLIENTS = 2;
/** A photo whose server died stays leased for some seconds, so other photos are uploaded in the meantime. */
const SENDERS_OF_NEW_PHOTOS = 2;
const LONGEST_FIRST_ROUND_MS = 60_000;
const LONGEST_LAST_SENDING_MS = 60_000;
const EARLIEST_KILL_MS = 150;
const LATEST_KILL_MS = 900;

export interface CrashTarget {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export async function runCrashRounds(
  rounds: number,
  target: CrashTarget,
  onRound: (round: number) => void = () => undefined,
): Promise<CrashReport> {
  const acknowledged: Acknowledged = {
    enquiries: [],
    visits: [],
    visitsInFlight: 0,
    photos: [],
    refused: [],
  };
  const sink = await startSmtpSink();
  const settings = settingsFor(target, sink);
  try {
    const album = await beginAlbum(settings);
    for (let round = 1; round <= rounds; round++) {
      onRound(round);
      await oneRound(round, settings, album, acknowledged);
    }
    const database = openDatabase(target);
    // Photos are requested as a family would.
    await makePublic(database);
    // Release the leases of dead processes at once: nothing is running.
    await database.writes
      .updateTable('jobs')
      .set({ lease_until: null })
      .where('state', '=', 'waiting')
      .execute();
    const last = await startServer(settings);
    try {
      const timeIsUp = AbortSignal.timeout(LONGEST_LAST_SENDING_MS);
      const senders = Array.from({ length: CLIENTS }, () =>
        sendTheRest(last.url, album, acknowledged, timeIsUp),
      );
      await Promise.all(senders);
      await album.editor.publish(album.id, last.url);
      await untilAllIsDelivered(database);
      const isServed = async (path: string) => (await ask(`${last.url}/api/image/${path}`)).status === 200;
      return {
        rounds,
        ...(await compareWithDatabase(database, acknowledged, sink.received, rounds, isServed)),
      };
    } finally {
      await last.stop();
      await database.close();
    }
  } finally {
    await sink.stop();
  }
}

const SITE = 'http://localhost:3000';

const settingsFor = (target: CrashTarget, sink: SmtpSink) => ({
  DATA_DIR: target.dataDir,
  ...(target.databaseUrl && { DATABASE_URL: target.databaseUrl }),
  SITE_URL: SITE,
  DEMO_SCHOOL: 'off',
  LOG_LEVEL: 'silent',
  // Lets every client appear with its own address.
  TRUST_PROXY: 'on',
  ...sink.settings,
  ENQUIRY_TO: 'office@school.example',
});

interface Album {
  id: string;
  editor: Editor;
  /** Uploads that were interrupted when the server died, to be continued where they stopped. */
  onTheirWay: PhotoToSend[];
  sent: number;
}

async function beginAlbum(settings: Record<string, string>): Promise<Album> {
  const server = await startServer(settings);
  const [invitation] = await server.printed(/http:\S+\/studio\/welcome\?code=\S+/);
  const editor = await signInAsEditor(SITE, invitation, server.url);
  const id = await editor.draftAlbum('The day of many crashes');
  await server.stop();
  return { id, editor, onTheirWay: [], sent: 0 };
}

async function untilAllIsDelivered({ reads }: Database): Promise<void> {
  for (;;) {
    const left = await reads
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'waiting')
      .where('kind', '=', 'deliver-enquiry')
      .limit(1)
      .execute();
    if (left.length === 0) return;
    await wait(100);
  }
}

async function oneRound(
  round: number,
  settings: Record<string, string>,
  album: Album,
  acknowledged: Acknowledged,
): Promise<void> {
  const server = await startServer(settings);
  const killed = new AbortController();
  const clients = Array.from({ length: CLIENTS }, (_, client) =>
    keepAsking(server.url, `${round}-${client}`, acknowledged, killed.signal),
  );
  for (let sender = 1; sender <= SENDERS_OF_NEW_PHOTOS; sender++)
    clients.push(sendNewPhotos(server.url, album, acknowledged, killed.signal));
  clients.push(sendTheRest(server.url, album, acknowledged, killed.signal));
  // Even on a slow machine, the first round does not end before one write of each kind was acknowledged.
  const patience = performance.now() + LONGEST_FIRST_ROUND_MS;
  while (counts(acknowledged).includes(0)) {
    if (performance.now() > patience)
      throw new Error(`Nothing was accepted: ${acknowledged.refused.join(', ')}`);
    await wait(20);
  }
  await wait(EARLIEST_KILL_MS + Math.random() * (LATEST_KILL_MS - EARLIEST_KILL_MS));
  await server.stop('SIGKILL');
  killed.abort();
  await Promise.all(clients);
}

const counts = ({ enquiries, visits, photos }: Acknowledged) =>
  [enquiries, visits, photos].map(({ length }) => length);

type SendPhotos = (
  url: string,
  album: Album,
  acknowledged: Acknowledged,
  killed: AbortSignal,
) => Promise<void>;

const sendNewPhotos: SendPhotos = async (url, album, acknowledged, killed) => {
  while (!killed.aborted) await sendOne(await newPhoto(album), url, album, acknowledged, killed);
};

/** Photos that were being uploaded when an earlier server died. */
const sendTheRest: SendPhotos = async (url, album, acknowledged, killed) => {
  while (!killed.aborted) {
    const photo = album.onTheirWay.shift();
    if (!photo) return;
    await sendOne(photo, url, album, acknowledged, killed);
  }
};

async function sendOne(photo: PhotoToSend, ...[url, album, acknowledged, killed]: Parameters<SendPhotos>) {
  const way = { cookie: album.editor.cookie, url: () => url, signal: killed };
  const { isThere, path } = await sendPhoto(photo, way);
  if (isThere) acknowledged.photos.push(path!.split('/').at(-1)!);
  else album.onTheirWay.push({ ...photo, path });
}

async function newPhoto(album: Album): Promise<PhotoToSend> {
  const number = (album.sent += 1);
  return { albumId: album.id, name: `photo-${number}.png`, bytes: await paintedPhoto(number) };
}

let networks = 0;

/** Sends an enquiry and a visit in turn until the server is down. Only a complete answer counts. */
async function keepAsking(
  url: string,
  client: string,
  acknowledged: Acknowledged,
  killed: AbortSignal,
): Promise<void> {
  for (let number = 0; !killed.aborted; number++) {
    const name = `${client}-${number}`;
    // Each from another network: more than a few enquiries from one would require proof of work.
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
      // The server died: neither acknowledged nor refused.
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
