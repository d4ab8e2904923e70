import { describe, expect, test } from 'vitest';
import { MOST_TRIES } from '#app/features/look/tries/try.ts';
import { listTries } from '#app/features/look/tries/queries.server.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { joinAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { covers } from '#tests/support/http/covers.ts';

covers('/', '/studio/look');

const LOOK = '/studio/look';
const river = { colours: 'river', gateway: 'round', letters: 'round' };
const palettes = ['neem', 'gulmohar', 'jamun', 'river', 'slate', 'terracotta', 'chalk'];

async function openTries(database: TestDatabase) {
  const site = await openSite(database);
  const studio = openStudio(site, (await joinAs(site, 'administrator', { name: 'Asha' })).cookie);
  const keep = (name: string, look: object = {}) =>
    studio.post(LOOK, { ...river, ...look, base: '0', intent: 'keep', name });
  const press = (intent: string, id: string) => studio.post(LOOK, { intent, try: id });
  const tries = () => listTries(database.reads, SCHOOL);
  const page = async (search = '') =>
    (await (await studio.get(LOOK + search)).text()).replaceAll('<!-- -->', '');
  return { site, studio, keep, press, tries, page };
}

onAnyEngine((open) => {
  describe('a look that is kept as a try', () => {
    test('is there for the next time, and families see nothing of it', async () => {
      const database = await open();
      const { site, keep, page } = await openTries(database);
      const before = await (await site.get('/')).text();
      expect(await page()).not.toContain('Side by side');
      const kept = await keep('  For the \n hall ');
      expect([kept.status, kept.headers.get('location')]).toEqual([
        302,
        `${LOOK}?done=kept&colours=river&gateway=round&letters=round#tries`,
      ]);
      expect(await (await site.get('/')).text()).toBe(before);
      const html = await page();
      expect(html).toContain('<h3>For the hall</h3><p>River, Round, Round</p><p>Asha, ');
      expect(html).toContain('href="/studio/look?colours=river&amp;gateway=round&amp;letters=round"');
      // The form has what is on the site, until somebody opens the try.
      expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="marigold"/);
      expect(await page('?colours=river&gateway=round&letters=round')).toMatch(
        /<input type="radio"[^>]*checked=""[^>]*value="river"/,
      );
    });

    test('is used for the site by its own button', async () => {
      const { studio, site, keep, page } = await openTries(await open());
      await keep('For the hall');
      const [form] = /<form[^>]*>(?:<input type="hidden"[^>]*>)+<button>Use for the site/.exec(await page())!;
      const fields = Object.fromEntries(
        [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
      );
      expect((await studio.post(LOOK, fields)).headers.get('location')).toBe(
        `${LOOK}?done=saved&try=${fields['try']}#tries`,
      );
      expect(await (await site.get('/')).text()).toContain('--wall:#0d4f6e');
      expect(await page()).not.toContain('Use for the site<');
    });

    test('may be of the school’s own two colours', async () => {
      const { keep, tries } = await openTries(await open());
      await keep('Ours', { colours: 'own', wall: '#0A2A66', accent: '#ffc72c' });
      expect((await tries())[0]?.look.colours).toEqual({ wall: '#0a2a66', accent: '#ffc72c' });
    });

    test('has a name and a look of its own, and is not the one on the site', async () => {
      const { keep, tries } = await openTries(await open());
      await keep('For the hall');
      const said = async (answer: Promise<Response>) => {
        const response = await answer;
        return [response.status, /role="alert"[^>]*><p>([^<]*)/.exec(await response.text())?.[1]];
      };
      expect(await said(keep(' ', { colours: 'neem' }))).toEqual([400, 'It is not kept: give it a name.']);
      expect(await said(keep('for the HALL', { colours: 'neem' }))).toEqual([
        400,
        'It is not kept: another try has this name. Give it another one.',
      ]);
      expect((await said(keep('Another')))[1]).toMatch(/^This look is kept already/);
      expect(
        (await said(keep('Same', { colours: 'marigold', gateway: 'cusped', letters: 'carved' })))[1],
      ).toMatch(/^This is the look on the site/);
      expect((await keep('Mud', { colours: 'mud' })).status).toBe(400);
      expect((await tries()).map(({ name }) => name)).toEqual(['For the hall']);
    });

    test('pressed twice is kept once, and there are six at most', async () => {
      const { keep, tries, page } = await openTries(await open());
      await Promise.all([keep('Twice'), keep('Twice')]);
      expect(await tries()).toHaveLength(1);
      const many = await Promise.all(
        palettes.map((colours) => keep(colours, { colours, gateway: 'pointed' })),
      );
      expect(many.filter(({ status }) => status === 302)).toHaveLength(MOST_TRIES - 1);
      expect(await tries()).toHaveLength(MOST_TRIES);
      const html = await page();
      expect(html).toContain('Remove one to keep another.');
      expect(html).not.toContain('Keep as a try');
    });

    test('is removed, brought back by Undo, and forgotten a day after', async () => {
      const database = await open();
      const { site, keep, press, tries, page } = await openTries(database);
      await keep('For the hall');
      const [kept] = await tries();
      const { id } = kept!;
      const gone = await press('remove', id);
      expect(gone.headers.get('location')).toBe(`${LOOK}?done=removed&try=${id}#tries`);
      expect(await tries()).toEqual([]);
      expect(await page(`?done=removed&try=${id}`)).toMatch(
        /“For the hall” is removed\..*<button[^>]*value="restore"[^>]*>Undo</,
      );

      expect((await press('restore', id)).headers.get('location')).toBe(`${LOOK}?done=restored#tries`);
      expect(await tries()).toEqual([kept]);
      expect(await page(`?done=removed&try=${id}`)).not.toContain('Undo');

      await press('remove', id);
      await press('remove', id);
      site.clock.now = new Date(site.clock.now.getTime() + 25 * 60 * 60 * 1000);
      await press('remove', 'nothing');
      expect((await press('restore', id)).headers.get('location')).toBe(`${LOOK}?done=gone#tries`);
      expect(await database.reads.selectFrom('look_tries').selectAll().execute()).toEqual([]);
      const told = await database.reads
        .selectFrom('audit_entries')
        .select(['action', 'subject_title'])
        .where('subject_type', '=', 'look')
        .orderBy('id')
        .execute();
      expect(told.map(({ action }) => action).sort()).toEqual([
        'keep-try',
        'remove-try',
        'remove-try',
        'restore-try',
      ]);
      expect(new Set(told.map(({ subject_title }) => subject_title))).toEqual(new Set(['For the hall']));
    });

    test('does not come back where six others are by now', async () => {
      const { keep, press, tries } = await openTries(await open());
      await keep('First');
      const [first] = await tries();
      await press('remove', first!.id);
      for (const colours of palettes.slice(0, MOST_TRIES)) await keep(colours, { colours, gateway: 'plain' });
      expect((await press('restore', first!.id)).headers.get('location')).toBe(
        `${LOOK}?done=full&try=${first!.id}#tries`,
      );
      expect(await tries()).toHaveLength(MOST_TRIES);
    });

    test('leaves what is chosen in the form when another goes', async () => {
      const { studio, keep, tries } = await openTries(await open());
      await keep('For the hall');
      const [{ id } = { id: '' }] = await tries();
      const gone = await studio.post(`${LOOK}?colours=neem&gateway=plain&letters=book`, {
        intent: 'remove',
        try: id,
      });
      expect(gone.headers.get('location')).toBe(
        `${LOOK}?done=removed&try=${id}&colours=neem&gateway=plain&letters=book#tries`,
      );
    });

    test('is for nobody else: not for an editor, and not for another school', async () => {
      const database = await open();
      const { site, keep, press, tries } = await openTries(database);
      await keep('For the hall');
      const [{ id } = { id: '' }] = await tries();
      const editor = openStudio(site, (await joinAs(site, 'editor')).cookie);
      for (const intent of ['keep', 'remove', 'restore'])
        expect((await editor.post(LOOK, { ...river, intent, try: id, name: 'x' })).status, intent).toBe(403);
      await database.writes
        .insertInto('schools')
        .values({ code: 'OTHER', profile: '{}', created_at: '', updated_at: '' })
        .execute();
      await database.writes.updateTable('look_tries').set({ school_code: 'OTHER' }).execute();
      await press('remove', id);
      expect(await tries()).toEqual([]);
      expect(await listTries(database.reads, 'OTHER')).toHaveLength(1);
    });
  });
});
