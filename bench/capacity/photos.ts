import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { invite } from '#app/access/people/invitation-codes.server.ts';
import { openDatabase } from '#app/platform/db/database.ts';
import { type Editor, signInAsEditor, sendPhoto } from '../../scripts/lib/editor.ts';
import { processorSeconds, type Subject } from '../subject.ts';

const PHOTOS = 2;
const TILES = 4;
const LONGEST_MS = 120_000;

/** An editor uploads photos to a new album as the studio's page does; measured until their tiles are rendered. */
export async function takePhotosIn(site: Subject, dataDir: string) {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, number) => telephonePhoto(number)));
  const { cookie, draftAlbum } = await enter(site, dataDir);
  const albumId = await draftAlbum('Sports Day');
  const [kept, made] = ['originals', 'renditions'].map((name) => join(dataDir, 'media', 'LFIS', name));
  const before = { originals: weigh(kept!), tiles: weigh(made!), seconds: processorSeconds(site.pid) };

  const way = { cookie, url: () => site.url, signal: AbortSignal.timeout(LONGEST_MS) };
  for (const bytes of photos) await sendPhoto({ albumId, name: 'photo.jpg', bytes }, way);
  while (weigh(made!).files < before.tiles.files + PHOTOS * TILES)
    await new Promise((later) => setTimeout(later, 100));

  return {
    photoMs: ((processorSeconds(site.pid) - before.seconds) * 1000) / PHOTOS,
    originalKb: (weigh(kept!).bytes - before.originals.bytes) / 1000 / PHOTOS,
    tilesKb: (weigh(made!).bytes - before.tiles.bytes) / 1000 / PHOTOS,
    sentMb: photos.reduce((sum, photo) => sum + photo.length, 0) / 1e6 / PHOTOS,
  };
}

/** Twelve megapixels, with the noise that makes a phone's file large. */
async function telephonePhoto(number: number): Promise<Buffer> {
  const size = { width: 4000, height: 3000 };
  const grain = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 28 },
    },
  })
    .raw()
    .toBuffer();
  const picture = join('db', 'demo', 'pictures', ['annual-day-dance.jpg', 'assembly-lawn.jpg'][number]!);
  // From its bytes, because the site's code blocks every other way of reading pictures in this process.
  return sharp(readFileSync(picture))
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, raw: { ...size, channels: 3 }, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function enter(site: Subject, dataDir: string): Promise<Editor> {
  const { writes, close } = openDatabase({ dataDir, databaseUrl: undefined });
  const email = 'editor@school.example';
  const code = await invite(writes, {
    schoolCode: 'LFIS',
    role: 'editor',
    email,
    invitedBy: null,
    now: new Date(),
  });
  await close();
  const siteUrl = `http://localhost:${new URL(site.url).port}`;
  return signInAsEditor(siteUrl, `${siteUrl}/studio/welcome?code=${code}`, site.url);
}

function weigh(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: files.length, bytes };
}
