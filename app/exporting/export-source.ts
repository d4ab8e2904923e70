import type { Facts } from '#content/facts.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { Languages, Locale } from '#app/words/locales.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';

/** The school to export, with its services. */
export interface ExportSource {
  db: Db;
  storage: Pick<Storage, 'read' | 'size'>;
  schoolCode: string;
  languages: Languages;
  /** The public address of the site, without a slash at the end. */
  siteUrl: string;
  now: Date;
  /** The language of the first page, which is for the office. */
  officeLanguage: StudioLanguage;
  /** The name of the list of a content type, in that language. */
  nameOfType: (type: ContentType) => string;
  /** The values of the profile's facts in page texts, in one language. */
  factsOfSchool(language: Locale, profile: SchoolProfile, registration: OpenRegistration | undefined): Facts;
  /** All enquiries, in the format of the inbox's CSV export. */
  enquiriesCsv(): AsyncIterable<Uint8Array>;
}

/** Why the export failed, for reasons that somebody can do something about. */
export type ExportFailure = 'disk-full' | 'no-room' | 'no-school' | 'not-empty';

export class ExportRefused extends Error {
  readonly why: ExportFailure;

  constructor(why: ExportFailure, cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}
