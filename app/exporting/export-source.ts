import type { Facts } from '#content/facts.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import type { Languages, Locale } from '#app/words/locales.ts';

/** A school that takes its things along, and where they lie. */
export interface ExportSource {
  db: Db;
  storage: Pick<Storage, 'read' | 'size'>;
  schoolCode: string;
  /** Of the site. */
  languages: Languages;
  /** Where families find the site, without a slash at the end. */
  siteUrl: string;
  now: Date;
  /** What the pages' texts say where they mention the profile, in one language. */
  factsOfSchool(language: Locale, profile: SchoolProfile, registration: OpenRegistration | undefined): Facts;
  /** Everything that families wrote, as the inbox's own file has it. */
  enquiriesCsv(): AsyncIterable<Uint8Array>;
}

/** Why nothing was taken out, as far as somebody can do something about it. */
export type ExportFailure = 'disk-full' | 'no-room' | 'no-school' | 'not-empty';

export class ExportRefused extends Error {
  readonly why: ExportFailure;

  constructor(why: ExportFailure, cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}
