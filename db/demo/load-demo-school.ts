import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { contentTypes } from '#app/content-types.ts';
import { en as prose } from '#content/en/index.ts';
import { en as words } from '#app/words/en.ts';
import { seedPagesIn } from '#app/features/pages/seed-pages.server.ts';
import { createSchool } from '#app/features/school/commands.server.ts';
import type { NewAttachment } from '#app/media/attachments.server.ts';
import { signed } from '#app/media/consent/answer.server.ts';
import { setPageFile } from '#app/media/files/page-files.server.ts';
import { ingestFile, storeMeasured } from '#app/media/ingest/ingest.server.ts';
import { type ContentType, declaredTexts } from '#app/publishing/content-type.ts';
import { addItem } from '#app/publishing/items/add-item.server.ts';
import { languageOfItem } from '#app/publishing/translations/language-of-item.ts';
import { type ContentChange, writeFirstContent } from '#app/platform/content/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Services } from '#app/platform/services.ts';
import type { AttachmentName } from './content-types.ts';
import { documents } from './documents.ts';
import { heroSlides, homePictures } from './home-pictures.ts';
import measured from './measured-pictures.json' with { type: 'json' };
import { loadHindi, fileTranslations } from './hi/load-hindi.ts';
import { pageFiles } from './page-files.ts';
import { pictures } from './pictures.ts';
import { filesOf, samples } from './samples.ts';
import { demoProfile } from './school.ts';

type Deps = Pick<Services, 'database' | 'storage' | 'clock'>;

/**
 * Fills in the sample school, once: a school whose content was ever written is left unchanged. The files are ingested
 * first; then everything appears in one transaction, even if another process fills it in at the same time.
 */
export async function loadDemoSchool(
  deps: Deps,
  schoolCode: string,
  folder: string,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<boolean> {
  const { reads, writes } = deps.database;
  if (await wasEverWritten(reads, schoolCode)) return false;
  const now = deps.clock();

  await createSchool(writes, schoolCode, now, { ...demoProfile, name: schoolCode });
  const files = await ingestAll(deps, schoolCode, folder, onProgress);
  const attachment = (name: AttachmentName) => files.get(name)!;

  return writeFirstContent(writes, schoolCode, now, async (change) => {
    await recordConsent(change, { schoolCode, now });
    // Pages and menu are seeded as every school's are, once the pictures are here.
    for (const type of contentTypes.filter(({ isSingleton }) => !isSingleton)) {
      for (const [index, sample] of samples[type.name]!.entries()) {
        await addItem(change, type, {
          schoolCode,
          now,
          id: `${schoolCode.toLowerCase()}-${sample.id}`,
          texts: declaredTexts(type, sample),
          files: inItsLanguage(filesOf(sample, attachment), type, sample),
          // Lists without a day show the newest first; these keep the order in the source.
          publishFrom: new Date(now.getTime() - (type.day ? 0 : index) * 1000),
        });
      }
    }
    for (const [index, { picture, caption }] of heroSlides.entries()) {
      await setPageFile(change, schoolCode, `hero-${index + 1}`, { ...attachment(picture), caption });
    }
    for (const [place, name] of Object.entries({ ...homePictures, ...pageFiles })) {
      await setPageFile(change, schoolCode, place, attachment(name));
    }
    await seedPagesIn(change, { schoolCode, words, prose, now, like: 'sample' });
    await loadHindi(change, { schoolCode, now });
  });
}

/** Items that were written in Hindi have Hindi alternative texts. */
function inItsLanguage(
  files: ReturnType<typeof filesOf>,
  type: ContentType,
  sample: object,
): ReturnType<typeof filesOf> {
  if (languageOfItem(type, declaredTexts(type, sample)) !== 'hi') return files;
  const withHindiAlt = (file: NewAttachment) => ({
    ...file,
    alt: fileTranslations.get(file.alt) ?? file.alt,
  });
  return { attachments: files.attachments.map(withHindiAlt), image: files.image.map(withHindiAlt) };
}

async function ingestAll(
  deps: Deps,
  schoolCode: string,
  folder: string,
  onProgress: (done: number, of: number) => void,
): Promise<Map<AttachmentName, NewAttachment>> {
  const sources = [
    ...Object.entries(pictures).map(([name, { file, alt }]) => ({ name, file: join('pictures', file), alt })),
    ...Object.entries(documents).map(([name, { file, title }]) => ({
      name,
      file: join('documents', file),
      alt: title,
    })),
  ];
  const files = new Map<AttachmentName, NewAttachment>();
  const atATime = limitParallel(2);
  await Promise.all(
    sources.map(({ name, file, alt }) =>
      atATime.run(async () => {
        const taken = await ingest(deps, schoolCode, await readFile(join(folder, file)), file);
        if ('refused' in taken) throw new Error(`The demo file ${file} was refused: ${taken.refused}`);
        files.set(name as AttachmentName, { mediaId: taken.mediaId, alt });
        onProgress(files.size, sources.length);
      }),
    ),
  );
  return files;
}

/** Everybody in these pictures is a wooden figure, so consent is not needed. */
async function recordConsent(
  change: ContentChange,
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<void> {
  await change
    .updateTable('media_files')
    .set(signed('nobody', { id: '', name: '' }, now))
    .where('school_code', '=', schoolCode)
    .where('kind', '=', 'image')
    .execute();
}

const storedMeasures = new Map(measured.map(({ sha256, file: _file, ...measures }) => [sha256, measures]));

/** The measurements are stored: measuring again would take five times as long as the rest of a first start. */
function ingest(deps: Deps, schoolCode: string, bytes: Uint8Array, name: string) {
  const measures = storedMeasures.get(createHash('sha256').update(bytes).digest('hex'));
  const sent = { name, by: '' };
  return measures
    ? storeMeasured(deps, schoolCode, bytes, measures, sent)
    : ingestFile(deps, schoolCode, bytes, { sent });
}

async function wasEverWritten(db: Db, schoolCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_revisions')
    .select('revision')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return row !== undefined;
}
