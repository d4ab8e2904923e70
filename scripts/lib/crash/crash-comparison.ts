// Compares what was acknowledged to clients with what the database has.
import { sql } from 'kysely';
import { dayInIndia } from '#app/core/time/days.ts';
import { anonymousVisitors, type Browser } from '#app/features/visitors/visitor.server.ts';
import { KEY_OVERLAP_MS } from '#app/platform/db/daily-keys.ts';
import type { Database } from '#app/platform/db/database.ts';
import { MAX_AT_ONCE } from '#app/platform/jobs/worker.ts';
import { findPhotos } from './kept-photos.ts';

export interface Acknowledged {
  enquiries: { receipt: string; message: string }[];
  visits: (Browser & { at: Date })[];
  /** Sent, but interrupted before the answer: each may or may not have been counted. */
  visitsInFlight: number;
  /** Their upload ids. */
  photos: string[];
  refused: string[];
}

export interface CrashReport {
  rounds: number;
  enquiries: { acknowledged: number; found: number; lost: number; twice: number };
  visits: { acknowledged: number; counted: number; lost: number };
  photos: { acknowledged: number; lost: number; twice: number };
  mails: { delivered: number; missing: number; duplicates: number; maxCopies: number };
  integrity: string;
  /** The inconsistencies, as text; empty if there are none. */
  faults: string[];
}

export async function compareWithDatabase(
  database: Database,
  acknowledged: Acknowledged,
  received: readonly { messageId: string }[] = [],
  kills = 0,
  isServed: (path: string) => Promise<boolean> = async () => true,
): Promise<Omit<CrashReport, 'rounds'>> {
  const enquiries = await compareEnquiries(database, acknowledged);
  const visits = await compareVisits(database, acknowledged);
  const photos = await comparePhotos(database, acknowledged, isServed);
  const mails = await compareMails(database, received, kills);
  const integrity = await integrityOf(database);
  return {
    enquiries: enquiries.numbers,
    visits: visits.numbers,
    photos: photos.numbers,
    mails: mails.numbers,
    integrity,
    faults: [
      ...new Set(acknowledged.refused),
      ...enquiries.faults,
      ...visits.faults,
      ...photos.faults,
      ...mails.faults,
      ...(['ok', 'not asked'].includes(integrity) ? [] : [`integrity check: ${integrity}`]),
    ],
  };
}

async function compareEnquiries({ reads }: Database, { enquiries: sent }: Acknowledged) {
  const rows = await reads.selectFrom('enquiries').select(['id', 'receipt', 'message', 'delivery']).execute();
  const jobs = await reads
    .selectFrom('jobs')
    .select(['payload', 'state'])
    .where('kind', '=', 'deliver-enquiry')
    .execute();
  // A finished job no longer names its enquiry; the enquiry, marked in the same transaction, does.
  const open = jobs
    .filter(({ state }) => state !== 'done')
    .map(({ payload }) => (JSON.parse(payload) as { enquiryId: string }).enquiryId);
  const delivered = rows.filter(({ delivery }) => delivery === 'delivered').map(({ id }) => id);
  const withJob = new Set([...open, ...delivered]);
  const kept = new Map(rows.map((row) => [row.receipt, row]));
  const found = sent.filter(({ receipt, message }) => {
    const row = kept.get(receipt);
    return row?.message === message && withJob.has(row.id);
  }).length;
  const lost = sent.length - found;

  const faults: string[] = [];
  if (lost > 0) faults.push(`${lost} acknowledged enquiries are lost`);
  const twice = rows.length - new Set(rows.map(({ message }) => message)).size;
  if (twice > 0) faults.push(`${twice} enquiries exist twice`);
  const pairs = new Set([...rows.map(({ id }) => id), ...withJob]).size;
  if (rows.length !== pairs || withJob.size !== pairs || jobs.length !== pairs)
    faults.push(`${rows.length} enquiries have ${jobs.length} jobs, ${pairs} in total`);
  return { numbers: { acknowledged: sent.length, found, lost, twice }, faults };
}

