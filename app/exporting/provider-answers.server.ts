import { contentTypes } from '#app/content-types.ts';
import { serverContentTypes } from '#app/content-types.server.ts';
import { everyEnquiry } from '#app/features/enquiries/inbox/inbox-export.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { countVisitors } from '#app/features/visitors/queries.server.ts';
import type { Locale } from '#app/words/locales.ts';
import { type Entry, jsonEntry, listEntry, textEntry } from './entry.ts';
import { listExportedItems } from './exported-items.server.ts';
import { type ExportSource, ExportRefused } from './export-source.ts';
import { PROVIDER_README } from './provider-readme.ts';

const AT_ONCE = 200;

/**
 * The answers of the provider's thirteen calls, complete, and separately everything that does not fit into
 * them.
 */
export async function* providerAnswers(source: ExportSource): AsyncGenerator<Entry> {
  const { db, schoolCode } = source;
  const school = await findSchool(db, schoolCode);
  if (!school) throw new ExportRefused('no-school');
  yield textEntry('README.txt', PROVIDER_README(schoolCode, source.now.toISOString()));
  yield jsonEntry('school.json', school.profile);
  yield jsonEntry(`api/visitor/${schoolCode}.json`, [{ visitor: await countVisitors(db, schoolCode) }]);
  yield listEntry(`api/form/${schoolCode}/dif.json`, enquiries(source));
  yield* answersIn(source, 'api', undefined);
  for (const language of source.languages.slice(1)) yield* answersIn(source, `${language}/api`, language);
  for (const type of contentTypes) {
    yield listEntry(`more/${type.name}.json`, listExportedItems(source, type, 'live'));
    yield listEntry(`drafts/${type.name}.json`, listExportedItems(source, type, 'not-live'));
  }
}

/** In the language of `?lang=`; in the original one if none is requested. */
async function* answersIn(
  { db, schoolCode, now }: ExportSource,
  folder: string,
  language: Locale | undefined,
): AsyncGenerator<Entry> {
  for (const { path, onePath, listAnswers } of serverContentTypes.flatMap(({ lists = [] }) => lists)) {
    const all = () =>
      batches((offset) => listAnswers(db, { schoolCode, now, language, limit: AT_ONCE, offset }));
    yield listEntry(`${folder}${path.replace(':schoolcode', schoolCode)}.json`, all());
    if (!onePath) continue;
    for await (const batch of all())
      for (const one of batch) {
        const { _id: id } = one;
        yield jsonEntry(`${folder}${onePath}/${id}.json`, one);
      }
  }
}

async function* batches<Answer>(
  read: (offset: number) => Promise<Answer[]>,
): AsyncGenerator<readonly Answer[]> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const found = await read(offset);
    yield found;
    if (found.length < AT_ONCE) return;
  }
}

async function* enquiries({ db, schoolCode }: ExportSource): AsyncGenerator<readonly unknown[]> {
  for await (const batch of everyEnquiry(db, schoolCode))
    yield batch.map(({ receipt, name, email, phone, message, receivedAt, state, answeredAt, notes }) => ({
      name,
      email,
      phone,
      message,
      date: receivedAt,
      receipt,
      state,
      answeredAt,
      notes: notes.map(({ staffName, text, writtenAt }) => ({ by: staffName, text, date: writtenAt })),
    }));
}
