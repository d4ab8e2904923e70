import { expect, test } from 'vitest';
import { beginAlbum } from '#tests/support/content/albums.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/albums/:id/state', '/studio/albums/new', '/studio/uploads');

/** Two are processed at once and thirty may wait: see `add-uploaded-photo.server.ts`. */
const ROOM = 32;

const photos = await Promise.all(
  Array.from({ length: ROOM + 3 }, (_, at) =>
    paint({ colour: '#c04020', width: 300 + at })
      .jpeg()
      .toBuffer(),
  ),
);

onAnyEngine((open) => {
  test('a photo that finds thirty waiting is asked to come again, and nothing of it is lost', async () => {
    const { site, cookie, albumId, state } = await beginAlbum(await open());
    const { url } = await listen(site);
    const tus = tusClient({ url }, cookie);
    const { storage } = site.services;
    const write = storage.write.bind(storage);
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    storage.write = async (key, bytes) => {
      if (!key.includes('.part')) await released;
      return write(key, bytes);
    };

    const ended: string[] = [];
    const sent = photos.slice(0, ROOM).map(async (bytes, position) => {
      const { path, answer } = await tus.send(bytes, { albumId, position, batch: 'crowd' });
      ended.push(`${answer.status} ${await answer.text()}`);
      return path;
    });
    await expect
      .poll(() => site.app.metrics.registry.getSingleMetricAsString('uploads_waiting'), { timeout: 60_000 })
      .toMatch(/ 30$/m);
    const late = await Promise.all(
      photos
        .slice(ROOM)
        .map((bytes, at) => tus.send(bytes, { albumId, position: ROOM + at, batch: 'crowd' })),
    );
    for (const { answer } of late) {
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('"reason":"busy"');
    }
    expect(ended, 'the others still wait').toEqual([]);

    release();
    const inTime = await Promise.all(sent);
    // All of them query the database at once: a slow one may answer that it is unavailable, but none that it
    // is busy.
    expect(ended.filter((outcome) => outcome !== '204 ' && !outcome.includes('"reason":"away"'))).toEqual([]);
    for (const path of [...inTime, ...late.map((upload) => upload.path)]) {
      const again = await tus.head(path);
      expect([again.status, again.headers.get('studio-photo')]).toEqual([200, 'taken']);
    }
    const widths = (await state()).photos.map(({ width }) => width);
    expect(widths).toEqual(photos.map((_, at) => 300 + at));
  });
});
