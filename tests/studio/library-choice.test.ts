import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { consentName } from '#app/media/consent/consent.ts';
import { FILES_A_PAGE } from '#app/publishing/library/library-list.server.ts';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import type { LibraryChoice } from '#app/studio/library/choice-page.tsx';
import { beginAlbum, describeAll, press } from '#tests/support/content/albums.ts';
import { createTestSchool } from '#tests/support/content/school.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/NewsArticle',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
  '/studio/library',
  '/studio/library/choice',
  '/studio/media',
  '/studio/uploads',
);

const [red, green, blue] = (await Promise.all(
  ['#c04020', '#20c040', '#2040c0'].map((colour) => paint({ colour }).jpeg().toBuffer()),
)) as [Buffer, Buffer, Buffer];
const paper = await readFile('db/demo/documents/winter-timings-circular.pdf');

onAnyEngine((open) => {
  /** Two pictures and a document in the library, and an album photo without an answer about consent. */
  async function begin() {
    const { site, cookie, albumId, state, tus } = await beginAlbum(await open());
    const { services } = site;
    const studio = openStudio(site, cookie);
    const take = async (bytes: Buffer, name: string) => {
      const taken = await ingestFile(services, 'LFIS', bytes, { sent: { name, by: 'Anita K.' } });
      if ('refused' in taken) throw new Error(taken.refused);
      return taken.mediaId;
    };
    const gate = await take(red, 'gate.jpg');
    const circular = await take(paper, 'circular.pdf');
    await tus.send(blue, { albumId });
    const photo = (await state()).photos[0]!.mediaId;
    const choice = async (search = '') =>
      (await (await studio.get(`/studio/library/choice${search}`)).json()) as LibraryChoice;
    const offered = async (search = '') => (await choice(search)).files.map(({ mediaId }) => mediaId);
    const answerForAlbum = async () => {
      await describeAll(site, cookie, albumId);
      expect((await press(site, cookie, albumId, { intent: 'publish', consent: 'yes' })).status).toBe(200);
    };
    const sendPicture = async (bytes: Buffer) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], 'photo.jpg'));
      const response = await studio.post('/studio/media', form);
      return { status: response.status, body: await response.json() };
    };
    /** A story that shows this file, as somebody's form would send it. */
    const publishStory = async (mediaId: string, address?: string, answers = {}) => {
      const at = address ?? (await studio.get('/studio/content/news/new')).headers.get('location')!;
      const written = { title: 'A story', description: 'Words.' };
      const file = { 'pictures.0.media': mediaId, 'pictures.0.alt': 'A photo', 'pictures.0.sure': 'on' };
      const form = { ...(await studio.fieldsAt(at)), ...written, ...file, ...answers, intent: 'publish' };
      const response = await studio.post(at, form);
      await services.revisions.refresh();
      const id = /news\/([\w-]+)/.exec(at)![1]!;
      return { response, id, page: async () => (await site.get(`/NewsArticle?id=${id}`)).text() };
    };
    return {
      site,
      cookie,
      studio,
      tus,
      albumId,
      take,
      gate,
      circular,
      photo,
      choice,
      offered,
      answerForAlbum,
      sendPicture,
      publishStory,
    };
  }

  test('pictures and documents are offered separately, are found by words, and come a page at a time', async () => {
    const { site, choice, offered, gate, circular } = await begin();
    expect(await offered()).toEqual([gate]);
    expect(await offered('?tab=papers')).toEqual([circular]);
    expect(await offered('?tab=unused'), 'only these two are chosen among').toEqual([gate]);
    expect(await offered('?q=anita%20gate')).toEqual([gate]);
    expect(await offered('?q=nobody')).toEqual([]);
    expect((await choice()).files[0]).toMatchObject({ called: 'gate.jpg', kind: 'image', alt: '' });

    const row = (await site.services.database.reads
      .selectFrom('media_files')
      .selectAll()
      .where('id', '=', gate)
      .executeTakeFirst())!;
    const others = Array.from({ length: FILES_A_PAGE }, (_, index) => ({
      ...row,
      id: `older-${index}`,
      path: `${row.path}-${index}`,
      source_sha256: `older-${index}`,
      created_at: '2020-01-01T00:00:00.000Z',
    }));
    await site.services.database.writes.insertInto('media_files').values(others).execute();
    const first = await choice();
    expect([first.files.length, first.files[0]!.mediaId]).toEqual([FILES_A_PAGE, gate]);
    const rest = await choice(`?after=${encodeURIComponent(first.next!)}`);
    expect([rest.files.length, rest.next]).toEqual([1, undefined]);
    expect(first.files.map(({ mediaId }) => mediaId)).not.toContain(rest.files[0]!.mediaId);
    expect((await site.get('/studio/library/choice')).status, 'nobody').toBe(302);
  });

  test('the text of a file elsewhere is proposed', async () => {
    const { choice, gate, publishStory } = await begin();
    const answer = { [consentName(gate)]: 'nobody' };
    expect((await publishStory(gate, undefined, answer)).response.status).toBe(302);
    expect((await choice()).files[0]).toMatchObject({ mediaId: gate, alt: 'A photo' });
  });

  test('a photo without an answer is neither offered nor accepted, until there is one', async () => {
    const { photo, offered, answerForAlbum, sendPicture, publishStory } = await begin();
    expect(await offered()).not.toContain(photo);
    expect(await sendPicture(blue)).toEqual({ status: 422, body: { refused: 'unanswered' } });
    const { response, page, id } = await publishStory(photo);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Picture “A photo”: Please say who is in this picture.');
    expect(await page()).not.toContain('A photo');

    await answerForAlbum();
    expect(await offered()).toContain(photo);
    expect((await sendPicture(blue)).body).toMatchObject({ taken: { mediaId: photo, kind: 'image' } });
    const again = await publishStory(photo, `/studio/content/news/${id}`);
    expect(again.response.status).toBe(302);
    expect(await again.page()).toContain('A photo');
  });

  test('a picture with an answer is offered, whichever album it is in', async () => {
    const { gate, tus, albumId, publishStory, offered } = await begin();
    await publishStory(gate, undefined, { [consentName(gate)]: 'agreed' });
    await tus.send(red, { albumId, position: 1 });
    expect(await offered()).toContain(gate);
    expect((await publishStory(gate)).response.status, 'in a second story').toBe(302);
  });

  test('a withdrawn one is not offered, and a form that names it is refused', async () => {
    const { site, gate, offered, publishStory } = await begin();
    await site.services.database.writes
      .updateTable('media_files')
      .set({ withdrawn_at: '2026-11-15T06:00:00.000Z' })
      .where('id', '=', gate)
      .execute();
    expect(await offered()).toEqual([]);
    const { response, page } = await publishStory(gate);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Picture “A photo”: This picture was withdrawn from the site');
    expect(await page()).not.toContain('A photo');
  });

  test('a form that names another school’s file shows nothing', async () => {
    const { site, gate, offered, publishStory } = await begin();
    await createTestSchool(site.services.database, 'OTHER');
    await site.services.database.writes
      .updateTable('media_files')
      .set({ school_code: 'OTHER' })
      .where('id', '=', gate)
      .execute();
    expect(await offered()).toEqual([]);
    const page = await (await publishStory(gate)).page();
    expect(page).toContain('A story');
    expect(page).not.toContain('A photo');
  });

  test('pictures and documents are uploaded to the library, which reports the result for each', async () => {
    const { site, cookie, studio, gate, offered } = await begin();
    const send = (files: [Buffer, string][], by = studio) => {
      const form = new FormData();
      form.set('intent', 'add');
      for (const [bytes, name] of files) form.append('file', new File([new Uint8Array(bytes)], name));
      return by.post('/studio/library', form);
    };
    const longer = Buffer.concat([paper, Buffer.from('\n% a line more\n')]);
    const answer = await send([
      [green, 'field.jpg'],
      [red, 'gate-again.jpg'],
      [longer, 'form.pdf'],
      [Buffer.from('<svg onload="alert(1)"/>'), 'drawing.svg'],
      [blue, 'photo.jpg'],
    ]);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const text of [
      'field.jpg was added to the library.',
      'gate-again.jpg was already in the library.',
      'form.pdf was added to the library.',
      'drawing.svg: This is not a photo or a PDF.',
      'photo.jpg was already in the library.',
    ])
      expect(html, text).toContain(text);
    expect(html).toMatch(new RegExp(`was already in the library\\.[^/]*<a href="/studio/library/${gate}"`));
    const [field] = await offered('?q=field.jpg');
    expect(html).toContain(`href="/studio/library/${field}"`);
    expect(await offered('?tab=papers&q=form.pdf')).toHaveLength(1);
    expect((await site.get(`/studio/library`)).status).toBe(302);

    const nothing = await send([]);
    expect([nothing.status, (await nothing.text()).includes('Choose a file first.')]).toEqual([400, true]);
    const refused = await send([[green.subarray(0, 300), 'torn.jpg']]);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('torn.jpg: This file is damaged and cannot be read.');
    const heavy: [Buffer, string][] = [[Buffer.alloc(2 * 1024 * 1024), 'heavy.jpg']];
    expect(await (await send(heavy)).text(), 'more than a form of words has').toContain('heavy.jpg: ');
    const announced = async (bytes: number, cookie: string) => {
      const headers = {
        origin: site.services.config.siteUrl,
        cookie,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(bytes),
      };
      return (await site.app.request('/studio/library', { method: 'POST', headers, body: '--x--' })).status;
    };
    // Nothing of it is read: an expired session is redirected to sign-in.
    expect(await announced(2 * 1024 * 1024, ''), 'nobody').toBe(302);
    expect(await announced(21 * 1024 * 1024, cookie)).toBe(413);
    const administrator = openStudio(site, (await signInAs(site, 'administrator')).cookie);
    expect((await send([[blue, 'photo.jpg']], administrator)).status).toBe(200);
  });
});
