import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { newId } from '#app/core/ids.ts';
import { invite } from '#app/features/staff/invitations.server.ts';
import { openDatabase } from '#app/platform/db/database.ts';
import { processorSeconds, type Subject } from '../subject.ts';

const PHOTOS = 2;
const TILES = 4;
const PIECE_BYTES = 1024 * 1024;
const TUS = { 'tus-resumable': '1.0.0' };

/** An editor sends photos into a new album as the studio's page does; measured until their tiles are made. */
export async function takePhotosIn(site: Subject, dataDir: string) {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, number) => telephonePhoto(number)));
  const cookie = await joinAsEditor(site, dataDir);
  const albumId = newId();
  const album = { id: albumId, title: 'Sports Day', date: '2026-11-14', description: '' };
  await postForm(site, '/studio/albums/new', album, cookie);
  const [kept, made] = ['originals', 'renditions'].map((name) => join(dataDir, 'media', 'LFIS', name));
  const before = { originals: weigh(kept!), tiles: weigh(made!), seconds: processorSeconds(site.pid) };

  for (const [place, photo] of photos.entries()) await send(site, cookie, photo, { albumId, place });
  while (weigh(made!).files < before.tiles.files + PHOTOS * TILES)
    await new Promise((later) => setTimeout(later, 100));

  return {
    photoMs: ((processorSeconds(site.pid) - before.seconds) * 1000) / PHOTOS,
    originalKb: (weigh(kept!).bytes - before.originals.bytes) / 1000 / PHOTOS,
    tilesKb: (weigh(made!).bytes - before.tiles.bytes) / 1000 / PHOTOS,
    sentMb: photos.reduce((sum, photo) => sum + photo.length, 0) / 1e6 / PHOTOS,
  };
}

/** Twelve megapixels, with the grain that makes a telephone's file as large as it is. */
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
  // From its bytes: where the site's own code is loaded, pictures can be read in no other way.
  return sharp(readFileSync(picture))
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, raw: { ...size, channels: 3 }, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function joinAsEditor(site: Subject, dataDir: string): Promise<string> {
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
  const person = { name: 'An editor', password: 'mango monsoon bicycle' };
  const response = await postForm(site, `/studio/welcome?code=${code}`, person);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function postForm(site: Subject, path: string, fields: Record<string, string>, cookie = '') {
  const response = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: `http://localhost:${new URL(site.url).port}` },
    body: new URLSearchParams(fields),
  });
  if (response.status !== 302) throw new Error(`${path} answered ${response.status}`);
  return response;
}

async function send(
  site: Subject,
  cookie: string,
  photo: Buffer,
  { albumId, place }: { albumId: string; place: number },
): Promise<void> {
  const told = Object.entries({ albumId, name: `photo-${place}.jpg`, batch: 'batch', place });
  const metadata = told.map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`);
  const created = await fetch(`${site.url}/studio/uploads`, {
    method: 'POST',
    headers: { ...TUS, cookie, 'upload-length': String(photo.length), 'upload-metadata': metadata.join(',') },
  });
  const path = created.headers.get('location');
  if (!path) throw new Error(`An upload was answered ${created.status}: ${await created.text()}`);
  for (let offset = 0; offset < photo.length; offset += PIECE_BYTES) {
    const answer = await fetch(new URL(path, site.url), {
      method: 'PATCH',
      headers: {
        ...TUS,
        cookie,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(photo.subarray(offset, offset + PIECE_BYTES)),
    });
    if (!answer.ok) throw new Error(`A piece was answered ${answer.status}: ${await answer.text()}`);
  }
}

function weigh(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: files.length, bytes };
}
