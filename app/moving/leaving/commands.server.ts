import type { Acting } from '#app/access/acting.ts';
import { writeDown } from '#app/access/audit/record.server.ts';

/** Everything the school has leaves the house. */
export const noteLeaving = ({ services, staff, now }: Acting, name: string): Promise<void> =>
  writeDown(services.database.writes, {
    staff,
    now,
    action: 'export',
    subject: { type: 'backup', id: 'everything', title: name },
  });
