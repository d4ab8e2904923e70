import type { Db } from '#app/platform/db/database.ts';

export interface EnquiryFigures {
  keptAside: number;
  undeliverable: number;
  selfTest: { outcome: 'under-way' | 'arrived' | 'filed' | 'failed'; startedAt: string } | undefined;
}

/** For the operator: our own self-tests are not counted. */
export async function enquiryFigures(db: Db): Promise<EnquiryFigures> {
  const count = async (column: 'state' | 'delivery', value: 'spam' | 'failed') => {
    const { rows } = await db
      .selectFrom('enquiries')
      .select((select) => select.fn.countAll<number>().as('rows'))
      .where(column, '=', value)
      .executeTakeFirstOrThrow();
    return rows;
  };
  // A running test has no result yet; the one before it has.
  const ended = await db
    .selectFrom('self_tests')
    .select(['outcome', 'started_at'])
    .where('outcome', '!=', 'under-way')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    keptAside: await count('state', 'spam'),
    undeliverable: await count('delivery', 'failed'),
    selfTest: ended && { outcome: ended.outcome, startedAt: ended.started_at },
  };
}

/**
 * Whether any enquiry from the form has reached the office: somebody has handled it in the inbox or, with a
 * mail server, its mail was accepted.
 */
export async function hasEnquiryArrived(
  db: Db,
  { schoolCode, byMail }: { schoolCode: string; byMail: boolean },
): Promise<boolean> {
  const found = await db
    .selectFrom('enquiries')
    .select('id')
    .where('school_code', '=', schoolCode)
    .where((is) =>
      is.or([
        is('state', 'in', ['in-progress', 'answered']),
        ...(byMail ? [is.and([is('state', '=', 'new'), is('delivery', '=', 'delivered')])] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
