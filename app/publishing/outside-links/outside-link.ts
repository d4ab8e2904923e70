import { readUrl } from '#app/core/read-url.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { WrittenLink } from '#app/publishing/checks/links-in.ts';

/** A public item that links to other sites. */
export interface ItemWithLinks {
  type: string;
  id: string;
  title: string;
  links: WrittenLink[];
}

const LONGEST = 2000;

/** The normalised address of another site; undefined for our own, and for what is not a web address. */
export function outsideAddress(to: string, siteUrl: string): string | undefined {
  const url = readUrl(to);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.hostname === readUrl(siteUrl)?.hostname) return undefined;
  url.hash = '';
  return url.href.length <= LONGEST ? url.href : undefined;
}

/** The result of one check. `unclear`: families may reach it although we do not. */
export type Finding = 'answers' | 'gone' | 'unclear';

type CheckedLink = Pick<Schema['outside_links'], 'state' | 'gone_since' | 'checked_at' | 'check_after'>;

const DAY_MS = 86_400_000;
/** A link that works is checked once a month; an unclear or dead one once a week. */
const AGAIN_DAYS = { answers: 30, doubted: 1, dead: 7, unclear: 7 };

/** A link is dead when it failed twice, a day or more apart, and did not work in between. */
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
