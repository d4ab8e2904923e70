import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { newId } from '#app/core/ids.ts';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { removeRenditions, withdrawFile } from '#app/media/files/withdraw.server.ts';
import { OLD_CROPS_JOB, oldCropsJob } from '#app/media/renditions/old-crops-job.server.ts';
import { renditionFolder } from '#app/media/renditions/storage-keys.ts';
import { claimJob } from '#app/platform/jobs/queue.ts';
import { runJob } from '#app/platform/jobs/run-job.ts';
import { storedDocument } from '#tests/support/content/school.ts';
import { addAlbum } from '#tests/support/content/add-content.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { press } from '#tests/support/content/albums.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/Gallery',
  '/SubGallery',
  '/api/image',
  '/api/subGallery',
  '/cards',
  '/studio/albums/:id/photos',
  '/studio/library/:id/focus',
);

/** Red at the left, blue at the right, three times as wide as high. */
const redAndBlue = async () =>
  sharp({ create: { width: 1200, height: 400, channels: 3, background: '#d01010' } })
    .composite([
      {
        input: { create: { width: 600, height: 400, channels: 3, background: '#1010d0' } },
        left: 600,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

onAnyEngine((open) => {
  async function begin() {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const { services } = site;
    const taken = await ingestFile(services, 'LFIS', await redAndBlue());
    if ('refused' in taken) throw new Error(taken.refused);
    const albumId = newId();
    await changeContent(services.database.writes, 'LFIS', site.clock.now, (change) =>
      addAlbum(change, {
        schoolCode: 'LFIS',
        id: albumId,
        now: site.clock.now,
        publishFrom: new Date('2020-01-01T00:00:00Z'),
        title: 'Two halves',
        description: '',
        date: '2026-02-14',
        photos: [{ mediaId: taken.mediaId, alt: 'Red and blue' }],
      }),
    );
    await services.revisions.refresh();
    const studio = openStudio(site, cookie);
    const address = `/studio/library/${taken.mediaId}/focus`;
    const choose = async (fields: Record<string, string>) => {
      const response = await studio.post(address, fields);
      await services.revisions.refresh();
      return response;
    };
    return { site, cookie, studio, address, choose, albumId, ...taken };
  }

  /** The point around which a page crops a picture, from the CSS rules for the picture's classes. */
  function pointIn(html: string, path: string) {
    const image = html.slice(html.lastIndexOf('<img', html.indexOf(`${path}?w=960&amp;f=jpeg`)));
    const classes = / class="([^"]*)"/.exec(image)![1]!.split(' ');
    const styles = classes
      .map((name) => html.match(new RegExp(`\\.${name}\\{([^}]*)\\}`))?.[1] ?? '')
      .join(';');
    const side = (name: string) => new RegExp(`--focus-${name}:(\\d+)%`).exec(styles)?.[1];
    return styles.includes('object-position:var(--focus-x) var(--focus-y)')
      ? `${side('x')} ${side('y')}`
      : 'none';
  }

  const middleOfCard = async (site: TestSite, page: string) => {
    const { openGraph } = partsOf(await (await site.get(page)).text());
    const address = new URL(openGraph.image!).pathname;
    const jpeg = await (await site.get(address)).arrayBuffer();
    const [red, , blue] = await sharp(jpeg)
      .extract({ left: 900, top: 400, width: 40, height: 40 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    return { address, colour: red! > blue! ? 'red' : 'blue' };
  };

  test('the focus point is used by every page that shows the picture, and by its card', async () => {
    const { site, choose, albumId, path, studio, address } = await begin();
    const album = pageAddress('album', { id: albumId });
    const before = await (await site.get('/Gallery')).text();
    expect(pointIn(before, path)).toBe('none');

    const kept = await choose({ intent: 'keep', x: '0', y: '40' });
    expect([kept.status, kept.headers.get('location')]).toEqual([302, `${address}?done=saved#said`]);
    const html = await (await site.get('/Gallery')).text();
    expect(pointIn(html, path)).toBe('0 40');
    const left = await middleOfCard(site, album);
    expect(left.colour).toBe('red');

    await choose({ intent: 'keep', x: '100', y: '40' });
    const right = await middleOfCard(site, album);
    expect(right.colour).toBe('blue');
    expect(right.address).not.toBe(left.address);
    expect((await site.get(left.address)).headers.get('location')).toBe(right.address);
    expect(await (await studio.get(`${address}?done=saved`)).text()).toContain(
      'Saved. The site shows it now.',
    );

    await choose({ intent: 'reset' });
    expect(pointIn(await (await site.get('/Gallery')).text(), path)).toBe('none');
  });

  test('a picture is cropped around the point at the address that pages name, and no other part has an answer', async () => {
    const { site, choose, path, mediaId } = await begin();
    const of = (query: string) => `/api/image/${path}?${query}`;
    const inGallery = async () => (await site.get('/Gallery')).text();
    const colourAt = async (query: string) => {
      const answer = await site.get(of(query));
      expect(answer.status, query).toBe(200);
      const part = sharp(await answer.arrayBuffer());
      const { width, height } = await part.metadata();
      const { channels } = await part.stats();
      const [red, , blue] = channels.map(({ mean }) => mean);
      return [width, height, red! > 2 * blue! ? 'red' : blue! > 2 * red! ? 'blue' : 'both'];
    };
    const leadsTo = async (query: string) => {
      const answer = await site.get(of(query));
      return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
    };

    expect(await inGallery()).toContain(`${path}?w=480&amp;f=avif&amp;s=4x3 480w`);
    expect(await colourAt('w=320&f=webp&s=4x3')).toEqual([320, 240, 'both']);
    expect(await leadsTo('w=320&f=webp&s=4x3&p=30')).toEqual([302, of('w=320&f=webp&s=4x3'), 'no-cache']);

    await choose({ intent: 'keep', x: '0', y: '40' });
    expect(await inGallery()).toContain(`${path}?w=480&amp;f=avif&amp;s=4x3&amp;p=0 480w`);
    expect(await colourAt('w=320&f=webp&s=4x3&p=0')).toEqual([320, 240, 'red']);
    expect(await leadsTo('w=320&f=webp&s=4x3')).toEqual([302, of('w=320&f=webp&s=4x3&p=0'), 'no-cache']);
    await choose({ intent: 'keep', x: '100', y: '40' });
    expect(await colourAt('w=320&f=webp&s=4x3&p=100')).toEqual([320, 240, 'blue']);
    expect(await leadsTo('w=320&f=webp&s=4x3&p=0')).toEqual([
      302,
      of('w=320&f=webp&s=4x3&p=100'),
      'no-cache',
    ]);

    // Renditions of the whole picture keep their address; what was cropped before is deleted.
    expect(await colourAt('w=320&f=webp')).toEqual([320, 107, 'both']);
    const stored = async () =>
      (await site.services.storage.list(renditionFolder(path)))
        .map((key) => key.split('/').at(-1))
        .toSorted();
    expect(await stored()).toEqual(['320-4x3-0.webp', '320-4x3-100.webp', '320-4x3.webp', '320.webp']);
    site.clock.now = new Date(site.clock.now.getTime() + 2 * 60_000);
    const { database, clock, log } = site.services;
    for (let job; (job = await claimJob(database, clock(), [OLD_CROPS_JOB]));)
      await runJob({ database, clock, log, handlers: { [OLD_CROPS_JOB]: oldCropsJob(site.services) } }, job);
    expect(await stored()).toEqual(['320-4x3-100.webp', '320.webp']);

    // Whatever else somebody makes up creates nothing.
    for (const query of ['s=4x3', 'w=320&f=webp&p=30', 'w=320&f=webp&s=5x3', 'w=320&f=webp&s=4x3&p=35'])
      expect((await site.get(of(query))).status, query).toBe(400);
    for (const query of ['w=320&f=webp&s=4x3&p=-10', 'w=320&f=webp&s=4x3&p=110'])
      expect((await site.get(of(query))).status, query).toBe(400);
    expect((await site.get(of('s=4x3&p=100&f=webp&w=320'))).headers.get('location'), 'one spelling').toBe(
      of('w=320&f=webp&s=4x3&p=100'),
    );
    expect(await stored()).toHaveLength(2);

    await changeContent(database.writes, 'LFIS', site.clock.now, (change) =>
      withdrawFile(change, { schoolCode: 'LFIS', mediaId, now: site.clock.now, by: 'test' }),
    );
    await site.services.revisions.refresh();
    expect((await site.get(of('w=320&f=webp&s=4x3&p=100'))).status).toBe(404);
    expect((await site.get(of('w=320&f=webp&s=4x3&p=30'))).status, 'reveals nothing').toBe(404);
    await removeRenditions(site.services, 'LFIS', mediaId);
    expect(await stored()).toEqual([]);
  });

  test('without a script a tap on the picture sends its position', async () => {
    const { site, choose, mediaId } = await begin();
    // It is shown 320 wide and 107 high.
    await choose({ 'tap.x': '64', 'tap.y': '97' });
    const row = await site.services.database.reads
      .selectFrom('media_files')
      .select(['focus_x', 'focus_y'])
      .where('id', '=', mediaId)
      .executeTakeFirst();
    expect(row).toEqual({ focus_x: 20, focus_y: 90 });
  });

  test('it is recorded once, and an unchanged one raises no revision', async () => {
    const { site, choose, mediaId } = await begin();
    const { reads } = site.services.database;
    await choose({ intent: 'keep', x: '30', y: '70' });
    const revision = () => reads.selectFrom('content_revisions').select('revision').executeTakeFirstOrThrow();
    const before = await revision();
    await choose({ intent: 'keep', x: '30', y: '70' });
    expect(await revision()).toEqual(before);
    const auditEntries = await reads
      .selectFrom('audit_entries')
      .select(['action', 'subject_id', 'before', 'after'])
      .where('action', '=', 'choose-focus')
      .execute();
    expect(auditEntries).toEqual([
      {
        action: 'choose-focus',
        subject_id: mediaId,
        before: '{"point":""}',
        after: '{"point":"30 % / 70 %"}',
      },
    ]);
  });

  test('a rotated photo keeps its focus point', async () => {
    const { site, cookie, choose, mediaId, albumId, path } = await begin();
    await choose({ intent: 'keep', x: '20', y: '10' });
    expect((await press(site, cookie, albumId, { intent: 'turn', mediaId })).status).toBe(200);
    const { path: turned, ...row } = await site.services.database.reads
      .selectFrom('media_files')
      .select(['focus_x', 'focus_y', 'width', 'path'])
      .where('id', '=', mediaId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ focus_x: 90, focus_y: 20, width: 400 });
    await site.services.revisions.refresh();
    const led = await site.get(`/api/image/${path}`);
    expect([led.status, led.headers.get('location')]).toEqual([302, `/api/image/${turned}`]);
  });

  test('other values are refused, and it needs an existing picture', async () => {
    const { site, choose, studio, address, mediaId } = await begin();
    const wrong: Record<string, string>[] = [
      {},
      { x: '50' },
      { x: '-1', y: '50' },
      { x: '1e1', y: '50' },
      { x: '130', y: '50' },
      { 'tap.x': '400', 'tap.y': '10' },
      { 'tap.x': 'a', 'tap.y': '10' },
    ];
    for (const fields of wrong) expect((await choose(fields)).status, JSON.stringify(fields)).toBe(400);
    const { mediaId: paper } = await storedDocument(site.services);
    for (const id of [paper, 'nothing', '..%2f..'])
      for (const answer of [
        await studio.get(`/studio/library/${id}/focus`),
        await studio.post(`/studio/library/${id}/focus`, { x: '0', y: '0' }),
      ])
        expect(answer.status, id).toBe(404);
    // The return link leads into the studio, and nowhere else.
    for (const back of ['//evil.example', 'https://evil.example/studio/', '/Gallery', '/studio/../x y'])
      expect(await (await studio.get(`${address}?back=${encodeURIComponent(back)}`)).text()).not.toContain(
        `href="${back}"`,
      );
    const albumPage = `/studio/albums/${mediaId}/photos`;
    expect(await (await studio.get(`${address}?back=${encodeURIComponent(albumPage)}`)).text()).toContain(
      `href="${albumPage}"`,
    );
  });

  test('the API’s answer about a picture is unchanged', async () => {
    const { site, choose, albumId, path } = await begin();
    const ask = async () => (await site.get(`/api/subGallery?id=${albumId}`)).json();
    const before = (await ask()) as object;
    await choose({ intent: 'keep', x: '20', y: '10' });
    expect(await ask()).toEqual(before);
    expect(before).toMatchObject({ attachments: [path] });
  });
});
