import type { Transaction } from 'kysely';
import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { notifyAdministratorsOfRoute } from '#app/access/people/notify-administrators.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { mayDo } from '#app/access/permissions.ts';
import { readUrl } from '#app/core/read-url.ts';
import type { ImportedContentType } from '#app/importing/provider/remote-item.ts';
import { type DbOrTransaction, engineOf } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { type OldSiteInput, type OldSiteProblem, readOldSite } from './old-site-input.ts';
import { planFollowing } from '../following/plan-following.server.ts';
import { encryptToken } from './token.server.ts';

/** Without the token: only that there is one, and since when. */
export interface OldSite {
  address: string;
  schoolThere: string;
  since: string;
  onlyTypes: ImportedContentType[];
  tokenSavedAt: string | null;
  visitorsThere: number | null;
  visitorsTaken: number | null;
  visitorsTakenAt: string | null;
  /** 0: it is not followed. */
  everyMinutes: number;
  inStepAt: string | null;
  forwards: boolean;
}

export async function findOldSite(db: DbOrTransaction, schoolCode: string): Promise<OldSite | undefined> {
  const row = await db
    .selectFrom('old_sites')
    .select(['address', 'remote_school_code as schoolThere', 'since', 'only_types', 'forwards'])
    .select(['token_saved_at as tokenSavedAt', 'sync_minutes as everyMinutes', 'synced_at as inStepAt'])
    .select(['remote_visitors as visitorsThere', 'imported_visitors as visitorsTaken'])
    .select('visitors_imported_at as visitorsTakenAt')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  if (!row) return undefined;
  const { only_types, forwards, ...site } = row;
  // Only written by `saveOldSite()`.
  const onlyTypes = only_types.split(',').filter(Boolean) as ImportedContentType[];
  return { ...site, onlyTypes, forwards: forwards === 1 };
}

/** Stores the old site. Its token is encrypted, and deleted when the host changes. */
export async function saveOldSite(
  context: CommandContext,
  input: OldSiteInput,
): Promise<{ kept: true } | { problems: OldSiteProblem[] }> {
  requireAdministrator(context);
  const { services, staff, now } = context;
  const { schoolCode } = staff;
  const read = readOldSite(input, services.config.importHosts);
  if ('problems' in read) return read;
  const { address, schoolThere, since, onlyTypes, token } = read.site;
  const encrypted = token && (await encryptToken(services, schoolCode, token));
  const at = now.toISOString();
  return change(context, 'keep-old-site', async (transaction, current) => {
    const isElsewhere = current?.address !== address || current.schoolThere !== schoolThere;
    const hostChanged = current && hostOf(current.address) !== hostOf(address);
    const values = {
      address,
      remote_school_code: schoolThere,
      since,
      only_types: onlyTypes.join(','),
      updated_at: at,
      ...(encrypted
        ? { token: encrypted, token_saved_at: at }
        : (input.forgetToken || hostChanged) && { token: null, token_saved_at: null }),
      // These values were read from the former address.
      ...(isElsewhere && { remote_visitors: null, synced_at: null }),
      // Forwarding to the new address must be switched on again, with proof of identity.
      ...(isElsewhere && { forwards: 0 }),
    };
    await transaction
      .insertInto('old_sites')
      .values({ school_code: schoolCode, token: null, token_saved_at: null, ...NOTHING_READ, ...values })
      .onConflict((conflict) => conflict.column('school_code').doUpdateSet(values))
      .execute();
    if (current?.forwards && isElsewhere) await cancelWaiting(transaction, schoolCode, at);
    return { kept: true };
  });
}

const NOTHING_READ = {
  remote_visitors: null,
  imported_visitors: null,
  visitors_imported_at: null,
  synced_at: null,
};

/**
 * Whether new enquiries are also forwarded to the old site. Switching it off cancels waiting ones and marks
 * them. False without an old site.
 */
export function setForwarding(context: CommandContext, on: boolean): Promise<boolean> {
  requireAdministrator(context);
  const { schoolCode } = context.staff;
  const at = context.now.toISOString();
  return change(context, on ? 'hand-on' : 'end-handing-on', async (transaction, current) => {
    if (!current) return false;
    await transaction
      .updateTable('old_sites')
      .set({ forwards: on ? 1 : 0, updated_at: at })
      .where('school_code', '=', schoolCode)
      .execute();
    if (!on) await cancelWaiting(transaction, schoolCode, at);
    return true;
  });
}

