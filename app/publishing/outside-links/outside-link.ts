import { readUrl } from '#app/core/read-url.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { WrittenLink } from '#app/publishing/checks/links-in.ts';

/** Something public that leads to other sites. */
export interface ItemWithLinks {
  type: string;
  id: string;
  title: string;
  links: WrittenLink[];
}

const LONGEST = 2000;

/** An address of somebody else's, as it is asked; nothing for ours, and for what is no web address. */
export function outsideAddress(to: string, siteUrl: string): string | undefined {
  const url = readUrl(to);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.hostname === readUrl(siteUrl)?.hostname) return undefined;
  url.hash = '';
  return url.href.length <= LONGEST ? url.href : undefined;
}

/** What came of asking once. `unclear`: it may be there for families and not for us. */
export type Finding = 'answers' | 'gone' | 'unclear';

type CheckedLink = Pick<Schema['outside_links'], 'state' | 'gone_since' | 'checked_at' | 'check_after'>;

const DAY_MS = 86_400_000;
/** What answers is asked about once a month; what does not answer clearly, or is dead, once a week. */
const AGAIN_DAYS = { answers: 30, doubted: 1, dead: 7, unclear: 7 };

/** One failure is none: dead is what was gone twice, a day or more apart, and did not answer in between. */
export function judge(
  { gone_since }: Pick<CheckedLink, 'gone_since'>,
  finding: Finding,
  now: Date,
): CheckedLink {
  const at = now.toISOString();
  const since = finding === 'answers' ? null : finding === 'gone' ? (gone_since ?? at) : gone_since;
  const isDead = since !== null && now.getTime() - Date.parse(since) >= AGAIN_DAYS.doubted * DAY_MS;
  const state = finding === 'gone' ? (isDead ? 'dead' : 'doubted') : finding;
  const check_after = new Date(now.getTime() + AGAIN_DAYS[state] * DAY_MS).toISOString();
  return { state, gone_since: since, checked_at: at, check_after };
}
