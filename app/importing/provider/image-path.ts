import { readUrl } from '#app/core/read-url.ts';
import type { PassedReason } from './remote-item.ts';

/** The size of our column, longer than any name that a provider gives. */
const LONGEST = 500;
const IMAGES = '/api/image/';

/**
 * The path below `/api/image/` of an item's picture or document: `public/Images/a b.jpg`, always decoded, so
 * that a file has one name for all spellings. Files on other hosts are refused.
 */
export function readImagePath(
  value: string,
  address: string,
): { path: string } | { failed: PassedReason; detail: string } {
  const trimmed = value.trim();
  const detail = trimmed.slice(0, 200);
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(trimmed);
  let below = trimmed;
  if (isAbsolute) {
    const url = readUrl(trimmed.startsWith('//') ? `https:${trimmed}` : trimmed);
    const at = url?.pathname.toLowerCase().indexOf(IMAGES) ?? -1;
    if (!url || at < 0 || !isSameHost(url, readUrl(address))) return { failed: 'file-elsewhere', detail };
    // The raw text: `URL` resolves `..` and converts backslashes, which must be refused instead.
    below = trimmed.replace(/[?#].*$/s, '');
  }
  const path = decoded(afterImages(below.replace(/\?.*$/s, '')));
  return path === undefined ? { failed: 'file-missing', detail } : { path };
}

/** Its address on the old site. */
export const imageAddress = (path: string): string =>
  IMAGES + path.split('/').map(encodeURIComponent).join('/');

const isSameHost = (url: URL, provider: URL | undefined): boolean =>
  ['http:', 'https:'].includes(url.protocol) && bareHost(url) === (provider && bareHost(provider));

const bareHost = ({ host }: URL): string => host.replace(/^www\./, '');

function afterImages(text: string): string {
  const at = `/${text}`.toLowerCase().indexOf(IMAGES);
  return at < 0 ? text : `/${text}`.slice(at + IMAGES.length);
}

/** Undefined if it could leave its folder. */
function decoded(text: string): string | undefined {
  const parts = text
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .map(decodedPart);
  const path = parts.join('/');
  const isOdd = parts.some((part) => part === '..' || part === '.' || part.includes('/'));
  return isOdd || path === '' || path.length > LONGEST || ODD.test(path) ? undefined : path;
}

const ODD = /[\p{Cc}\p{Surrogate}\\]/u;

/** In `100%.jpg` the percent sign is literal. */
const decodedPart = (part: string): string =>
  part.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
