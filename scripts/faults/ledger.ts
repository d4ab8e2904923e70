// Records what was acknowledged to clients, and compares it at the end with what the site has.
import { sql } from 'kysely';
import type { Database } from '#app/platform/db/database.ts';
import { findPhotos } from '../lib/crash/kept-photos.ts';
import type { ReceivedMail } from '../lib/smtp-sink.ts';

export interface Ledger {
  /** `during`: the row of the table in which the enquiry was sent. */
  enquiries: { during: string; message: string; receipt: string }[];
  visits: number;
  photos: { during: string; uploadId: string }[];
}

const ALL_TOGETHER = 'all together';

export const openLedger = (): Ledger => ({ enquiries: [], visits: 0, photos: [] });

export interface Findings {
  lost: string[];
  twice: string[];
  /**
   * Mails that came more than once with the same Message-ID: the process died before it could record that
   * they were sent.
   */
  mailsAgain: string[];
}

interface Evidence {
  database: Database;
  /** If missing, mails are not compared. */
  received?: readonly Pick<ReceivedMail, 'messageId'>[] | undefined;
  /** Whether the public can request this file. */
  isServed: (path: string) => Promise<boolean>;
  /** The count before the test's first visit. */
  visitsBefore: number;
}

/** For each row of the table, as text, what was acknowledged but is missing, and what exists twice. */
export async function compareLedger(ledger: Ledger, evidence: Evidence): Promise<Map<string, Findings>> {
  const found = new Map<string, Findings>();
  const under = (during: string) => {
    if (!found.has(during)) found.set(during, { lost: [], twice: [], mailsAgain: [] });
    return found.get(during)!;
  };
  await compareEnquiries(ledger, evidence, under);
  await compareVisits(ledger, evidence, under);
  await comparePhotos(ledger, evidence, under);
  return found;
}

type Under = (during: string) => Findings;

async function compareEnquiries({ enquiries }: Ledger, { database, received }: Evidence, under: Under) {
  const rows = await database.reads
    .selectFrom('enquiries')
    .select(['id', 'receipt', 'message', 'delivery'])
    .execute();
  const kept = Map.groupBy(rows, ({ message }) => message);
  const mails = received && Map.groupBy(received, ({ messageId }) => messageId);
  for (const { during, message, receipt } of enquiries) {
    const same = kept.get(message) ?? [];
    const row = same.find((one) => one.receipt === receipt);
    if (!row) under(during).lost.push(`the enquiry ${receipt}`);
    if (same.length > 1) under(during).twice.push(`the enquiry ${receipt}`);
    if (!row || !mails) continue;
    const copies = mails.get(`<enquiry.${row.id}@localhost>`)?.length ?? 0;
    if (copies === 0) under(during).lost.push(`the e-mail about ${receipt} (${row.delivery})`);
    if (copies > 1) under(during).mailsAgain.push(`the e-mail about ${receipt}, ${copies} times`);
  }
}

/** Each visit of the test is from a new visitor, so comparing the numbers is enough. */
async function compareVisits({ visits }: Ledger, { database, visitsBefore }: Evidence, under: Under) {
  const over = (await countedVisits(database)) - visitsBefore - visits;
  if (over > 0) under(ALL_TOGETHER).twice.push(`${over} visits`);
  if (over < 0) under(ALL_TOGETHER).lost.push(`${-over} visits`);
}

/** Except for those of the last moments, if wanted: some are always in flight. */
export async function allIsDelivered({ reads }: Database, butLastMs = 0): Promise<boolean> {
  const waiting = await reads
    .selectFrom('enquiries')
    .select('id')
    .where('delivery', '=', 'waiting')
    .where('received_at', '<=', new Date(Date.now() - butLastMs).toISOString())
    .limit(1)
    .execute();
  return waiting.length === 0;
}

export async function countedVisits({ reads }: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select sum(total) as n from visitor_totals`.execute(reads);
  return Number(rows[0]?.n ?? 0);
}

async function comparePhotos({ photos }: Ledger, { database, isServed }: Evidence, under: Under) {
  const found = await findPhotos(
    database,
    photos.map(({ uploadId }) => uploadId),
    isServed,
  );
  for (const { during, uploadId } of photos)
    for (const kind of ['lost', 'twice'] as const)
      if (found[kind].includes(uploadId)) under(during)[kind].push(`the photo ${uploadId}`);
}
