import { readUrl } from '#app/core/read-url.ts';
import { type SchoolProfile, textsOfProfile } from './profile.ts';

/** The names of the fields that still have a sample value which no real school can have. */
export function findPlaceholders(profile: SchoolProfile): string[] {
  return Object.entries(textsOfProfile(profile))
    .filter(([, value]) => isPlaceholder(value))
    .map(([name]) => name);
}

function isPlaceholder(value: string): boolean {
  if (/00000/.test(value) || /\.example\b/.test(value) || /\bsample\b/i.test(value)) return true;
  const url = readUrl(value);
  return (
    url !== undefined &&
    FRONT_PAGES.has(url.hostname.replace(/^www\./, '')) &&
    url.search === '' &&
    isFront(url)
  );
}

const FRONT_PAGES = new Set([
  'facebook.com',
  'instagram.com',
  'youtube.com',
  'x.com',
  'linkedin.com',
  'play.google.com',
  'apple.com',
  'apps.apple.com',
]);

const isFront = ({ pathname }: URL) => pathname === '/' || pathname === '/app-store/';
