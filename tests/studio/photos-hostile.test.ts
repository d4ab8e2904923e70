import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ingestFile, MAX_UPLOAD_BYTES } from '#app/media/ingest/ingest.server.ts';
import { beginAlbum } from '#tests/support/content/albums.ts';
import { type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import {
  interlacedPngOfSize,
  paint,
  photoFromTelephone,
  pngOfSize,
} from '#tests/support/content/pictures.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/image', '/studio/albums/:id/state', '/studio/albums/new', '/studio/uploads');

const SCRIPT = '<script>steal(document.cookie)</script>';
const jpeg = await paint().jpeg().toBuffer();
const avif = await paint({ width: 64, height: 64 }).avif({ effort: 0 }).toBuffer();
const heic = Buffer.from(
  avif.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'),
  'latin1',
);

const refused: [what: string, name: string, bytes: Buffer, reason: string, size?: object][] = [
  [
    'an SVG with a script',
    'a.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    'unknown-type',
  ],
  [
    'an SVG that calls itself a JPEG',
    'a.jpg',
    Buffer.from(`<?xml version="1.0"?><svg onload="x()"/>`),
    'unknown-type',
  ],
  ['HTML that calls itself a JPEG', 'a.jpg', Buffer.from(`<!doctype html>${SCRIPT}`), 'unknown-type'],
  ['a document', 'a.pdf', readFileSync('db/demo/documents/winter-timings-circular.pdf'), 'unknown-type'],
  ['a JPEG cut in half', 'a.jpg', jpeg.subarray(0, jpeg.length / 2), 'unreadable'],
  [
    'a PNG of 2.5 gigapixels',
    'a.png',
    pngOfSize(50_000, 50_000),
    'too-many-pixels',
    { width: 50_000, height: 50_000 },
  ],
  [
    'an interlaced PNG that unpacks to 484 MB',
    'a.png',
    interlacedPngOfSize(11_000, 11_000),
    'too-large-unpacked',
    { width: 11_000, height: 11_000 },
  ],
  ['what only calls itself HEIC inside', 'a.heic', heic, 'heic'],
  ['nothing at all', 'a.jpg', Buffer.alloc(0), 'empty'],
];

/** Real JPEGs with other data at their end, which some programs would execute or open. */
const polyglots: [what: string, bytes: Buffer, hidden: string][] = [
  ['HTML', Buffer.concat([jpeg, Buffer.from(`<html>${SCRIPT}</html>`)]), 'steal('],
  [
    'ZIP',
    Buffer.concat([jpeg, Buffer.from('PK\x03\x04hidden.exe'), Buffer.from('PK\x05\x06'.padEnd(22, '\0'))]),
    'hidden.exe',
  ],
];

