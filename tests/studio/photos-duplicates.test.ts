import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PERCEPTUAL_HASH_JOB, perceptualHashJob } from '#app/media/duplicates/perceptual-hash-job.server.ts';
import type { Job } from '#app/platform/jobs/queue.ts';
import { planDailyJobs } from '#server/jobs/background-work.ts';
import { albumState, beginAlbum, draftAlbum, press } from '#tests/support/content/albums.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/library',
  '/studio/media',
  '/studio/uploads',
);

const picture = (name: string) => readFileSync(`db/demo/pictures/${name}.jpg`);
/** Like a messenger's copy. */
const copyOf = (name: string) => sharp(picture(name)).resize({ width: 640 }).jpeg({ quality: 50 }).toBuffer();

const [original, copy, other] = [picture('summer-camp'), await copyOf('summer-camp'), picture('theatre')];

onAnyEngine((open) => {
  async function begin() {
    const album = await beginAlbum(await open());
    const { site, cookie, albumId, tus } = album;
    return {
      ...album,
      send: (bytes: Uint8Array, to = albumId) => tus.send(bytes, { albumId: to }),
      press: (intent: string, mediaId: string) => press(site, cookie, albumId, { intent, mediaId }),
    };
  }

  test('a smaller copy of a photo is accepted, and shown next to it until somebody decides', async () => {
    const { site, cookie, albumId, send, state } = await begin();
    await send(original);
    await send(other);
    expect((await state()).possibleDuplicates).toEqual([]);
    expect((await send(copy)).answer.headers.get('studio-photo')).toBe('taken');
    const { photos, possibleDuplicates } = await state();
    expect(photos).toHaveLength(3);
    expect(possibleDuplicates).toEqual([
      {
        sent: { mediaId: photos[2]!.mediaId, path: photos[2]!.path, width: 640, height: photos[2]!.height },
        here: {
          mediaId: photos[0]!.mediaId,
          path: photos[0]!.path,
          width: photos[0]!.width,
          height: photos[0]!.height,
        },
      },
    ]);
    const page = await (await site.get(`/studio/albums/${albumId}/photos`, { cookie })).text();
    expect(page).toContain('Is this the same photo twice?');
    const lookOf = (intent: string) => new RegExp(`value="${intent}"[^>]* class="([^"]*)"`).exec(page)![1];
    expect(lookOf('leave-out'), 'the better choice stands out').not.toBe(lookOf('keep-both'));
    expect(page).not.toContain('Remove the earlier one');
  });

  test('the library and every form also show which picture it resembles', async () => {
    const { site, cookie, send, state } = await begin();
    await send(original);
    const [photo] = (await state()).photos;
    const post = async (path: string, bytes: Buffer, more: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(more)) form.set(name, value);
      form.set('file', new File([new Uint8Array(bytes)], 'from-whatsapp.jpg'));
      return site.app.request(path, {
        method: 'POST',
        body: form,
        headers: { cookie, origin: 'https://school.example' },
      });
    };
    const taken = (await (await post('/studio/media', copy, {})).json()) as {
      taken: { duplicate?: { mediaId: string; isLarger: boolean } };
    };
    expect(taken.taken.duplicate).toMatchObject({ mediaId: photo!.mediaId, isLarger: true });
    const unlike = (await (await post('/studio/media', other, {})).json()) as typeof taken;
    expect(unlike.taken).not.toHaveProperty('duplicate');
    const smaller = await sharp(original).resize({ width: 500 }).jpeg({ quality: 50 }).toBuffer();
    const added = await (await post('/studio/library', smaller, { intent: 'add' })).text();
    expect(added).toContain('looks like a smaller copy of a picture that is already in the library');
    expect(added).toContain(`href="/studio/library/${photo!.mediaId}"`);
  });

  test('both stay, and nobody is asked again', async () => {
    const { send, state, press: decide } = await begin();
    await send(original);
    await send(copy);
    const [pair] = (await state()).possibleDuplicates;
    expect((await decide('keep-both', pair!.sent.mediaId)).status).toBe(200);
    expect(await state()).toMatchObject({ possibleDuplicates: [], photos: [{}, { width: 640 }] });
    expect((await decide('keep-both', pair!.sent.mediaId)).status).toBe(400);
  });

  test('the new one is left out, or the earlier one if the new one is larger', async () => {
    const { site, cookie, albumId, send, state, press: decide } = await begin();
    await send(copy);
    await send(original);
    const page = await (await site.get(`/studio/albums/${albumId}/photos`, { cookie })).text();
    expect(page).toContain('Remove the earlier one');
    const [pair] = (await state()).possibleDuplicates;
    await decide('leave-out', pair!.here.mediaId);
    const { photos, possibleDuplicates } = await state();
    expect(photos.map(({ mediaId }) => mediaId)).toEqual([pair!.sent.mediaId]);
    expect(possibleDuplicates).toEqual([]);
    await send(copy);
    const [again] = (await state()).possibleDuplicates;
    await decide('leave-out', again!.sent.mediaId);
    expect((await state()).photos.map(({ mediaId }) => mediaId)).toEqual([pair!.sent.mediaId]);
  });

  test('one in another album is shown with its name, and can only be kept or the new one left out', async () => {
    const { site, cookie, albumId, send, state } = await begin();
    const elsewhere = await draftAlbum(site, cookie, 'Camp of last year');
    await send(original, elsewhere);
    await send(copy);
    expect((await state()).possibleDuplicates).toMatchObject([{ elsewhere: 'Camp of last year' }]);
    expect((await albumState(site, cookie, elsewhere)).possibleDuplicates).toEqual([]);
    const page = await (await site.get(`/studio/albums/${albumId}/photos`, { cookie })).text();
    expect(page).toContain('in “Camp of last year”');
  });

  test('a photo removed or withdrawn in the meantime is no longer asked about', async () => {
    const { send, state, press: decide } = await begin();
    await send(original);
    await send(copy);
    const [pair] = (await state()).possibleDuplicates;
    await decide('withdraw', pair!.here.mediaId);
    expect((await state()).possibleDuplicates).toEqual([]);
    await decide('remove', pair!.sent.mediaId);
    expect((await state()).possibleDuplicates).toEqual([]);
  });

  test('several copies are decided about separately', async () => {
    const { send, state, press: decide } = await begin();
    await send(original);
    await send(copy);
    await send(await sharp(picture('summer-camp')).resize({ width: 500 }).jpeg({ quality: 60 }).toBuffer());
    const { possibleDuplicates } = await state();
    expect(possibleDuplicates).toHaveLength(2);
    for (const { sent } of possibleDuplicates) await decide('leave-out', sent.mediaId);
    expect(await state()).toMatchObject({ possibleDuplicates: [], photos: [{}] });
  });

  test('all stay with one press, and nobody is asked again', async () => {
    const { site, cookie, albumId, send, state } = await begin();
    await send(original);
    for (const width of [640, 560, 500])
      await send(await sharp(picture('summer-camp')).resize({ width }).jpeg({ quality: 60 }).toBuffer());
    const { possibleDuplicates, photos } = await state();
    expect(possibleDuplicates).toHaveLength(3);
    const page = await (await site.get(`/studio/albums/${albumId}/photos`, { cookie })).text();
    expect(page).toContain('>Keep all</button>');
    const keepAll = () => {
      const form = new FormData();
      form.set('intent', 'keep-all');
      // As a plain form sends it.
      for (const { sent } of possibleDuplicates) form.append('mediaId', sent.mediaId);
      const headers = { cookie, origin: 'https://school.example' };
      return site.app.request(`/studio/albums/${albumId}/photos`, { method: 'POST', body: form, headers });
    };
    const kept = await keepAll();
    expect(kept.status).toBe(200);
    expect(await state()).toMatchObject({
      possibleDuplicates: [],
      photos: photos.map(({ mediaId }) => ({ mediaId })),
    });
    expect((await keepAll()).status, 'there is nothing left to keep').toBe(400);
  });

  test('photos from before the check existed are hashed in the background, each once', async () => {
    const { site, send, state } = await begin();
    await send(original);
    await send(other);
    const { database, storage } = site.services;
    const seen = () =>
      database.reads.selectFrom('media_files').select('perceptual_hash').orderBy('id').execute();
    const before = await seen();
    await database.writes.updateTable('media_files').set({ perceptual_hash: null }).execute();
    const lost = (await state()).photos[1]!.path;
    await storage.remove(`LFIS/originals/${lost.slice(-36, -34)}/${lost.slice(-36)}`);
    await planDailyJobs(site.services);
    const [row] = await database.reads
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', PERCEPTUAL_HASH_JOB)
      .execute();
    const job: Job = { ...row!, schoolCode: 'LFIS', payload: {}, attempt: 1, since: site.clock.now };
    let result = await perceptualHashJob(site.services).run(job);
    while (result.again) result = await perceptualHashJob(site.services).run(job);
    expect((await seen()).map(({ perceptual_hash }) => perceptual_hash)).toEqual([
      before[0]!.perceptual_hash,
      '',
    ]);
    expect(before[0]!.perceptual_hash).toMatch(/^[0-9a-f]{16}$/);
  });
});
