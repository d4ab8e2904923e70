import { databaseBytes } from '#app/platform/db/database-size.ts';
import { openDatabase } from '#app/platform/db/database.ts';
import type { SmtpSink } from '../../scripts/lib/smtp-sink.ts';
import type { Settings } from '../pinned-program.ts';
import { familyProcessorSeconds, processorSeconds, type Subject } from '../subject.ts';
import { sendEnquiries, sendVisits } from './visits-and-enquiries.ts';

/** The cost of a visit and an enquiry when the database is in our process. */
export async function measureWriting(site: Subject, mail: SmtpSink) {
  const measure = async () => ({ here: processorSeconds(site.pid), there: 0, kb: 0 });
  const { visit, enquiry } = await measureBoth(site, mail, measure);
  return { visitMs: visit.hereMs, enquiryMs: enquiry.hereMs };
}

/** The same with PostgreSQL: the work of both processes, and the growth of the database. */
export async function measureWritingThere(
  site: Subject,
  mail: SmtpSink,
  settings: Settings,
  postgres: number,
) {
  const database = openDatabase({ dataDir: settings['DATA_DIR']!, databaseUrl: settings['DATABASE_URL'] });
  const measure = async () => ({
    here: processorSeconds(site.pid),
    there: familyProcessorSeconds(postgres),
    kb: (await databaseBytes(database.reads)) / 1000,
  });
  const { visit, enquiry } = await measureBoth(site, mail, measure);
  await database.close();
  return {
    visitOnPostgresMs: visit.hereMs,
    visitInPostgresMs: visit.thereMs,
    visitKb: visit.kb,
    enquiryOnPostgresMs: enquiry.hereMs,
    enquiryInPostgresMs: enquiry.thereMs,
    enquiryKb: enquiry.kb,
  };
}

interface Measurement {
  here: number;
  there: number;
  kb: number;
}

async function measureBoth(site: Subject, mail: SmtpSink, measure: () => Promise<Measurement>) {
  const began = await measure();
  const visits = await sendVisits(site);
  const counted = await measure();
  const enquiries = await sendEnquiries(site, mail);
  return { visit: each(visits, began, counted), enquiry: each(enquiries, counted, await measure()) };
}

const each = (count: number, before: Measurement, after: Measurement) => ({
  hereMs: ((after.here - before.here) * 1000) / count,
  thereMs: ((after.there - before.there) * 1000) / count,
  kb: (after.kb - before.kb) / count,
});