async function compareVisits({ reads, writes }: Database, { visits: sent, visitsInFlight }: Acknowledged) {
  const number = async (query: ReturnType<typeof sql<{ n: number | null }>>) =>
    Number((await query.execute(reads)).rows[0]?.n ?? 0);
  const total = await number(sql`select sum(total) as n from visitor_totals`);
  const byDay = await number(sql`select sum(visits) as n from visits_by_day`);
  const { code } = await reads.selectFrom('schools').select('code').executeTakeFirstOrThrow();
  const marks = await reads.selectFrom('visit_marks').select(['visitor', 'seen_at']).execute();
  const marked = new Set(marks.map(({ visitor }) => visitor));
  const visitsMarked = marks.reduce((sum, { seen_at }) => sum + 1 / namesAt(new Date(seen_at)), 0);

  let lost = 0;
  const today = dayInIndia(new Date());
  for (const visit of sent) {
    // The key of a past day is deleted, so its visitor hashes cannot be matched any more.
    if (dayInIndia(visit.at) !== today) continue;
    const ofTheDay = (await anonymousVisitors(writes, code, [visit], visit.at)).names.at(-1)!;
    if (!ofTheDay.every((name) => marked.has(name))) lost += 1;
  }

  const faults: string[] = [];
  if (lost > 0) faults.push(`${lost} acknowledged visits are lost`);
  if (total < sent.length || total > sent.length + visitsInFlight)
    faults.push(`${total} visits are counted; ${sent.length} acknowledged, ${visitsInFlight} in flight`);
  if (total !== byDay || total !== visitsMarked)
    faults.push(`the total is ${total}, the days have ${byDay}, the visitors’ codes have ${visitsMarked}`);
  return { numbers: { acknowledged: sent.length, counted: total, lost }, faults };
}

/** Just after midnight a visit is also recorded under the key of the day before. */
const namesAt = (time: Date) =>
  dayInIndia(time) === dayInIndia(new Date(time.getTime() - KEY_OVERLAP_MS)) ? 1 : 2;

async function comparePhotos(
  database: Database,
  { photos: sent }: Acknowledged,
  isServed: (path: string) => Promise<boolean>,
) {
  const { lost, twice } = await findPhotos(database, sent, isServed);
  const faults: string[] = [];
  if (lost.length > 0) faults.push(`${lost.length} acknowledged photos are lost`);
  if (twice.length > 0) faults.push(`${twice.length} photos are in their album twice`);
  return { numbers: { acknowledged: sent.length, lost: lost.length, twice: twice.length }, faults };
}

/**
 * Every mail marked as delivered has arrived, none is waiting, and duplicates exist only for kills while that
 * mail was being sent.
 */
async function compareMails({ reads }: Database, received: readonly { messageId: string }[], kills: number) {
  const copies = new Map<string, number>();
  for (const { messageId } of received) copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
  const enquiries = await reads.selectFrom('enquiries').select(['id', 'delivery']).execute();
  const marked = enquiries.filter(({ delivery }) => delivery === 'delivered');
  const missing = marked.filter(({ id }) => !copies.has(`<enquiry.${id}@localhost>`)).length;
  const duplicates = received.length - copies.size;
  const maxCopies = Math.max(0, ...copies.values());

  const faults: string[] = [];
  if (missing > 0) faults.push(`${missing} enquiries are marked as delivered but have not arrived`);
  if (received.length > 0 && marked.length < enquiries.length)
    faults.push(`${enquiries.length - marked.length} enquiries have not been delivered`);
  if (duplicates > kills * MAX_AT_ONCE || maxCopies > kills + 1)
    faults.push(
      `${duplicates} e-mails are duplicates, one was sent ${maxCopies} times; there were ${kills} kills`,
    );
  return { numbers: { delivered: copies.size, missing, duplicates, maxCopies }, faults };
}

async function integrityOf({ engine, writes }: Database): Promise<string> {
  if (engine === 'postgres') return 'not asked';
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(writes);
  const broken = await sql`pragma foreign_key_check`.execute(writes);
  const result = rows.map((row) => row.integrity_check).join('; ');
  return broken.rows.length === 0 ? result : `${result}; ${broken.rows.length} broken references`;
}
