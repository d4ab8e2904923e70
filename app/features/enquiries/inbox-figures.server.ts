import type { Db } from '#app/platform/db/database.ts';
import type { InboxState } from './enquiry.ts';

export interface InboxFigures {
  counts: Record<InboxState, number>;
  /** Suspected of spam by a machine and not sent: somebody has to look. */
  held: number;
  /** Whose mail was given up. */
  undelivered: number;
  /** When the new one that waits longest was received. */
  oldestNew: string | undefined;
}

/** Read from the index of states alone. */
export const selectStateCounts = (db: Db, schoolCode: string) =>
  db
    .selectFrom('enquiries')
    .select((select) => [
      'state',
      'delivery',
      select.fn.countAll<number>().as('rows'),
      select.fn.min('received_at').as('oldest'),
    ])
    .where('school_code', '=', schoolCode)
    .groupBy(['state', 'delivery']);

export async function inboxFigures(db: Db, schoolCode: string): Promise<InboxFigures> {
  const groups = await selectStateCounts(db, schoolCode).execute();
  const people = groups.filter(({ state }) => state !== 'test');
  const sum = (which: (group: (typeof groups)[number]) => boolean) =>
    people.filter(which).reduce((total, { rows }) => total + rows, 0);
  const ofState = (name: InboxState) => sum(({ state }) => state === name);
  const oldest = people.filter(({ state }) => state === 'new').map((group) => group.oldest);
  return {
    counts: {
      new: ofState('new'),
      'in-progress': ofState('in-progress'),
      answered: ofState('answered'),
      spam: ofState('spam'),
    },
    held: sum(({ delivery }) => delivery === 'held'),
    undelivered: sum(({ delivery, state }) => delivery === 'failed' && state !== 'spam'),
    oldestNew: oldest.sort()[0],
  };
}
