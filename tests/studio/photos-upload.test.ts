import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { beginAlbum, press } from '#tests/support/content/albums.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/albums/:id/photos', '/studio/albums/:id/state', '/studio/albums/new', '/studio/uploads');

const photo = (colour: string, width: number) => paint({ colour, width }).jpeg().toBuffer();
const red = await photo('#c04020', 320);
const green = await photo('#20c040', 330);
const blue = await photo('#2040c0', 340);

onEachEngine((open) => {
  const begin = async () => beginAlbum(await open());

  test('an uploaded photo is in its album, hidden and without a text', async () => {
    const { tus, albumId, state, site } = await begin();
    const { answer } = await tus.send(red, { albumId });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('studio-photo')).toBe('taken');
    const counted = await site.app.metrics.registry.getSingleMetricAsString('uploads_total');
    expect(counted).toContain('uploads_total{outcome="taken"} 1');
    expect((await state()).photos).toMatchObject([
      { alt: '', caption: '', decorative: false, hidden: true, width: 320, height: 200 },
    ]);
    const left = readdirSync(site.services.config.dataDir, { recursive: true }) as string[];
    expect(
      left.filter((name) => name.endsWith('.part')),
      'nothing of the sent file stays',
    ).toEqual([]);
  });

  test('of three parallel uploads the last may arrive first: they keep their chosen order', async () => {
    const { tus, albumId, state } = await begin();
    for (const [position, bytes] of [
      [2, blue],
      [0, red],
      [1, green],
    ] as const)
      await tus.send(bytes, { albumId, batch: 'chosen-together', position, name: `${position}.jpg` });
    const { photos } = await state();
    expect(photos.map(({ width }) => width)).toEqual([320, 330, 340]);
  });

  test('a written text stays with its photo when others come before it', async () => {
    const { tus, albumId, state, site, cookie } = await begin();
    await tus.send(red, { albumId, batch: 'together', position: 2, name: 'red.jpg' });
    const [{ mediaId }] = (await state()).photos as [ManagedPhoto];
    await press(site, cookie, albumId, { intent: 'describe', mediaId, alt: 'The red house', caption: '' });
    await tus.send(green, { albumId, batch: 'together', position: 0, name: 'green.jpg' });
    await tus.send(blue, { albumId, batch: 'together', position: 1, name: 'blue.jpg' });
    expect((await state()).photos.map(({ alt }) => alt)).toEqual(['', '', 'The red house']);
  });

  test('a broken connection costs a chunk: the upload continues where it stopped', async () => {
    const { tus, albumId, state } = await begin();
    const created = await tus.create(red.length, { albumId });
    const path = created.headers.get('location')!;
    expect((await tus.patch(path, 0, red.subarray(0, 500))).headers.get('upload-offset')).toBe('500');
    expect((await state()).arriving).toMatchObject([{ name: 'photo.jpg' }]);
    const head = await tus.head(path);
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '500']);
    expect((await tus.patch(path, 0, red)).status, 'not from the start again').toBe(409);
    expect((await tus.patch(path, 500, red.subarray(500))).headers.get('studio-photo')).toBe('taken');
    expect(await state()).toMatchObject({ arriving: [], photos: [{ width: 320 }] });
  });

  test('a client that lost the last answer gets it by asking, and adds nothing', async () => {
    const { tus, albumId, state } = await begin();
    const { path } = await tus.send(red, { albumId });
    const head = await tus.head(path);
    expect(head.status).toBe(200);
    expect(head.headers.get('upload-offset')).toBe(String(red.length));
    expect(head.headers.get('studio-photo')).toBe('taken');
    expect((await state()).photos).toHaveLength(1);
  });

  test('a photo removed from the album since has to be uploaded again', async () => {
    const { tus, albumId, state, site } = await begin();
    const { path } = await tus.send(red, { albumId });
    await site.services.database.writes.deleteFrom('attachments').where('item_id', '=', albumId).execute();
    expect((await tus.head(path)).status).toBe(404);
    expect((await tus.send(red, { albumId })).answer.headers.get('studio-photo')).toBe('taken');
    expect((await state()).photos).toHaveLength(1);
  });

  test('the same photo is pointed out and not added twice, even if both arrive at the same moment', async () => {
    const { tus, albumId, state } = await begin();
    const answers = await Promise.all([0, 1, 2].map((position) => tus.send(red, { albumId, position })));
    const outcomes = answers.map(({ answer }) => answer.headers.get('studio-photo')).toSorted();
    expect(outcomes).toEqual(['duplicate', 'duplicate', 'taken']);
    expect((await state()).photos).toHaveLength(1);
  });

  test('an upload whose chunks were lost says so, and the photo can be sent again', async () => {
    const { tus, albumId, state, site } = await begin();
    const path = (await tus.create(red.length, { albumId })).headers.get('location')!;
    await tus.patch(path, 0, red.subarray(0, 500));
    rmSync(join(site.services.config.dataDir, 'media', 'LFIS', 'uploads'), { recursive: true });
    const last = await tus.patch(path, 500, red.subarray(500));
    expect([last.status, await last.text()]).toEqual([422, '{"reason":"gone"}']);
    expect((await tus.head(path)).status).toBe(404);
    expect((await tus.send(red, { albumId })).answer.headers.get('studio-photo')).toBe('taken');
    expect(await state()).toMatchObject({ arriving: [], photos: [{ width: 320 }] });
  });

  test('a cancelled upload is deleted', async () => {
    const { tus, albumId, state } = await begin();
    const created = await tus.create(red.length, { albumId });
    expect((await tus.remove(created.headers.get('location')!)).status).toBe(204);
    expect((await state()).arriving).toEqual([]);
  });
});
