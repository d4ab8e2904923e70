import type { Db } from '#app/platform/db/database.ts';

/**
 * Whether anything that was written with the form has come as far as the office: somebody has taken it up in the inbox,
 * or, where there is a mail server, its mail has been handed over.
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
