// Many visitors who use two servers at the same time; each browser visits twice, once at each server.
import { Agent, request } from 'node:http';
import { sql } from 'kysely';
import { openDatabase } from '#app/platform/db/database.ts';
import { type RunningServer, startServer } from './server-process.ts';

interface Crowd {
  posts: number;
  atOnce: number;
  addressOf?: (browser: number) => string;
}

/** 256 per network, the most that a network may send per hour. */
const ofManyNetworks = (browser: number) =>
  `10.${1 + (browser >> 16)}.${(browser >> 8) & 255}.${browser & 255}`;

export async function countCrowd(
  settings: { DATA_DIR: string; DATABASE_URL?: string },
  { posts, atOnce, addressOf = ofManyNetworks }: Crowd,
) {
  const shared = { ...settings, DEMO_SCHOOL: 'off', LOG_LEVEL: 'silent', TRUST_PROXY: 'on' };
  const servers = [await startServer(shared), await startServer(shared)];
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const answers: { status: number; counted: boolean }[] = [];
  const began = performance.now();
  try {
    let next = 0;
    const visitor = async () => {
      for (let number = next++; number < posts; number = next++)
        answers.push(await visit(agent, servers[number % 2]!, Math.floor(number / 2), addressOf));
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(servers.map((server) => server.stop()));

  const { total, byDay } = await readCounts(settings);
  const browsers = Math.ceil(posts / 2);
  const reportedCounted = answers.filter(({ counted }) => counted).length;
  const refused = answers.filter(({ status }) => status !== 200).length;
  return {
    posts,
    'at once': atOnce,
    browsers,
    'reported as counted': reportedCounted,
    total,
    'sum of the days': byDay,
    refused,
    'posts a second': Math.round(posts / seconds),
    exact: refused === 0 && [reportedCounted, total, byDay].every((count) => count === browsers),
  };
}

function visit(
  agent: Agent,
  { port }: RunningServer,
  browser: number,
  addressOf: (browser: number) => string,
) {
  return new Promise<{ status: number; counted: boolean }>((answered, failed) => {
    const body = '{"schoolcode":"LFIS"}';
    const clientRequest = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/visitor',
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 browser-${browser}`,
          'x-forwarded-for': addressOf(browser),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          answered({ status: response.statusCode ?? 0, counted: text.includes('"counted":true') }),
        );
      },
    );
    clientRequest.on('error', failed);
    clientRequest.end(body);
  });
}

async function readCounts(settings: { DATA_DIR: string; DATABASE_URL?: string }) {
  const database = openDatabase({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL });
  try {
    const { rows } = await sql<{ total: number; byDay: number }>`
      select (select sum(total) from visitor_totals) as total,
        (select sum(visits) from visits_by_day) as "byDay"`.execute(database.reads);
    return { total: Number(rows[0]?.total), byDay: Number(rows[0]?.byDay) };
  } finally {
    await database.close();
  }
}
