import type { Db } from '#app/platform/db/database.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { type Device, deviceOf, nameOfDevice } from './device.ts';
import type { Staff } from '#app/access/staff.ts';

export interface OwnSession {
  id: string;
  device: Device;
  since: string;
  isThisOne: boolean;
}

export async function listOwnSessions(db: Db, staff: Staff, now: Date): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'user_agent', 'created_at'])
    .where('school_code', '=', staff.schoolCode)
    .where('user_id', '=', staff.id)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const sessions = rows.map(({ id, user_agent, created_at }) => ({
    id,
    device: deviceOf(user_agent ?? ''),
    since: created_at,
    isThisOne: id === staff.sessionId,
  }));
  return sessions.sort((one, other) => Number(other.isThisOne) - Number(one.isThisOne));
}

/** Ends one session by its id, or all others. Returns how many ended. */
export async function endSessions(
  db: Db,
  { staff, now, which }: { staff: Staff; now: Date; which: { id: string } | 'others' },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('staff_sessions')
      .where('school_code', '=', staff.schoolCode)
      .where('user_id', '=', staff.id)
      .where('id', which === 'others' ? '<>' : '=', which === 'others' ? staff.sessionId : which.id)
      .returning('user_agent')
      .execute();
    for (const { user_agent } of ended)
      await recordAudit(transaction, {
        staff,
        now,
        action: 'end-session',
        subject: { type: 'sign-in', id: staff.id, title: nameOfDevice(deviceOf(user_agent ?? '')) },
      });
    return ended.length;
  });
}
