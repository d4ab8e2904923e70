import type { FilledPage } from '#app/features/pages/filled.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import type { Locale } from '#app/words/locales.ts';
import type { PageName } from '#app/addresses.ts';
import type { AgeCheck } from '#app/site/admission/ages/age-check.ts';

/** The page's original language, if it is not available in the site's. */
export const languageIn = ({ languages }: Pick<PageData, 'languages'>, language: Locale) =>
  languages.includes(language) ? undefined : languages[0];

/** All data to render a page of sections. */
export interface PageData {
  /** `ownPage`: one that the school added. */
  page: PageName | 'ownPage';
  /** Its public address. */
  address: string;
  /** For a page that the school added. */
  id?: string;
  /** Whether the school's own text could be read. */
  isRead: boolean;
  /** The languages of its own text. */
  languages: readonly Locale[];
  content: FilledPage;
  /** The pictures and documents that the content names. */
  files: PageFiles;
  /** The download sizes of the documents. */
  bytes: Partial<Record<string, number>>;
  profile: SchoolProfile;
  registration: OpenRegistration | undefined;
  /** The input of the age calculator, and its answer. */
  check: AgeCheck;
}
