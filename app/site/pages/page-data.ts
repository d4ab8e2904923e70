import type { FilledPage } from '#app/features/pages/filled.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import type { Locale } from '#app/words/locales.ts';
import type { PageName } from '#app/addresses.ts';
import type { AgeCheck } from '#app/site/admission/ages/age-check.ts';

/** The language that a page was written in, where it is not told in that of the site. */
export const languageIn = ({ languages }: Pick<PageData, 'languages'>, language: Locale) =>
  languages.includes(language) ? undefined : languages[0];

/** All that a page of sections is drawn from. */
export interface PageData {
  /** `ownPage`: one that the school added. */
  page: PageName | 'ownPage';
  /** Where it is found. */
  address: string;
  /** Of a page that the school added. */
  id?: string;
  /** Whether the school's own text could be read. */
  isRead: boolean;
  /** In which there is a text of its own. */
  languages: readonly Locale[];
  content: FilledPage;
  /** The pictures and papers that the content names. */
  files: PageFiles;
  /** Of the papers, how much there is to download. */
  bytes: Partial<Record<string, number>>;
  profile: SchoolProfile;
  registration: OpenRegistration | undefined;
  /** The input of the age calculator, and its answer. */
  check: AgeCheck;
}
