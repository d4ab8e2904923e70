import type { Db } from '#app/platform/db/database.ts';
import type { InboxState } from '#app/features/enquiries/enquiry.ts';
import { isOpenOf, isUndelivered } from './inbox-queries.server.ts';

/** What the filter of the inbox shows. */
export interface InboxCounts {
  counts: Record<InboxState, number>;
  /** Enquiries whose mail was given up. */
  undelivered: number;
}

export interface InboxFigures extends InboxCounts {
  /** Suspected of spam and held: someone has to look. */
  held: number;
  /** When the new one that waits longest was received. */
  oldestNew: string | undefined;
}

/** Each count is read from an index alone. */
export const selectFigures = (db: Db, schoolCode: string) => {
  const enquiries = db.selectFrom('enquiries').where('school_code', '=', schoolCode);
  return {
    states: enquiries
      .select((select) => ['state', select.fn.countAll<number>().as('count')])
      .groupBy('state'),
    held: enquiries
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('state', '=', 'spam')
      .where('delivery', '=', 'held'),
    undelivered: enquiries
      .select((select) => select.fn.countAll<number>().as('count'))
      .where(isUndelivered)
      .where('state', 'not in', ['test', 'spam']),
    oldestNew: enquiries
      .select((select) => select.fn.min<string | null>('received_at').as('at'))
      .where('state', '=', 'new'),
  };
};

export async function inboxCounts(db: Db, schoolCode: string): Promise<InboxCounts> {
  const queries = selectFigures(db, schoolCode);
  const [states, undelivered] = await Promise.all([
    queries.states.execute(),
    queries.undelivered.executeTakeFirstOrThrow(),
  ]);
  const ofState = (name: InboxState) => states.find(({ state }) => state === name)?.count ?? 0;
  return {
    counts: {
      new: ofState('new'),
      'in-progress': ofState('in-progress'),
      answered: ofState('answered'),
      spam: ofState('spam'),
    },
    undelivered: undelivered.count,
  };
}

export async function inboxFigures(db: Db, schoolCode: string): Promise<InboxFigures> {
  const queries = selectFigures(db, schoolCode);
  const [counts, held, oldestNew] = await Promise.all([
    inboxCounts(db, schoolCode),
    queries.held.executeTakeFirstOrThrow(),
    queries.oldestNew.executeTakeFirstOrThrow(),
  ]);
  return { ...counts, held: held.count, oldestNew: oldestNew.at ?? undefined };
}

export async function countMine(db: Db, schoolCode: string, staffId: string): Promise<number> {
  const { count } = await selectMine(db, schoolCode, staffId).executeTakeFirstOrThrow();
  return count;
}

export const selectMine = (db: Db, schoolCode: string, staffId: string) =>
  db
    .selectFrom('enquiries')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('school_code', '=', schoolCode)
    .where(isOpenOf(staffId));

/** For the menu, on every page. */
export async function countNewEnquiries(db: Db, schoolCode: string): Promise<number> {
  const { count } = await selectNew(db, schoolCode).executeTakeFirstOrThrow();
  return Number(count);
}

export const selectNew = (db: Db, schoolCode: string) =>
  db
    .selectFrom('enquiries')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('school_code', '=', schoolCode)
    .where('state', '=', 'new');
