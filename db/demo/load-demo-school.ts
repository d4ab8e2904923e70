import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitParallel } from '#app/core/limit-parallel.ts';
import { addAlbum } from '#app/features/gallery/commands.server.ts';
import { addHighlight } from '#app/features/highlights/commands.server.ts';
import { addMessage } from '#app/features/leadership/commands.server.ts';
import { addStory } from '#app/features/news/commands.server.ts';
import { addNotification } from '#app/features/notifications/commands.server.ts';
import { addRegistration } from '#app/features/registration/commands.server.ts';
import { foundSchool } from '#app/features/school/commands.server.ts';
import { addVideo } from '#app/features/videos/commands.server.ts';
import type { NewAttachment } from '#app/media/attachments.server.ts';
import { setPageFile } from '#app/media/page-files.server.ts';
import { ingestFile, keepMeasured } from '#app/media/ingest.server.ts';
import { writeFirstContent } from '#app/publishing/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Services } from '#app/platform/services.ts';
import { albums } from './albums.ts';
import type { AttachmentName } from './content-types.ts';
import { documents } from './documents.ts';
import { highlights } from './highlights.ts';
import { heroSlides, homePictures } from './home-pictures.ts';
import { leadership } from './leadership.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import measured from './measured-pictures.json' with { type: 'json' };
import { pageFiles } from './page-files.ts';
import { pictures } from './pictures.ts';
import { registrations } from './registration.ts';
import { demoProfile } from './school.ts';
import { videos } from './videos.ts';

type Deps = Pick<Services, 'database' | 'storage' | 'clock'>;

/**
 * Fills in the sample school, once: a school whose content was ever written is left exactly as it is. The
 * files are taken in first; then everything appears in one transaction, whoever else is filling.
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

  await foundSchool(writes, schoolCode, now, { ...demoProfile, name: schoolCode });
  const files = await ingestAll(deps, schoolCode, folder, onProgress);
  const attachment = (name: AttachmentName) => files.get(name)!;
  const attachments = (names: readonly AttachmentName[]) => names.map(attachment);
  // Lists without a date of their own show the newest publication first; these keep the order they are written in.
  const row = (slug: string, index = 0) => ({
    schoolCode,
    now,
    id: `${schoolCode.toLowerCase()}-${slug}`,
    publishFrom: new Date(now.getTime() - index * 1000),
  });

  return writeFirstContent(writes, schoolCode, now, async (change) => {
    for (const { photos, ...album } of albums) {
      await addAlbum(change, {
        ...album,
        ...row(album.id),
        photos: photos.map(({ picture, caption }) => ({ ...attachment(picture), caption })),
      });
    }
    for (const story of news) {
      await addStory(change, { ...story, ...row(story.id), attachments: attachments(story.attachments) });
    }
    for (const video of videos) await addVideo(change, { ...video, ...row(video.id) });
    for (const [index, item] of highlights.entries()) {
      await addHighlight(change, {
        ...item,
        ...row(item.id, index),
        attachments: attachments(item.attachments),
      });
    }
    for (const [index, item] of notifications.entries()) {
      await addNotification(change, {
        ...item,
        ...row(item.id, index),
        image: attachments(item.image),
        attachments: attachments(item.attachments),
      });
    }
    for (const item of registrations) {
      await addRegistration(change, { ...item, ...row(item.id), attachments: attachments(item.attachments) });
    }
    for (const [index, item] of leadership.entries()) {
      await addMessage(change, {
        ...item,
        ...row(item.id, index),
        attachments: attachments(item.attachments),
      });
    }
    for (const [index, { picture, caption }] of heroSlides.entries()) {
      await setPageFile(change, schoolCode, `hero-${index + 1}`, { ...attachment(picture), caption });
    }
    for (const [place, name] of Object.entries({ ...homePictures, ...pageFiles })) {
      await setPageFile(change, schoolCode, place, attachment(name));
    }
  });
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
        const taken = await takeIn(deps, schoolCode, await readFile(join(folder, file)));
        if ('refused' in taken) throw new Error(`The demo file ${file} was refused: ${taken.refused}`);
        files.set(name as AttachmentName, { mediaId: taken.mediaId, alt });
        onProgress(files.size, sources.length);
      }),
    ),
  );
  return files;
}

const knownMeasures = new Map(measured.map(({ sha256, file: _file, ...measures }) => [sha256, measures]));

/** To decode and measure them anew would take five times as long as all the rest of a first start. */
function takeIn(deps: Deps, schoolCode: string, bytes: Uint8Array) {
  const measures = knownMeasures.get(createHash('sha256').update(bytes).digest('hex'));
  return measures ? keepMeasured(deps, schoolCode, bytes, measures) : ingestFile(deps, schoolCode, bytes);
}

async function wasEverWritten(db: Db, schoolCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_revisions')
    .select('revision')
    .where('school_code', '=', schoolCode)
    .executeTakeFirst();
  return row !== undefined;
}
