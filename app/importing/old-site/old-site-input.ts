import { readUrl } from '#app/core/read-url.ts';
import { trimEndOf } from '#app/core/text/trim-characters.ts';
import { IMPORTED_CONTENT_TYPES, type ImportedContentType } from '#app/importing/provider/remote-item.ts';

export interface OldSiteInput {
  address: string;
  /** The school's code over there. */
  schoolThere: string;
  /** A year, or empty: nothing of before it is brought. */
  since: string;
  /** Empty for all. */
  onlyKinds: readonly string[];
  /** Left out or empty: the one that is kept stays. */
  token?: string | undefined;
  forgetToken?: boolean | undefined;
}

export interface ParsedOldSite extends Omit<OldSiteInput, 'onlyKinds' | 'forgetToken'> {
  onlyKinds: ImportedContentType[];
}

/** `insecure`: it would be asked without https, and the operator has not allowed that. */
export type OldSiteProblem = 'address' | 'insecure' | 'schoolThere' | 'since' | 'onlyKinds' | 'token';

const LONGEST_ADDRESS = 300;
const LONGEST_TOKEN = 4000;

/** What an administrator says of the old site, or all that is wrong with it. */
export function readOldSite(
  { forgetToken: _forget, ...input }: OldSiteInput,
  importHosts: readonly string[],
): { site: ParsedOldSite } | { problems: OldSiteProblem[] } {
  const address = readAddress(input.address, importHosts);
  const schoolThere = input.schoolThere.trim();
  const since = input.since.trim();
  const token = input.token?.trim();
  const onlyKinds = IMPORTED_CONTENT_TYPES.filter((contentType) => input.onlyKinds.includes(contentType));
  const wrong: [OldSiteProblem, boolean][] = [
    ['schoolThere', !/^[\w-]{1,40}$/.test(schoolThere)],
    ['since', !/^((19|20)\d\d)?$/.test(since)],
    ['onlyKinds', onlyKinds.length !== new Set(input.onlyKinds).size],
    // It travels in a header.
    ['token', !!token && (token.length > LONGEST_TOKEN || !/^[\x21-\x7e]+$/.test(token))],
  ];
  const problems = wrong.flatMap(([name, isWrong]) => (isWrong ? [name] : []));
  if ('problem' in address) return { problems: [address.problem, ...problems] };
  if (problems.length > 0) return { problems };
  return { site: { address: address.address, schoolThere, since, onlyKinds, ...(token && { token }) } };
}

/** Without a slash at its end. What would hide a name and a password, or ask for something of its own, is none. */
function readAddress(
  text: string,
  importHosts: readonly string[],
): { address: string } | { problem: 'address' | 'insecure' } {
  const url = text.length > LONGEST_ADDRESS ? undefined : readUrl(text.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol)) return { problem: 'address' };
  if (url.username || url.password || url.search || url.hash || !url.hostname) return { problem: 'address' };
  const isAllowed = importHosts.includes(url.host) || importHosts.includes(url.hostname);
  if (url.protocol !== 'https:' && !isAllowed) return { problem: 'insecure' };
  return { address: trimEndOf(`${url.origin}${url.pathname}`, '/') };
}
