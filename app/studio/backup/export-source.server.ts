import { everyEnquiry } from '#app/features/enquiries/inbox/inbox-export.server.ts';
import type { ExportSource } from '#app/exporting/export-source.ts';
import type { Config } from '#app/platform/config.ts';
import type { Mailer } from '#app/platform/mail/mail.ts';
import { factsOfSchool } from '#app/school-data/facts.server.ts';
import type { Site, Sites } from '#app/sites/site.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { csvOf } from '../enquiries/csv.server.ts';

/** The source of an export, for the studio and the command. */
export const exportSourceOf = ({
  db,
  storage,
  now,
  config,
  mailer,
  sites,
  site: { schoolCode, url, languages },
  words,
  officeLanguage,
  nameOfType,
}: Pick<ExportSource, 'db' | 'storage' | 'now' | 'officeLanguage' | 'nameOfType'> & {
  config: Pick<Config, 'enquiryKeepDays' | 'acknowledgeEnquiries'>;
  mailer: Pick<Mailer, 'goesTo'>;
  sites: Sites;
  site: Site;
  words: StudioWords['enquiries'];
}): ExportSource => ({
  db,
  storage,
  now,
  schoolCode,
  languages,
  officeLanguage,
  nameOfType,
  siteUrl: url,
  factsOfSchool: (language, profile, registration) =>
    factsOfSchool(sites.of(schoolCode, language), config, profile, registration),
  enquiriesCsv: () =>
    csvOf(everyEnquiry(db, schoolCode), words, {
      mailGoesToFiles: mailer.goesTo === 'files',
    }) as unknown as AsyncIterable<Uint8Array>,
});
