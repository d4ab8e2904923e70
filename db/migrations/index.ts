import type { NumberedMigration } from '#app/platform/db/migrate.ts';
import * as initial from './0001-initial.ts';
import * as consentWithThePicture from './0002-consent-with-the-picture.ts';
import * as languageOfDrafts from './0003-language-of-drafts.ts';
import * as profileIsContent from './0004-profile-is-content.ts';
import * as themeIsContent from './0005-theme-is-content.ts';
import * as rolesAreCode from './0006-roles-are-code.ts';
import * as enquiriesOfAPerson from './0007-enquiries-of-a-person.ts';
import * as pageDictionaries from './0008-page-dictionaries.ts';

/** In order. A migration that has landed is frozen. */
export const migrations: Record<string, NumberedMigration> = {
  '0001-initial': initial,
  '0002-consent-with-the-picture': consentWithThePicture,
  '0003-language-of-drafts': languageOfDrafts,
  '0004-profile-is-content': profileIsContent,
  '0005-theme-is-content': themeIsContent,
  '0006-roles-are-code': rolesAreCode,
  '0007-enquiries-of-a-person': enquiriesOfAPerson,
  '0008-page-dictionaries': pageDictionaries,
};
