import { describe, expect, inject, test, vi } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { renditionKey, originalKey } from '#app/media/renditions/storage-keys.ts';
import { openStorage } from '#app/platform/storage/open-storage.ts';
import { albumState, describeAll, draftAlbum, press } from '#tests/support/content/albums.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { openMailSink } from '#tests/support/staff/site-with-mail.ts';
import { type Replica, startReplicas, useS3 } from '#tests/support/http/replicas.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { longTest } from '#tests/support/tier.ts';

const LONG = { timeout: 120_000 };
const soon = (expectation: () => Promise<void>) => vi.waitFor(expectation, { timeout: 20_000, interval: 50 });

const text = async (replica: Replica, path: string) => (await replica.get(path)).text();

describe.skipIf(!inject('postgresUrl'))('two replicas on one PostgreSQL and one S3', () => {
  useS3();

  async function begin(more: Record<string, string> = {}) {
    const [one, other] = (await startReplicas(2, more)) as [Replica, Replica];
    const { cookie } = await signInAs(one, 'editor');
    return { one, other, cookie };
  }

  test(
    'published content is visible at the other; withdrawn content is gone there, and from its disk',
    LONG,
    async () => {
      const { one, other, cookie } = await begin();
      expect(await text(other, '/Gallery')).not.toContain('Sports Day');
      const dashboard = await (await other.get('/studio', { cookie })).text();
      expect(dashboard).toMatch(/Photo storage<\/dt><dd>working/);
      const albumId = await draftAlbum(one, cookie);
      const photo = await paint({ colour: '#205090' }).jpeg().toBuffer();
      await tusClient(one, cookie).send(photo, { albumId });
      await describeAll(one, cookie, albumId);
      await press(one, cookie, albumId, { intent: 'publish', consent: 'yes' });
      await soon(async () => expect(await text(other, '/Gallery')).toContain('Sports Day'));

      const { path, mediaId } = (await albumState(other, cookie, albumId)).photos[0]!;
      const addresses = [`/api/image/${path}`, renditionUrl(path, 320, 'webp')];
      for (const replica of [one, other])
        for (const address of addresses) {
          const image = await replica.get(address);
          expect([image.status, (await image.arrayBuffer()).byteLength > 100]).toEqual([200, true]);
        }
      const range = await other.get(addresses[0]!, { range: 'bytes=10-19' });
      expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 10]);
      const copies = [path.split('/').at(-1), '320.webp'];
      // They are cached after the answer was sent.
      await soon(async () => expect(other.copies()).toEqual(expect.arrayContaining(copies)));

      expect((await press(one, cookie, albumId, { intent: 'withdraw', mediaId })).status).toBe(200);
      for (const replica of [one, other])
        for (const address of addresses) expect((await replica.get(address)).status, address).toBe(404);
      const page = pageAddress('album', { id: albumId });
      await soon(async () => expect(await text(other, page)).not.toContain(path));
      await soon(async () => expect([...one.copies(), ...other.copies()]).toEqual([]));
    },
  );

  longTest(
    'what is deleted for good at one is gone at both, from the bucket and from their disks; sent again, it is there',
    LONG,
    async () => {
      const { one, other } = await begin();
      const { cookie } = await signInAs(one, 'administrator');
      const photo = await paint({ colour: '#902050' }).jpeg().toBuffer();
      async function publishedPhoto() {
        const albumId = await draftAlbum(one, cookie);
        await tusClient(one, cookie).send(photo, { albumId, batch: albumId });
        await describeAll(one, cookie, albumId);
        await press(one, cookie, albumId, { intent: 'publish', consent: 'yes' });
        const { path } = (await albumState(one, cookie, albumId)).photos[0]!;
        return { albumId, path, addresses: [`/api/image/${path}`, renditionUrl(path, 320, 'webp')] };
      }
      const statuses = (addresses: string[], headers = {}) =>
        Promise.all(
          [one, other].flatMap((replica) =>
            addresses.map(async (address) => {
              const answer = await replica.get(address, headers);
              await answer.arrayBuffer();
              return answer.status;
            }),
          ),
        );
      const { albumId, path, addresses } = await publishedPhoto();
      expect(await statuses(addresses)).toEqual([200, 200, 200, 200]);
      await soon(async () => expect(other.copies()).toEqual(expect.arrayContaining(['320.webp'])));
      const bucket = openStorage(one.services.config, { copies: false });
      const keys = [originalKey(path), renditionKey(path, 320, 'webp')];
      for (const key of keys) expect(await bucket.size(key), key).toBeGreaterThan(0);

      const studio = openStudio(one, cookie);
      const item = `/studio/content/albums/${albumId}`;
      for (const intent of ['trash', 'delete'])
        expect((await studio.post(item, { ...(await studio.fieldsAt(item)), intent })).status).toBe(302);
      for (const headers of [{}, { cookie }])
        expect(await statuses(addresses, headers)).toEqual([404, 404, 404, 404]);
      await soon(async () => {
        for (const key of keys) expect(await bucket.size(key), key).toBeUndefined();
      });
      await soon(async () => expect([...one.copies(), ...other.copies()]).toEqual([]));

      const again = await publishedPhoto();
      expect(again.path).toBe(path);
      expect(await statuses(addresses)).toEqual([200, 200, 200, 200]);
    },
  );

  test('an upload started at one, which was then killed, is completed at the other', LONG, async () => {
    const { one, other, cookie } = await begin();
    const albumId = await draftAlbum(one, cookie);
    const photo = await paint({ width: 900, height: 700, colour: '#a05020' })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const half = Math.floor(photo.length / 2);
    const atOne = tusClient(one, cookie);
    const path = (await atOne.create(photo.length, { albumId })).headers.get('location')!;
    expect((await atOne.patch(path, 0, photo.subarray(0, half))).status).toBe(204);
    await one.kill();

    const atOther = tusClient(other, cookie);
    const head = await atOther.head(path);
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, String(half)]);
    const ended = await atOther.patch(path, half, photo.subarray(half));
    expect([ended.status, ended.headers.get('studio-photo')]).toEqual([204, 'taken']);
    expect((await albumState(other, cookie, albumId)).photos).toMatchObject([{ width: 900, height: 700 }]);
  });

  longTest(
    'a chunk that is under way at one when it is killed does not lock the other out',
    LONG,
    async () => {
      const { one, other, cookie } = await begin();
      const albumId = await draftAlbum(one, cookie);
      const photo = await paint({ colour: '#50a020' }).jpeg().toBuffer();
      const path = (await tusClient(one, cookie).create(photo.length, { albumId })).headers.get('location')!;
      const hanging = fetch(one.url + path, {
        method: 'PATCH',
        headers: {
          cookie,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        body: new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(photo.subarray(0, 100))) }),
        duplex: 'half',
      } as RequestInit).catch(() => undefined);
      const { reads, writes } = one.services.database;
      await soon(async () =>
        expect(await reads.selectFrom('photo_upload_locks').selectAll().execute()).toHaveLength(1),
      );
      await one.kill();
      await hanging;
      // As if the dead process's lease of a quarter of a minute had expired.
      await writes
        .updateTable('photo_upload_locks')
        .set({ lease_until: '2020-01-01T00:00:00.000Z' })
        .execute();
      const atOther = tusClient(other, cookie);
      expect((await atOther.head(path)).headers.get('upload-offset')).toBe('0');
      expect((await atOther.patch(path, 0, photo)).headers.get('studio-photo')).toBe('taken');
    },
  );

  longTest('a mail is sent once and a visit is counted once, however many there are', LONG, async () => {
    const sink = await openMailSink();
    const { one, other } = await begin({ ...sink.settings, ENQUIRY_TO: 'office@school.example' });
    const json = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    for (const replica of [one, other, one]) {
      const visit = { method: 'POST', headers: json, body: '{"schoolcode":"LFIS"}' };
      const answer = await replica.app.request('/api/visitor', visit);
      expect(await answer.json()).toMatchObject({ visitor: 1 });
    }
    const { reads } = one.services.database;
    for (const [at, replica] of [one, other, one, other].entries()) {
      const body = JSON.stringify({ ...goodEnquiry, message: `Question ${at} of the same parent, please.` });
      const sent = { method: 'POST', headers: json, body };
      expect((await replica.app.request('/api/form/LFIS/dif', sent)).status).toBe(201);
    }
    await soon(async () => {
      const rows = await reads.selectFrom('enquiries').select('delivery').execute();
      expect(rows.map(({ delivery }) => delivery)).toEqual(Array.from({ length: 4 }, () => 'delivered'));
    });
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(4);
    expect(sink.received).toHaveLength(4);
  });
});
