import { Socket } from 'node:net';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { engineOf } from './database.ts';
import type { Schema } from './schema.ts';

const channels = ['school_content', 'school_jobs'] as const;
export type Channel = (typeof channels)[number];

/**
 * Messages between replicas through PostgreSQL. Everything also works without them, only later, because a
 * notice may be lost with its connection.
 */
export interface Notices {
  isConnected(): boolean;
  on(channel: Channel, listener: () => void): void;
  start(): void;
  stop(): void;
}

/**
 * All replicas receive it when the transaction is committed, and none when it is rolled back. With SQLite there are no
 * others.
 */
export async function notify(transaction: Transaction<Schema>, channel: Channel): Promise<void> {
  if (engineOf(transaction) === 'postgres')
    await sql`select pg_notify(${sql.lit(channel)}, '')`.execute(transaction);
}

const CONNECT_WITHIN_MS = 5000;
const ASK_EVERY_MS = 15_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;

/** A connection that only listens; when it is lost, it is reopened, however long that takes. */
export function openNotices({ databaseUrl, log }: { databaseUrl: string | undefined; log: Log }): Notices {
  const listeners = new Map<string, (() => void)[]>();
  let stopped = !databaseUrl;
  let connected = false;
  let failures = 0;
  let hangUp = () => undefined as void;

  const ring = (channel: string) => listeners.get(channel)?.forEach((listener) => listener());

  async function connect(): Promise<void> {
    // Our own stream, so that a dead connection can be dropped.
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: databaseUrl,
      stream: () => socket,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: CONNECT_WITHIN_MS,
    });
    let asking: NodeJS.Timeout | undefined;
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      connected = false;
      clearInterval(asking);
      socket.destroy();
      if (stopped) return;
      if (failures === 0)
        log.warn(
          { err: error },
          'no notifications of changes from the database; checking for changes regularly instead',
        );
      const wait = Math.min(FIRST_WAIT_MS * 2 ** failures++, LONGEST_WAIT_MS);
      setTimeout(() => void (stopped || connect()), wait).unref();
    };

    hangUp = () => lose();
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ channel }) => ring(channel));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${channel}`);
      if (isLost) return;
      asking = setInterval(() => void client.query('select 1').catch(lose), ASK_EVERY_MS);
      asking.unref();
      connected = true;
      if (failures > 0) log.info('notifications of changes from the database work again');
      failures = 0;
      // Whatever was sent while there was no connection was missed.
      channels.forEach(ring);
    } catch (error) {
      lose(error as Error);
    }
  }

  return {
    isConnected: () => connected,
    on: (channel, listener) => void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    start: () => void (stopped || connect()),
    stop() {
      stopped = true;
      hangUp();
    },
  };
}