onAnyEngine((open) => {
  const begin = async () => beginAlbum(await open());

  test('an invalid or harmful photo is refused with its reason; nothing of it stays, and the next continues', async () => {
    const { tus, albumId, state, site } = await begin();
    for (const [what, name, bytes, reason, size] of refused) {
      const { answer } = await tus.send(bytes, { albumId, name });
      expect([answer.status, await answer.text()], what).toEqual([422, JSON.stringify({ reason, ...size })]);
    }
    expect(storedBytes(site)).toEqual([]);
    expect(await state()).toMatchObject({ photos: [], arriving: [] });
    expect((await tus.send(jpeg, { albumId })).answer.headers.get('studio-photo')).toBe('taken');
  });

  test('a document that the school has already does not become a photo', async () => {
    const { tus, albumId, site } = await begin();
    const pdf = readFileSync('db/demo/documents/winter-timings-circular.pdf');
    await ingestFile(site.services, site.services.config.schoolCode, pdf);
    expect((await tus.send(pdf, { albumId })).answer.status).toBe(422);
  });

  test('data hidden behind a photo is removed, and it is served only as a photo', async () => {
    const { tus, albumId, state, site, cookie } = await begin();
    for (const [position, [what, bytes, hidden]] of polyglots.entries()) {
      const { answer } = await tus.send(bytes, { albumId, name: `${what}.html`, position });
      expect(answer.status, what).toBe(204);
      for (const stored of storedBytes(site)) expect(stored.includes(hidden), what).toBe(false);
    }
    // Both are the same picture once the hidden data is removed.
    const { photos } = await state();
    expect(photos).toHaveLength(1);
    const image = await site.get(`/api/image/${photos[0]!.path}`, { cookie });
    expect(image.headers.get('content-type')).toBe('image/jpeg');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a photo with a wrong file extension is detected by its content', async () => {
    const { tus, albumId, state } = await begin();
    const png = await paint().png().toBuffer();
    expect((await tus.send(png, { albumId, name: 'photo.exe' })).answer.status).toBe(204);
    expect((await state()).photos[0]!.path).toMatch(/\.jpg$/);
  });

  test('a phone’s HEIC is a photo like any other, whatever its name', async () => {
    const { tus, albumId, state, site } = await begin();
    const photo = readFileSync('tests/fixtures/heic/turned-tiles.heic');
    expect((await tus.send(photo, { albumId, name: 'IMG_0001.jpg' })).answer.status).toBe(204);
    expect((await state()).photos).toMatchObject([{ width: 160, height: 240 }]);
    expect((await state()).photos[0]!.path).toMatch(/\.jpg$/);
    for (const bytes of storedBytes(site)) expect(bytes.includes('TelephoneMaker')).toBe(false);
  });

  test('the location of a photo is in no stored byte', async () => {
    const { tus, albumId, site } = await begin();
    const photo = await photoFromTelephone({}, 6);
    expect(photo.includes('TelephoneMaker')).toBe(true);
    await tus.send(photo, { albumId });
    const stored = storedBytes(site);
    expect(stored).toHaveLength(1);
    for (const bytes of stored) {
      expect(bytes.includes('Exif')).toBe(false);
      expect(bytes.includes('TelephoneMaker')).toBe(false);
    }
  });

  test('more than 40 MB is refused before a byte is sent, and no chunk may be larger than announced', async () => {
    const { tus, albumId, state } = await begin();
    expect((await tus.create(MAX_UPLOAD_BYTES + 1, { albumId })).status).toBe(413);
    const small = await tus.create(10, { albumId });
    expect((await tus.patch(small.headers.get('location')!, 0, jpeg)).status).toBe(413);
    expect((await state()).photos).toEqual([]);
  });

  test('an upload must name its album of this school, and its length', async () => {
    const { tus, albumId } = await begin();
    const length = { 'upload-length': '10' };
    expect((await tus.createWith(length)).status, 'no metadata').toBe(400);
    expect((await tus.createWith({ ...length, 'upload-metadata': 'albumId !!' })).status, 'no base64').toBe(
      400,
    );
    expect(
      (await tus.createWith({ 'upload-defer-length': '1', 'upload-metadata': `albumId ${btoa(albumId)}` }))
        .status,
    ).toBe(400);
    expect((await tus.create(10, { albumId: 'no-such-album' })).status).toBe(404);
    expect((await tus.create(10, { albumId: '../../etc' })).status).toBe(400);
    expect((await tus.create(10, { albumId, name: ' ' })).status).toBe(400);
  });

  test('only the sender, signed in and on our own page, can access an upload', async () => {
    const { site, tus, cookie, albumId } = await begin();
    const created = await tus.create(jpeg.length, { albumId });
    const path = created.headers.get('location')!;
    const nobody = tusClient(site, '');
    const other = await signInAs(site, 'administrator');
    const colleague = tusClient(site, other.cookie);
    const elsewhere = tusClient(site, cookie, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    });
    expect((await nobody.create(10, { albumId })).status).toBe(401);
    expect((await elsewhere.create(10, { albumId })).status).toBe(403);
    for (const [who, status] of [
      [nobody, 401],
      [colleague, 404],
      [elsewhere, 403],
    ] as const) {
      expect((await who.head(path)).status).toBe(status);
      expect((await who.patch(path, 0, jpeg)).status).toBe(status);
      expect((await who.remove(path)).status).toBe(status);
    }
    expect((await tus.patch(path, 0, jpeg)).status).toBe(204);
  });

  test('an address cannot leave the folder of the uploads, and an upload cannot be read', async () => {
    const { tus, site, cookie, albumId } = await begin();
    const created = await tus.create(jpeg.length, { albumId });
    const path = created.headers.get('location')!;
    const tricks = [
      '..%2Fschool.sqlite',
      '%2e%2e%2fschool.sqlite',
      'a%00b',
      '..%5Cschool.sqlite',
      'x'.repeat(5000),
      `${path.split('/').pop()}.json`,
      '%E0%A4%A',
    ];
    for (const trick of tricks) {
      const address = `/studio/uploads/${trick}`;
      expect((await tus.head(address)).status, trick).toBe(404);
      expect((await tus.remove(address)).status, trick).toBe(404);
    }
    expect((await site.get(path, { cookie })).status).toBe(405);
    expect((await tus.head(path)).status).toBe(200);
  });
});

/** Every file of the site except the database. */
function storedBytes(site: TestSite): Buffer[] {
  const { dataDir } = site.services.config;
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/sqlite/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}
