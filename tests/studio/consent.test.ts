import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { contentTypes } from '#app/content-types.ts';
import { newId } from '#app/core/ids.ts';
import { consentName } from '#app/media/consent/consent.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { isFilesField } from '#app/publishing/content-type.ts';
import { beginAlbum, describeAll, press } from '#tests/support/content/albums.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { createTestSchool, storedPicture } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/NewsArticle',
  '/api/image',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/audit',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
  '/studio/library',
  '/studio/library/:id',
  '/studio/library/:id/withdrawal',
  '/studio/uploads',
);

const red = await paint({ colour: '#c04020' }).jpeg().toBuffer();

onAnyEngine((open) => {
  async function begin() {
    const site = await openSite(await open());
    const asha = openStudio(site, (await signInAs(site, 'editor', { name: 'Asha' })).cookie);
    const ravi = openStudio(
      site,
      (await signInAs(site, 'editor', { name: 'Ravi', email: 'ravi@school.example' })).cookie,
    );
    const administrator = openStudio(site, (await signInAs(site, 'administrator')).cookie);
    const { mediaId, path } = await storedPicture(site.services, 'green');
    const consent = async () => {
      const row = await site.services.database.reads
        .selectFrom('media_files')
        .select(['consent', 'consent_by'])
        .where('id', '=', mediaId)
        .executeTakeFirstOrThrow();
      return [row.consent, row.consent_by];
    };
    const auditEntries = async (action: string) =>
      (
        await site.services.database.reads
          .selectFrom('audit_entries')
          .select(['staff_name', 'before', 'after'])
          .where('action', '=', action)
          .orderBy('id')
          .execute()
      ).map(({ staff_name, before, after }) => [
        staff_name,
        JSON.parse(before ?? 'null'),
        JSON.parse(after ?? 'null'),
      ]);
    const newStory = async (by: Studio) =>
      (await by.get('/studio/content/news/new')).headers.get('location')!;
    /** The form with this picture, submitted by the button `intent`. */
    const send = async (
      by: Studio,
      address: string,
      intent: string,
      answers: Record<string, string> = {},
    ) => {
      const story = { title: 'A story', description: 'Words.' };
      const file = { 'pictures.0.media': mediaId, 'pictures.0.alt': 'A gate', 'pictures.0.sure': 'on' };
      const form = { ...(await by.fieldsAt(address)), ...story, ...file, ...answers, intent };
      const response = await by.post(address.replace('?new', ''), form);
      await site.services.revisions.refresh();
      return response;
    };
    const pageOf = (address: string) =>
      site.get(pageAddress('news', { id: /news\/([\w-]+)/.exec(address)![1]! }));
    return { site, asha, ravi, administrator, mediaId, path, consent, auditEntries, newStory, send, pageOf };
  }

  test('a picture without an answer can be saved in a draft, but not published', async () => {
    const { asha, mediaId, path, consent, auditEntries, newStory, send, pageOf } = await begin();
    const address = await newStory(asha);
    expect((await send(asha, address, 'save')).status).toBe(302);
    const item = address.replace('?new', '');
    const form = await (await asha.get(item)).text();
    expect(form).toContain('Who is in this picture?');
    expect(form).not.toContain('Change answer');

    const refused = await send(asha, item, 'publish');
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Picture “A gate”: Please say who is in this picture.');
    expect(html).toContain(`href="#field-${consentName(mediaId)}"`);
    expect(html).toContain(`id="field-${consentName(mediaId)}"`);
    expect((await pageOf(item)).status).toBe(404);

    expect((await send(asha, item, 'publish', { [consentName(mediaId)]: 'agreed' })).status).toBe(302);
    expect(await (await pageOf(item)).text()).toContain(path);
    expect(await consent()).toEqual(['agreed', 'Asha']);
    expect(await auditEntries('answer-for-picture')).toEqual([
      ['Asha', { consent: '' }, { consent: 'agreed' }],
    ]);
  });

  test('it is asked once per picture, and nobody’s name is put to another’s answer', async () => {
    const { asha, ravi, mediaId, consent, auditEntries, newStory, send } = await begin();
    const first = await newStory(asha);
    await send(asha, first, 'publish', { [consentName(mediaId)]: 'nobody' });
    const second = await newStory(ravi);
    expect((await send(ravi, second, 'publish')).status, 'answered already').toBe(302);
    const form = await (await ravi.get(second.replace('?new', ''))).text();
    expect(form).toMatch(/No child can be recognised \(Asha, [^)]+\)/);

    // His form was opened with Asha's answer; hers has changed since, and his does not revert it.
    const opened = await ravi.fieldsAt(second.replace('?new', ''));
    await send(asha, first.replace('?new', ''), 'save', { [consentName(mediaId)]: 'agreed' });
    await ravi.post(second.replace('?new', ''), { ...opened, title: 'Another title', intent: 'save' });
    expect(await consent()).toEqual(['agreed', 'Asha']);
    expect(await auditEntries('answer-for-picture')).toHaveLength(2);
  });

  test('an invalid answer, and one for another school’s picture, is refused', async () => {
    const { site, asha, mediaId, consent, newStory, send } = await begin();
    const address = await newStory(asha);
    for (const odd of ['before', 'everyone', 'yes', ''])
      expect((await send(asha, address, 'publish', { [consentName(mediaId)]: odd })).status, odd).toBe(400);
    expect(await consent()).toEqual([null, '']);
    await createTestSchool(site.services.database, 'OTHER');
    await site.services.database.writes
      .updateTable('media_files')
      .set({ school_code: 'OTHER' })
      .where('id', '=', mediaId)
      .execute();
    await send(asha, address.replace('?new', ''), 'save', { [consentName(mediaId)]: 'nobody' });
    expect(await consent()).toEqual([null, '']);
  });

  test('an answer in an album counts elsewhere, and remains after the photo leaves it', async () => {
    const { site, cookie, albumId, state, tus } = await beginAlbum(await open());
    await tus.send(red, { albumId });
    const { mediaId } = (await state()).photos[0]!;
    await describeAll(site, cookie, albumId);
    await press(site, cookie, albumId, { intent: 'publish', consent: 'yes' });
    await press(site, cookie, albumId, { intent: 'remove', mediaId });
    const studio = openStudio(site, cookie);
    const address = (await studio.get('/studio/content/news/new')).headers.get('location')!;
    const form = {
      ...(await studio.fieldsAt(address)),
      title: 'A story',
      description: 'Words.',
      'pictures.0.media': mediaId,
      'pictures.0.alt': 'A trip',
      'pictures.0.sure': 'on',
      intent: 'publish',
    };
    expect((await studio.post(address.replace('?new', ''), form)).status).toBe(302);
    const html = await (await studio.get(address.replace('?new', ''))).text();
    expect(html).toMatch(/We have permission to publish photos of everyone shown \(The editor, /);
  });

  test('a change with an unanswered picture cannot be scheduled either', async () => {
    const { asha, mediaId, newStory, send } = await begin();
    const address = await newStory(asha);
    const without = { 'pictures.0.remove': 'on' };
    expect((await send(asha, address, 'publish', without)).status).toBe(302);
    const later = { due: '2027-01-10T10:00' };
    const refused = await send(asha, address.replace('?new', ''), 'schedule', later);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Picture “A gate”: Please say who is in this picture.');
    const answered = { ...later, [consentName(mediaId)]: 'nobody' };
    const scheduled = await send(asha, address.replace('?new', ''), 'schedule', answered);
    expect(scheduled.headers.get('location')).toContain('done=change-scheduled');
  });

  test('a replacement picture is public at once, so it needs an answer first', async () => {
    const { asha, ravi, mediaId, consent, newStory, send } = await begin();
    await send(asha, await newStory(asha), 'publish', { [consentName(mediaId)]: 'nobody' });
    const replace = (answers: Record<string, string>) => {
      const form = new FormData();
      form.set('intent', 'replace');
      form.set('file', new File([new Uint8Array(red)], 'red.jpg'));
      for (const [name, value] of Object.entries(answers)) form.set(name, value);
      return ravi.post(`/studio/library/${mediaId}`, form);
    };
    const refused = await replace({});
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Please tick that you have permission for everyone shown');
    expect(await consent()).toEqual(['nobody', 'Asha']);
    expect((await replace({ consent: 'yes' })).status).toBe(302);
    expect(await consent()).toEqual(['everyone', 'Ravi']);
  });

  test('withdrawn everywhere, it is gone at once, cannot come back, and an administrator can undo it', async () => {
    const { site, asha, ravi, administrator, mediaId, path, auditEntries, newStory, send, pageOf } =
      await begin();
    const story = await newStory(asha);
    await send(asha, story, 'publish', { [consentName(mediaId)]: 'agreed' });
    const draft = await newStory(ravi);
    await send(ravi, draft, 'save');
    const open = await ravi.fieldsAt(draft.replace('?new', ''));
    const addresses = [`/api/image/${path}`, renditionUrl(path, 320, 'webp')];
    for (const address of addresses) expect((await site.get(address)).status).toBe(200);

    const withdrawal = `/studio/library/${mediaId}/withdrawal`;
    const form = await (await asha.get(story.replace('?new', ''))).text();
    expect(form).toContain(`href="${withdrawal}?back=`);
    expect(await (await asha.get(`/studio/library/${mediaId}`)).text()).toContain(`href="${withdrawal}`);
    const question = await (await asha.get(withdrawal)).text();
    for (const text of ['It will be removed from 2 places', 'A story', 'only in a draft', 'Yes, withdraw “'])
      expect(question).toContain(text);
    expect((await asha.post(withdrawal, { intent: 'withdraw' })).status, 'not sure').toBe(400);
    expect((await site.get(addresses[0]!)).status).toBe(200);

    const why = 'A parent asked by phone';
    const done = await asha.post(withdrawal, { intent: 'withdraw', sure: 'yes', why });
    expect(done.headers.get('location')).toBe(`${withdrawal}?done=withdrawn`);
    await site.services.revisions.refresh();
    for (const address of addresses) expect((await site.get(address)).status, address).toBe(404);
    expect(await (await pageOf(story)).text()).not.toContain(path);
    expect((await ravi.fieldsAt(draft.replace('?new', '')))['pictures.0.media']).toBeUndefined();
    expect(await auditEntries('withdraw-file')).toMatchObject([
      ['Asha', { usedIn: ['A story', 'A story'] }, { why }],
    ]);
    const listed = async (q: string) => (await asha.get(`/studio/library?tab=withdrawn&q=${q}`)).text();
    for (const text of ['by Asha.', why, `href="${withdrawal}"`])
      expect(await listed('phone'), text).toContain(text);
    expect(await listed('somewhere')).toContain('Nothing found');

    const again = await ravi.post(draft.replace('?new', ''), { ...open, intent: 'publish' });
    expect(again.status, 'a form that was open meanwhile').toBe(400);
    expect(await again.text()).toContain('Picture “A gate”: This picture was withdrawn from the site');
    expect((await asha.post(withdrawal, { intent: 'withdraw', sure: 'yes' })).status, 'twice').toBe(404);

    expect((await asha.get(`/studio/library/${mediaId}`)).headers.get('location')).toBe(withdrawal);
    expect(await (await asha.get(withdrawal)).text()).not.toContain('Undo the withdrawal');
    expect((await asha.post(withdrawal, { intent: 'restore' })).status).toBe(403);
    expect(await (await administrator.get(withdrawal)).text()).toContain('Undo the withdrawal');
    expect((await administrator.post(withdrawal, { intent: 'restore' })).headers.get('location')).toContain(
      'done=restored',
    );
    await site.services.revisions.refresh();
    expect(await (await pageOf(story)).text()).toContain(path);
    expect(await auditEntries('restore-file')).toHaveLength(1);
    const log = await (await administrator.get('/studio/audit?kind=pictures')).text();
    expect(log, 'the way to it, where nothing lists it').toContain(`href="${withdrawal}"`);
  });

  test('every content type with pictures asks', async () => {
    const { asha, mediaId } = await begin();
    const typesWithPictures = contentTypes.filter(
      ({ isSingleton, fields }) =>
        !isSingleton && fields.some((field) => isFilesField(field) && field.kind !== 'documents'),
    );
    expect(typesWithPictures.map(({ name }) => name)).toContain('notifications');
    for (const { name, fields } of typesWithPictures) {
      const field = fields.find((each) => isFilesField(each) && each.kind !== 'documents')!.name;
      const address = `/studio/content/${name}/${newId()}?new`;
      const file = { [`${field}.0.media`]: mediaId, [`${field}.0.alt`]: 'A gate', [`${field}.0.sure`]: 'on' };
      const form = { ...(await asha.fieldsAt(address)), ...file };
      const refused = await asha.post(address.replace('?new', ''), { ...form, intent: 'publish' });
      expect(refused.status, name).toBe(400);
      expect(await refused.text(), name).toContain('Picture “A gate”: Please say who is in this picture.');
    }
  });
});