const cancelWaiting = (transaction: Transaction<Schema>, schoolCode: string, at: string) =>
  transaction
    .updateTable('forwarded_enquiries')
    .set({ state: 'given-up', why: 'off', updated_at: at })
    .where('school_code', '=', schoolCode)
    .where('state', '=', 'waiting')
    .execute();

/** From every five minutes to once a day. */
const LEAST_MINUTES = 5;
const MAX_MINUTES = 24 * 60;

/** How often the old site is checked for changes, from now on; 0 ends that. False without an old site. */
export async function setFollowing(context: CommandContext, everyMinutes: number): Promise<boolean> {
  requireAdministrator(context);
  const { schoolCode } = context.staff;
  const minutes =
    everyMinutes > 0 ? Math.min(Math.max(Math.round(everyMinutes), LEAST_MINUTES), MAX_MINUTES) : 0;
  const action = minutes ? 'follow-old-site' : 'end-following';
  return change(context, action, async (transaction, current) => {
    if (!current) return false;
    await transaction
      .updateTable('old_sites')
      .set({ sync_minutes: minutes, updated_at: context.now.toISOString() })
      .where('school_code', '=', schoolCode)
      .execute();
    await planFollowing(transaction, { schoolCode, now: context.now, isOn: minutes > 0 });
    return true;
  });
}

/** Checks immediately, if the old site is followed at all. */
export async function checkNow({ services, staff, now }: CommandContext): Promise<boolean> {
  const { schoolCode } = staff;
  const isPlanned = await services.database.writes.transaction().execute(async (transaction) => {
    const isOn = ((await findOldSite(transaction, schoolCode))?.everyMinutes ?? 0) > 0;
    if (isOn) await planFollowing(transaction, { schoolCode, now, isOn });
    return isOn;
  });
  services.jobs.notify();
  return isPlanned;
}

/** Pages check the permission themselves; a command that makes outside requests does not rely on it. */
function requireAdministrator({ staff }: CommandContext): void {
  if (!mayDo(staff.role, 'importing.manage')) throw new Error('only administrators may change the import');
}

const hostOf = (address: string) => readUrl(address)?.host;

/** Serialised, and recorded in the audit with the differences; a double click changes it once. */
async function change<Answer>(
  { services, staff, now }: CommandContext,
  action: string,
  work: (transaction: Transaction<Schema>, current: OldSite | undefined) => Promise<Answer>,
): Promise<Answer> {
  const { schoolCode } = staff;
  const done = await services.database.writes.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('schools')
      .select('code')
      .where('code', '=', schoolCode)
      .$if(engineOf(transaction) === 'postgres', (query) => query.forUpdate())
      .execute();
    const current = await findOldSite(transaction, schoolCode);
    const answer = await work(transaction, current);
    const after = await findOldSite(transaction, schoolCode);
    const [before, since] = [audited(current), audited(after)];
    if (after && JSON.stringify(before) !== JSON.stringify(since))
      await recordAudit(transaction, {
        staff,
        now,
        action,
        subject: { type: 'old-site', id: schoolCode, title: hostOf(after.address) ?? '' },
        before,
        after: since,
      });
    await notifyForwardingChange(transaction, { services, staff, now }, current, after);
    return answer;
  });
  services.jobs.notify();
  return done;
}

async function notifyForwardingChange(
  transaction: Transaction<Schema>,
  { services, staff, now }: CommandContext,
  before: OldSite | undefined,
  after: OldSite | undefined,
): Promise<void> {
  const isOn = after?.forwards ?? false;
  if ((before?.forwards ?? false) === isOn) return;
  // Switched off because the address changed: the former site no longer gets enquiries.
  const host = hostOf((isOn ? after : before)!.address) ?? '';
  await notifyAdministratorsOfRoute(transaction, {
    site: services.sites.of(staff.schoolCode),
    now,
    staff,
    what: (words) => [isOn ? words.forwardOn(host) : words.forwardOff(host)],
    page: studioHref('moveStep'),
  });
}

/**
 * The audited values, under the names by which entries are stored: that there is a token and since when, never
 * the token.
 */
const audited = (site: OldSite | undefined) =>
  site && {
    address: site.address,
    schoolThere: site.schoolThere,
    since: site.since,
    onlyKinds: site.onlyTypes.join(', '),
    tokenSaved: site.tokenSavedAt,
    everyMinutes: site.everyMinutes,
    handsOn: site.forwards,
  };
