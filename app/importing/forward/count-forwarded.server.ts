import type { Db } from '#app/platform/db/database.ts';
import type { ForwardingState } from '#app/features/enquiries/forwarding.ts';

export interface ForwardedFigures {
  taken: number;
  waiting: number;
  unsure: number;
  givenUp: number;
  /** When the old site last accepted one. */
  last: string | undefined;
}

/** The number of a school's enquiries to be forwarded, by state, while they are stored here. */
export async function countForwarded(db: Db, schoolCode: string): Promise<ForwardedFigures> {
  const rows = await db
    .selectFrom('forwarded_enquiries')
    .select((select) => [
      'state',
      select.fn.countAll<number>().as('count'),
      select.fn.max('updated_at').as('last'),
    ])
    .where('school_code', '=', schoolCode)
    .groupBy('state')
    .execute();
  const of = (name: ForwardingState) => rows.find(({ state }) => state === name);
  return {
    taken: of('taken')?.count ?? 0,
    waiting: of('waiting')?.count ?? 0,
    unsure: of('unsure')?.count ?? 0,
    givenUp: of('given-up')?.count ?? 0,
    last: of('taken')?.last,
  };
}
