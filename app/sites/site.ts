import type { Prose } from '#content/prose.ts';
import type { Links } from '#app/links-under.ts';
import type { Words } from '#app/words/en.ts';
import type { Languages, Locale } from '#app/words/locales.ts';
import type { Identity } from './identity/identity.ts';

/** The school, the language and the theme of a page: resolved once per request or job, and passed on. */
export interface Site extends Links {
  schoolCode: string;
  /** Its public address, without a slash at the end. */
  url: string;
  language: Locale;
  /** All languages of the site. */
  languages: Languages;
  words: Words;
  prose: Prose;
  identity: Identity;
}

/** The sites that this server serves. */
export interface Sites {
  /** In the order in which they were set up, each in its first language. */
  all: readonly [Site, ...Site[]];
  at(host: string | undefined, language?: Locale): Site;
  /** The site of a school, for work without a request. */
  of(schoolCode: string, language?: Locale): Site;
}
