import type { Prose } from '#content/prose.ts';
import type { Links } from '#app/links-under.ts';
import type { Words } from '#app/words/en.ts';
import type { Languages, Locale } from '#app/words/locales.ts';
import type { Identity } from './identity/identity.ts';

/** Whose page this is, in which language and in which look: resolved once for a request or a job, and handed on from there. */
export interface Site extends Links {
  schoolCode: string;
  /** Where families find it, without a slash at the end. */
  url: string;
  language: Locale;
  /** All that the site speaks. */
  languages: Languages;
  words: Words;
  prose: Prose;
  identity: Identity;
}

/** The sites that this server serves. */
export interface Sites {
  /** In the order in which they were set up, each in its first language. */
  all: readonly [Site, ...Site[]];
  /** The site that stands at the host of a request, in the language that it asks in. */
  at(host: string | undefined, language?: Locale): Site;
  /** The site of a school, for what is done without a request. */
  of(schoolCode: string, language?: Locale): Site;
}
