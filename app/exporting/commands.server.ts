import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';

/** Everything the school has is exported. */
export const recordExport = ({ services, staff, now }: CommandContext, name: string): Promise<void> =>
  recordAudit(services.database.writes, {
    staff,
    now,
    action: 'export',
    subject: { type: 'backup', id: 'everything', title: name },
  });
