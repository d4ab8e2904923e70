import type { NumberedMigration } from '#app/platform/db/migrate.ts';
import * as firstSchema from './0001-first-schema.ts';
import * as search from './0002-search.ts';
import * as enquiryDelivery from './0003-enquiry-delivery.ts';
import * as staff from './0004-staff.ts';
import * as editing from './0005-editing.ts';
import * as photos from './0006-photos.ts';
import * as inbox from './0007-inbox.ts';
import * as uploadPieces from './0008-upload-pieces.ts';
import * as logoOnPages from './0009-logo-on-pages.ts';
import * as monthsOfEveryYear from './0010-months-of-every-year.ts';
import * as otherSpellings from './0011-other-spellings.ts';
import * as surerSignIn from './0012-surer-sign-in.ts';
import * as looseFiles from './0013-loose-files.ts';
import * as visitRates from './0014-visit-rates.ts';
import * as oneTableOfContent from './0015-one-table-of-content.ts';
import * as monthsToSearchIn from './0016-months-to-search-in.ts';
import * as whatIsKnownOfFiles from './0017-what-is-known-of-files.ts';
import * as look from './0018-look.ts';
import * as firstHour from './0019-first-hour.ts';
import * as ownAddresses from './0020-own-addresses.ts';
import * as lookTries from './0021-look-tries.ts';
import * as scheduledChanges from './0022-scheduled-changes.ts';
import * as comingUpOnHome from './0023-coming-up-on-home.ts';
import * as wordsOfPhotos from './0025-words-of-photos.ts';
import * as likeness from './0026-likeness.ts';
import * as orderByHand from './0029-order-by-hand.ts';
import * as whoIsToBeSeen from './0030-who-is-to-be-seen.ts';
import * as knownStumbles from './0031-known-stumbles.ts';
import * as enquiriesByMail from './0032-enquiries-by-mail.ts';
import * as linksToOtherSites from './0033-links-to-other-sites.ts';
import * as keptOfFiles from './0034-kept-of-files.ts';
import * as sounds from './0035-sounds.ts';
import * as translations from './0036-translations.ts';
import * as languages from './0037-languages.ts';
import * as languageOfTheStudio from './0038-language-of-the-studio.ts';
import * as movingIn from './0039-moving-in.ts';
import * as pageReads from './0040-page-reads.ts';
import * as languageAndEndings from './0041-language-and-endings.ts';
import * as unfinishedRuns from './0042-unfinished-runs.ts';
import * as replacedFiles from './0043-replaced-files.ts';

/** In order. A migration that has landed is frozen. */
export const migrations: Record<string, NumberedMigration> = {
  '0001-first-schema': firstSchema,
  '0002-search': search,
  '0003-enquiry-delivery': enquiryDelivery,
  '0004-staff': staff,
  '0005-editing': editing,
  '0006-photos': photos,
  '0007-inbox': inbox,
  '0008-upload-pieces': uploadPieces,
  '0009-logo-on-pages': logoOnPages,
  '0010-months-of-every-year': monthsOfEveryYear,
  '0011-other-spellings': otherSpellings,
  '0012-surer-sign-in': surerSignIn,
  '0013-loose-files': looseFiles,
  '0014-visit-rates': visitRates,
  '0015-one-table-of-content': oneTableOfContent,
  '0016-months-to-search-in': monthsToSearchIn,
  '0017-what-is-known-of-files': whatIsKnownOfFiles,
  '0018-look': look,
  '0019-first-hour': firstHour,
  '0020-own-addresses': ownAddresses,
  '0021-look-tries': lookTries,
  '0022-scheduled-changes': scheduledChanges,
  '0023-coming-up-on-home': comingUpOnHome,
  '0025-words-of-photos': wordsOfPhotos,
  '0026-likeness': likeness,
  '0029-order-by-hand': orderByHand,
  '0030-who-is-to-be-seen': whoIsToBeSeen,
  '0031-known-stumbles': knownStumbles,
  '0032-enquiries-by-mail': enquiriesByMail,
  '0033-links-to-other-sites': linksToOtherSites,
  '0034-kept-of-files': keptOfFiles,
  '0035-sounds': sounds,
  '0036-translations': translations,
  '0037-languages': languages,
  '0038-language-of-the-studio': languageOfTheStudio,
  '0039-moving-in': movingIn,
  '0040-page-reads': pageReads,
  '0041-language-and-endings': languageAndEndings,
  '0042-unfinished-runs': unfinishedRuns,
  '0043-replaced-files': replacedFiles,
};
