import { readUrl } from '#app/core/read-url.ts';
import { trimEndOf } from '#app/core/text/trim-characters.ts';
import { IMPORTED_CONTENT_TYPES, type ImportedContentType } from '#app/importing/provider/remote-item.ts';

export interface OldSiteInput {
  address: string;
  /** The school's code on the old site. */
  schoolThere: string;
  /** A year, or empty: earlier items are not imported. */
  since: string;
  /** Empty for all. */
  onlyTypes: readonly string[];
  /** If missing or empty, the stored one stays. */
  token?: string | undefined;
  forgetToken?: boolean | undefined;
}

export interface ParsedOldSite extends Omit<OldSiteInput, 'onlyTypes' | 'forgetToken'> {
  onlyTypes: ImportedContentType[];
}

/** `insecure`: a request without https, which the operator has not allowed. */
export type OldSiteProblem = 'address' | 'insecure' | 'schoolThere' | 'since' | 'onlyTypes' | 'token';

const LONGEST_ADDRESS = 300;
const LONGEST_TOKEN = 4000;

/** The old site's settings as an administrator entered them, or all problems. */
export function readOldSite(
  { forgetToken: _forget, ...input }: OldSiteInput,
  importHosts: readonly string[],
): { site: ParsedOldSite } | { problems: OldSiteProblem[] } {
  const address = readAddress(input.address, importHosts);
  const schoolThere = input.schoolThere.trim();
  const since = input.since.trim();
  const token = input.token?.trim();
  const onlyTypes = IMPORTED_CONTENT_TYPES.filter((contentType) => input.onlyTypes.includes(contentType));
  const wrong: [OldSiteProblem, boolean][] = [
    ['schoolThere', !/^[\w-]{1,40}$/.test(schoolThere)],
    ['since', !/^((19|20)\d\d)?$/.test(since)],
    ['onlyTypes', onlyTypes.length !== new Set(input.onlyTypes).size],
    // It is sent in a header.
    ['token', !!token && (token.length > LONGEST_TOKEN || !/^[\x21-\x7e]+$/.test(token))],
  ];
  const problems = wrong.flatMap(([name, isWrong]) => (isWrong ? [name] : []));
  if ('problem' in address) return { problems: [address.problem, ...problems] };
  if (problems.length > 0) return { problems };
  return { site: { address: address.address, schoolThere, since, onlyTypes, ...(token && { token }) } };
}

/** Without a trailing slash. Credentials and query parameters are refused. */
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
