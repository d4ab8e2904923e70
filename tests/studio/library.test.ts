import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { newId } from '#app/core/ids.ts';
import { eraseJob } from '#app/media/files/erase-unused.server.ts';
import { ERASE_JOB } from '#app/media/files/unreferenced-files.server.ts';
import { sweepReplaced } from '#app/media/files/replaced-files.server.ts';
import { sweepFiles } from '#app/media/files/sweep-files.server.ts';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { claimJob } from '#app/platform/jobs/queue.ts';
import { runJob } from '#app/platform/jobs/run-job.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import { addAlbum, addRegistration, addStory } from '#tests/support/content/add-content.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { backUp } from '#tests/support/database/backup.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/NewsArticle',
  '/SubGallery',
  '/api/image',
  '/studio/albums/:id/photos',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
  '/studio/library',
  '/studio/library/:id',
  '/studio/library/:id/focus',
  '/studio/library/:id/withdrawal',
);

const [red, green, blue] = (await Promise.all(
  ['#c04020', '#20c040', '#2040c0'].map((colour) => paint({ colour }).jpeg().toBuffer()),
)) as [Buffer, Buffer, Buffer];
const paper = await readFile('db/demo/documents/winter-timings-circular.pdf');

onAnyEngine((open) => {
  async function begin() {
    const database = await open();
    const site = await openSite(database);
    const { services, clock } = site;
    const editor = openStudio(site, (await signInAs(site, 'editor')).cookie);
    const administrator = openStudio(site, (await signInAs(site, 'administrator')).cookie);
    const take = async (bytes: Buffer, name = 'gate.jpg') => {
      const taken = await ingestFile(services, 'LFIS', bytes, { sent: { name, by: 'Anita K.' } });
      if ('refused' in taken) throw new Error(taken.refused);
      return taken;
    };
    const write = (work: (change: ContentChange) => Promise<void>) =>
      changeContent(services.database.writes, 'LFIS', clock.now, work).then(() =>
        services.revisions.refresh(),
      );
    const head = () => ({ schoolCode: 'LFIS', id: newId(), now: clock.now });
    /** In a story and in an album, both public, and in the draft of another story. */
    async function used(mediaId: string) {
      const [story, album] = [head(), head()];
      const file = { mediaId, alt: 'The old gate' };
      await write(async (change) => {
        const texts = {
          title: 'A new gate',
          description: 'Words.',
          date: '2026-11-01',
          fromDate: '2026-11-01',
        };
        await addStory(change, { ...story, ...texts, attachments: [file] } as never);
        await addAlbum(change, {
          ...album,
          title: 'Our campus',
          description: '',
          date: '2026-11-01',
          photos: [file],
        });
      });
      const address = (await editor.get('/studio/content/news/new')).headers.get('location')!;
      const fields = {
        title: 'Still to come',
        description: 'Words.',
        'pictures.0.media': mediaId,
        'pictures.0.alt': 'The gate, too',
        'pictures.0.sure': 'on',
      };
      const form = { ...(await editor.fieldsAt(address)), ...fields, intent: 'save' };
      const draft = address.replace('?new', '');
      expect((await editor.post(draft, form)).status).toBe(302);
      return {
        story: pageAddress('news', { id: story.id }),
        album: pageAddress('album', { id: album.id }),
        draft,
        albumId: album.id,
      };
    }
    const replace = async (
      mediaId: string,
      bytes: Buffer,
      more: Record<string, string> = {},
      by = editor,
    ) => {
      const form = new FormData();
      form.set('intent', 'replace');
      form.set('file', new File([new Uint8Array(bytes)], 'new-gate.jpg'));
      for (const [name, value] of Object.entries(more)) form.set(name, value);
      const response = await by.post(`/studio/library/${mediaId}`, form);
      await services.revisions.refresh();
      return response;
    };
    const remove = async (mediaId: string, fields: Record<string, string>, by = editor) => {
      const response = await by.post(`/studio/library/${mediaId}`, { intent: 'delete', ...fields });
      await services.revisions.refresh();
      return response;
    };
    const workOff = async () => {
      for (;;) {
        const job = await claimJob(services.database, services.clock(), [ERASE_JOB]);
        if (!job) return;
        await runJob({ ...services, handlers: { [ERASE_JOB]: eraseJob(services) } }, job);
      }
    };
    const row = (mediaId: string) =>
      services.database.reads
        .selectFrom('media_files')
        .selectAll()
        .where('id', '=', mediaId)
        .executeTakeFirst();
    const auditEntries = async (action: string) =>
      (
        await services.database.reads
          .selectFrom('audit_entries')
          .select(['subject_title', 'before', 'after'])
          .where('action', '=', action)
          .execute()
      ).map(({ before, after, ...entry }) => ({
        ...entry,
        before: JSON.parse(before ?? 'null'),
        after: JSON.parse(after ?? 'null'),
      }));
    return {
      database,
      site,
      editor,
      administrator,
      take,
      write,
      head,
      used,
      replace,
      remove,
      workOff,
      row,
      auditEntries,
    };
  }

  const textOf = async (response: Response | Promise<Response>) => (await response).text();

  test('a file shows where it is used, who uploaded it and its texts', async () => {
    const { editor, take, used } = await begin();
    const { mediaId, path } = await take(red);
    const { albumId, draft } = await used(mediaId);
    const html = await textOf(editor.get(`/studio/library/${mediaId}`));
    for (const text of ['gate.jpg', '320 × 200', 'Added by Anita K.', 'The old gate', 'Used in 3 places'])
      expect(html, text).toContain(text);
    for (const address of [`/studio/albums/${albumId}/photos`, draft, `/api/image/${path}`])
      expect(html, address).toContain(`href="${address}"`);
    expect(html).toContain('only in a draft');
    const list = await textOf(editor.get('/studio/library?q=anita'));
    expect(list).toContain(`/studio/library/${mediaId}?q=anita`);
    expect(await textOf(editor.get('/studio/library?q=nobody'))).not.toContain(mediaId);
    expect((await editor.get('/studio/library/nothing-here')).status).toBe(404);
    for (const odd of [
      'tab=__proto__',
      'after=x',
      'q=%25%5C_',
      'tab=unused&after=2026-13-99T00:00:00.000Z_x',
    ])
      expect((await editor.get(`/studio/library?${odd}`)).status, odd).toBe(200);
  });

  test('replaced, every use shows the new one, drafts too, and nobody sees the old one', async () => {
    const { site, editor, take, used, replace, workOff, row, auditEntries } = await begin();
    const { mediaId, path } = await take(red);
    const uses = await used(mediaId);
    const old = [`/api/image/${path}`, renditionUrl(path, 320, 'webp')];
    for (const address of old) expect((await site.get(address)).status).toBe(200);
    await editor.post(`/studio/library/${mediaId}/focus`, { intent: 'keep', x: '0', y: '0' });

    const answer = await replace(mediaId, green, { consent: 'yes', words: 'The new gate' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/studio/library/${mediaId}?done=replaced#said`,
    ]);
    const stored = (await row(mediaId))!;
    expect(stored.path).not.toBe(path);
    expect(stored).toMatchObject({
      name: 'new-gate.jpg',
      sent_by: 'The editor',
      focus_x: null,
      focus_y: null,
    });
    for (const page of [uses.story, uses.album]) {
      const html = await textOf(site.get(page));
      expect(html, page).toContain(stored.path);
      expect(html, page).not.toContain(path);
      expect(html, page).toContain('The new gate');
    }
    const draft = await textOf(editor.get(uses.draft));
    expect(draft).toContain(stored.path);
    expect(draft).toContain('The new gate');
    for (const address of old)
      for (const by of [site, editor]) {
        const led = await by.get(address);
        expect([led.status, led.headers.get('location')], address).toEqual([
          302,
          address.replace(path, stored.path),
        ]);
        expect(led.headers.get('cache-control')).toBe('no-cache');
      }
    expect((await site.get(`/api/image/${stored.path}`)).status).toBe(200);
    await workOff();
    expect(await site.services.storage.size(originalKey(stored.path))).toBeGreaterThan(0);
    expect(await auditEntries('replace-file')).toEqual([
      {
        subject_title: 'gate.jpg',
        before: { file: 'gate.jpg' },
        after: { file: 'new-gate.jpg', places: 3, words: 'The new gate' },
      },
    ]);
    expect(stored).toMatchObject({ consent: 'everyone', consent_by: 'The editor' });
    const html = await textOf(editor.get(`/studio/library/${mediaId}?done=replaced`));
    expect(html).toContain('Replaced. The new file is now used everywhere');
    expect(html).toContain('Consent confirmed by The editor');
  });

  const longer = (line: string) => Buffer.concat([paper, Buffer.from(`\n% ${line}\n`)]);

  test('an old document link leads to the newest while that is public, however often it is replaced', async () => {
    const { site, editor, take, write, head, replace, remove, row } = await begin();
    const { mediaId, path } = await take(paper, 'fees.pdf');
    const story = head();
    const texts = { title: 'Fees', description: 'Words.', date: '2026-11-01', fromDate: '2026-11-01' };
    await write(async (change) => {
      await addStory(change, { ...story, ...texts, attachments: [{ mediaId, alt: 'Fees' }] } as never);
    });
    const first = await site.get(`/api/image/${path}`);
    // Browsers must revalidate it each time, else they would show the old one for a year.
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    expect((await replace(mediaId, longer('two'))).status).toBe(302);
    const second = (await row(mediaId))!.path;
    expect((await replace(mediaId, longer('three'))).status).toBe(302);
    const third = (await row(mediaId))!.path;
    const leads = async (from: string) => {
      const headers = { 'if-none-match': first.headers.get('etag')! };
      const answer = await site.get(`/api/image/${from}`, headers);
      return [answer.status, answer.headers.get('location')];
    };
    for (const old of [path, second]) expect(await leads(old)).toEqual([302, `/api/image/${third}`]);

    // Taking an item off the site closes the addresses, for signed-in staff, too.
    const show = (status: 'draft' | 'published') =>
      write(async (change) => {
        await change.updateTable('content_items').set({ status }).where('id', '=', story.id).execute();
      });
    await show('draft');
    for (const old of [path, second, third]) expect(await leads(old)).toEqual([404, null]);
    expect((await editor.get(`/api/image/${path}`)).status).toBe(404);
    await show('published');
    expect(await leads(path)).toEqual([302, `/api/image/${third}`]);

    expect((await remove(mediaId, { sure: 'yes', uses: '1' })).status).toBe(302);
    for (const old of [path, second, third]) expect(await leads(old)).toEqual([404, null]);
    expect(await site.services.database.reads.selectFrom('replaced_files').selectAll().execute()).toEqual([]);
  });

  test('a replacement is undone with all its texts, and the file in between is deleted', async () => {
    const { database, site, editor, take, used, replace, workOff, row, auditEntries } = await begin();
    const { mediaId, path } = await take(red);
    const uses = await used(mediaId);
    const before = await row(mediaId);
    await replace(mediaId, green, { consent: 'yes', words: 'The new gate' });
    const wrong = (await row(mediaId))!.path;
    const page = await textOf(editor.get(`/studio/library/${mediaId}`));
    expect(page).toContain('The editor replaced “gate.jpg” on 15 Nov 2026.');
    expect(page).toContain('You can undo this until 22 Nov 2026.');

    const { manifest } = await backUp({ where: database.where, storage: site.services.storage });
    const archived = manifest.files.map(({ name }) => name);
    for (const each of [path, wrong]) expect(archived).toContain(`media/${originalKey(each)}`);

    const undo = async () => {
      const answer = await editor.post(`/studio/library/${mediaId}`, { intent: 'undo' });
      await site.services.revisions.refresh();
      return answer;
    };
    expect((await undo()).headers.get('location')).toBe(`/studio/library/${mediaId}?done=undone#said`);
    expect(await row(mediaId)).toEqual(before);
    for (const page of [uses.story, uses.album]) {
      const html = await textOf(site.get(page));
      expect(html, page).toContain(path);
      expect(html, page).toContain('The old gate');
      expect(html, page).not.toContain('The new gate');
    }
    expect(await textOf(editor.get(uses.draft))).toContain('The gate, too');
    expect((await site.get(`/api/image/${path}`)).status).toBe(200);
    expect((await site.get(`/api/image/${wrong}`)).headers.get('location')).toBe(`/api/image/${path}`);
    await workOff();
    expect(await site.services.storage.size(originalKey(wrong))).toBeUndefined();
    expect(await site.services.storage.size(originalKey(path))).toBeGreaterThan(0);
    // Pressed twice.
    const again = await undo();
    expect([again.status, (await again.text()).includes('It is too late to restore the old file.')]).toEqual([
      409,
      true,
    ]);
    expect(await auditEntries('undo-replacement')).toMatchObject([
      { after: { file: 'gate.jpg', places: 3 } },
    ]);
  });

  test('a replaced file is deleted after a week, at once on request, and with a withdrawal', async () => {
    const { site, editor, administrator, take, used, replace, workOff, row } = await begin();
    const { services, clock } = site;
    const size = (path: string) => services.storage.size(originalKey(path));
    const undo = (mediaId: string) => editor.post(`/studio/library/${mediaId}`, { intent: 'undo' });

    const gate = await take(red);
    await used(gate.mediaId);
    await replace(gate.mediaId, green, { consent: 'yes' });
    expect((await editor.post(`/studio/library/${gate.mediaId}`, { intent: 'delete-replaced' })).status).toBe(
      302,
    );
    await workOff();
    expect(await size(gate.path)).toBeUndefined();
    expect((await undo(gate.mediaId)).status).toBe(409);
    expect((await site.get(`/api/image/${gate.path}`)).status).toBe(302);

    const now = (await row(gate.mediaId))!.path;
    await replace(gate.mediaId, blue, { consent: 'yes' });
    await administrator.post(`/studio/library/${gate.mediaId}/withdrawal`, {
      sure: 'yes',
      intent: 'withdraw',
    });
    await services.revisions.refresh();
    await workOff();
    expect(await size(now)).toBeUndefined();
    for (const path of [gate.path, now]) expect((await site.get(`/api/image/${path}`)).status).toBe(404);

    const fees = await take(paper, 'fees.pdf');
    await replace(fees.mediaId, longer('two'));
    const query = { schoolCode: 'LFIS', now: clock.now };
    const after = (days: number) => ({ ...query, now: new Date(clock.now.getTime() + days * 86_400_000) });
    expect(await sweepReplaced(services, after(6.9))).toBe(0);
    expect(await size(fees.path)).toBeGreaterThan(0);
    expect(await sweepReplaced(services, after(7.1))).toBe(1);
    await workOff();
    expect(await size(fees.path)).toBeUndefined();
  });

  test('an unused file shows its deletion date, the start page asks before, and a kept one stays', async () => {
    const { database, site, editor, take, row } = await begin();
    const { services, clock } = site;
    const [banner, other] = [await take(red, 'banner.jpg'), await take(green, 'other.jpg')];
    const sweepOnDay = (days: number) => {
      const now = new Date(clock.now.getTime() + days * 86_400_000);
      return sweepFiles(services, { schoolCode: 'LFIS', now });
    };
    expect(await textOf(editor.get('/studio'))).not.toContain('Files to be deleted');
    // The next sweep is at four in the morning.
    const file = await textOf(editor.get(`/studio/library/${banner.mediaId}`));
    expect(file).toContain('Not used anywhere. Will be deleted on 23 Nov 2026.');
    await sweepOnDay(0);
    const start = await textOf(editor.get('/studio'));
    expect(start).toContain('2 files in the library are not used anywhere');
    expect(start).toContain('The first will be deleted on 22 Nov 2026.');
    expect(await textOf(editor.get('/studio/library?tab=unused'))).toContain(
      'Will be deleted on 22 Nov 2026',
    );

    const kept = await editor.post('/studio/library?tab=unused', { intent: 'keep', id: banner.mediaId });
    expect(kept.headers.get('location')).toBe('/studio/library?tab=unused&done=kept&count=1#said');
    expect(await textOf(editor.get(`/studio/library/${banner.mediaId}`))).toContain(
      'it will not be deleted automatically',
    );
    expect(await textOf(editor.get('/studio'))).toContain('1 file in the library is not used anywhere');
    const { manifest } = await backUp({ where: database.where, storage: services.storage });
    expect(manifest.files.map(({ name }) => name)).toContain(`media/${originalKey(banner.path)}`);

    expect(await sweepOnDay(6)).toBe(0);
    expect(await sweepOnDay(7)).toBe(1);
    expect(await sweepOnDay(300)).toBe(0);
    expect([await row(banner.mediaId), await row(other.mediaId)]).toEqual([
      expect.objectContaining({ kept_by: 'The editor' }),
      undefined,
    ]);
    await editor.post(`/studio/library/${banner.mediaId}`, { intent: 'unkeep' });
    await sweepOnDay(301);
    expect(await sweepOnDay(308)).toBe(1);
  });

  test('left empty, the text of each use stays', async () => {
    const { site, take, used, replace } = await begin();
    const { mediaId } = await take(red);
    const uses = await used(mediaId);
    expect((await replace(mediaId, green, { consent: 'yes' })).status).toBe(302);
    expect(await textOf(site.get(uses.story))).toContain('The old gate');
  });

  test('an invalid replacement is refused with a message, and nothing changes', async () => {
    const { take, used, replace, row, editor } = await begin();
    const { mediaId, path } = await take(red);
    const other = await take(blue, 'other.jpg');
    await used(mediaId);
    await used(other.mediaId);
    const sure = { consent: 'yes' };
    const refused: [Buffer, Record<string, string>, string][] = [
      [green, {}, 'Please tick that you have permission for everyone shown'],
      [Buffer.alloc(0), sure, 'Choose a file first.'],
      [red, sure, 'This is the same file.'],
      [blue, sure, 'is already in the library'],
      [paper, sure, 'This is not a picture'],
      [Buffer.from('<svg onload="alert(1)"/>'), sure, 'This is not a picture'],
      [green.subarray(0, 300), sure, 'damaged'],
      [green, { ...sure, words: 'a'.repeat(301) }, 'This text is too long.'],
    ];
    for (const [bytes, more, message] of refused) {
      const answer = await replace(mediaId, bytes, more);
      expect(answer.status, message).toBe(400);
      expect(await answer.text()).toContain(message);
    }
    expect((await replace(mediaId, Buffer.alloc(21 * 1024 * 1024), sure)).status).toBe(413);
    expect((await replace('nothing-here', green, sure)).status).toBe(404);
    expect((await editor.post(`/studio/library/${mediaId}`, { intent: 'dance' })).status).toBe(400);
    expect((await row(mediaId))!.path).toBe(path);
    expect((await row(other.mediaId))!.path).toBe(other.path);
  });

  test('a document replaces a document, and no picture does', async () => {
    const { take, replace, row } = await begin();
    const { mediaId } = await take(paper, 'circular.pdf');
    const picture = await replace(mediaId, green);
    expect([picture.status, (await picture.text()).includes('a document by a document')]).toEqual([
      400,
      true,
    ]);
    const more = longer('a line more');
    expect((await replace(mediaId, more)).status).toBe(302);
    expect((await row(mediaId))!.bytes).toBe(more.length);
  });

  test('only an administrator may change the logo, and the profile follows', async () => {
    const { site, take, replace, remove, administrator, row } = await begin();
    const { mediaId } = await take(red, 'logo.png');
    const form = {
      ...(await administrator.fieldsAt('/studio/content/profile/profile')),
      intent: 'publish',
      'logo.0.media': mediaId,
      'logo.0.sure': 'yes',
    };
    expect((await administrator.post('/studio/content/profile/profile', form)).status).toBe(302);
    await site.services.revisions.refresh();
    expect(await textOf(await replace(mediaId, green))).toContain('Only an administrator');
    expect(await textOf(await remove(mediaId, { sure: 'yes', uses: '1' }))).toContain(
      'Only an administrator',
    );

    expect((await replace(mediaId, green, {}, administrator)).status).toBe(302);
    const { path } = (await row(mediaId))!;
    expect(await textOf(site.get('/'))).toContain(path);
    expect((await site.get(`/api/image/${path}`)).status).toBe(200);
    expect((await remove(mediaId, { sure: 'yes', uses: '1' }, administrator)).status).toBe(302);
    expect(await textOf(site.get('/'))).not.toContain(path);
    expect((await administrator.get('/studio/content/profile/profile')).status).toBe(200);
  });

  test('a deleted file is removed from everything that showed it', async () => {
    const { site, editor, take, used, remove, workOff, row, auditEntries } = await begin();
    const { mediaId, path } = await take(red);
    const uses = await used(mediaId);
    const unsure = await remove(mediaId, { uses: '3' });
    expect([unsure.status, (await unsure.text()).includes('Please tick that you are sure.')]).toEqual([
      400,
      true,
    ]);
    const more = await remove(mediaId, { sure: 'yes', uses: '2' });
    expect([more.status, (await more.text()).includes('It is now used in more places.')]).toEqual([
      409,
      true,
    ]);
    expect(await row(mediaId)).toBeDefined();

    const answer = await remove(mediaId, { sure: 'yes', uses: '3' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/studio/library?done=deleted#said',
    ]);
    expect(await row(mediaId)).toBeUndefined();
    for (const page of [uses.story, uses.album]) {
      const response = await site.get(page);
      expect(response.status, page).toBe(200);
      expect(await response.text(), page).not.toContain(path);
    }
    expect((await site.get(`/api/image/${path}`)).status).toBe(404);
    expect((await editor.fieldsAt(uses.draft))['pictures.0.media']).toBeUndefined();
    expect(await textOf(editor.get(`/studio/albums/${uses.albumId}/photos`))).not.toContain(mediaId);
    await workOff();
    expect(await site.services.storage.size(originalKey(path))).toBeUndefined();
    expect(await auditEntries('delete-file')).toMatchObject([
      { subject_title: 'gate.jpg', before: { usedIn: expect.arrayContaining(['A new gate', 'Our campus']) } },
    ]);
    expect((await remove(mediaId, { sure: 'yes', uses: '3' })).status, 'pressed twice').toBe(404);
  });

  test('the last document cannot be removed from an item that needs it', async () => {
    const { take, write, head, remove, row } = await begin();
    const { mediaId } = await take(paper, 'form.pdf');
    const add = (title: string, url: string) =>
      write((change) =>
        addRegistration(change, { ...head(), title, url, attachments: [{ mediaId, alt: 'The form' }] }),
      );
    await add('Has an address', 'https://school.example/form');
    await add('Paper alone', '');
    const answer = await remove(mediaId, { sure: 'yes', uses: '2' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('It cannot be deleted, because it is needed here: Paper alone. Add');
    expect(html).not.toContain('needed here: Has an address');
    expect(await row(mediaId)).toBeDefined();
  });

  test('unused ones are deleted together, and a used one among them stays', async () => {
    const { site, editor, take, used, row } = await begin();
    const ids = [(await take(red)).mediaId, (await take(green)).mediaId];
    const { mediaId: needed } = await take(blue);
    await used(needed);
    const send = (sure: string[]) => {
      const form = new FormData();
      for (const id of [...ids, needed, 'nothing-here', '../x']) form.append('id', id);
      for (const value of sure) form.append('sure', value);
      return editor.post('/studio/library?tab=unused', form);
    };
    expect(await textOf(editor.get('/studio/library?tab=unused'))).toContain(`value="${ids[0]}"`);
    expect((await send([])).headers.get('location')).toBe('/studio/library?tab=unused&count=0#said');
    expect((await send(['yes'])).headers.get('location')).toBe('/studio/library?tab=unused&count=2#said');
    for (const id of ids) expect(await row(id)).toBeUndefined();
    expect(await row(needed)).toBeDefined();
    expect(await textOf(editor.get('/studio/library?tab=unused&count=2'))).toContain(
      '2 files were deleted permanently.',
    );
    await site.services.revisions.refresh();
  });
});
