import { describe, expect, test } from 'vitest';
import { MAX_SAVED_THEMES } from '#app/features/theme/saved-themes/saved-theme.ts';
import { listSavedThemes } from '#app/features/theme/saved-themes/queries.server.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/studio/look');

const THEME_PAGE = '/studio/look';
const river = { colours: 'river', gateway: 'round', letters: 'round' };
const palettes = ['neem', 'gulmohar', 'jamun', 'river', 'slate', 'terracotta', 'chalk'];

async function openThemePage(database: TestDatabase) {
  const site = await openSite(database);
  const studio = openStudio(site, (await signInAs(site, 'administrator', { name: 'Asha' })).cookie);
  const keep = (name: string, theme: object = {}) =>
    studio.post(THEME_PAGE, { ...river, ...theme, base: '0.0', intent: 'keep', name });
  const press = (intent: string, id: string) => studio.post(THEME_PAGE, { intent, try: id });
  const savedThemes = () => listSavedThemes(database.reads, SCHOOL);
  const page = async (search = '') =>
    (await (await studio.get(THEME_PAGE + search)).text()).replaceAll('<!-- -->', '');
  return { site, studio, keep, press, savedThemes, page };
}

onAnyEngine((open) => {
  describe('a saved theme', () => {
    test('can be used later, and families see nothing of it', async () => {
      const database = await open();
      const { site, keep, page } = await openThemePage(database);
      const before = await (await site.get('/')).text();
      expect(await page()).not.toContain('Saved looks');
      const kept = await keep('  For the \n hall ');
      expect([kept.status, kept.headers.get('location')]).toEqual([
        302,
        `${THEME_PAGE}?done=kept&colours=river&gateway=round&letters=round#tries`,
      ]);
      expect(await (await site.get('/')).text()).toBe(before);
      const html = await page();
      expect(html).toMatch(/<h3>For the hall<\/h3><p>River, Round, Round<\/p><p[^>]*>Asha, /);
      expect(html).toContain('href="/studio/look?colours=river&amp;gateway=round&amp;letters=round"');
      // The form shows the site's theme, until somebody opens the saved one.
      expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="marigold"/);
      expect(await page('?colours=river&gateway=round&letters=round')).toMatch(
        /<input type="radio"[^>]*checked=""[^>]*value="river"/,
      );
    });

    test('is used for the site by its own button', async () => {
      const { studio, site, keep, page } = await openThemePage(await open());
      await keep('For the hall');
      const [form] = /<form[^>]*>(?:<input type="hidden"[^>]*>)+<button[^>]*>Use for the site/.exec(
        await page(),
      )!;
      const fields = Object.fromEntries(
        [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
      );
      expect((await studio.post(THEME_PAGE, fields)).headers.get('location')).toBe(
        `${THEME_PAGE}?done=saved&try=${fields['try']}#tries`,
      );
      expect(await (await site.get('/')).text()).toContain('--wall:#0d4f6e');
      expect(await page()).not.toContain('Use for the site<');
    });

    test('may have the school’s own two colours', async () => {
      const { keep, savedThemes } = await openThemePage(await open());
      await keep('Ours', { colours: 'own', wall: '#0A2A66', accent: '#ffc72c' });
      expect((await savedThemes())[0]?.theme.colours).toEqual({ wall: '#0a2a66', accent: '#ffc72c' });
    });

    test('needs a name and colours of its own, and differs from the one on the site', async () => {
      const { keep, savedThemes } = await openThemePage(await open());
      await keep('For the hall');
      const alertOf = async (answer: Promise<Response>) => {
        const response = await answer;
        return [response.status, /role="alert"[^>]*><p>([^<]*)/.exec(await response.text())?.[1]];
      };
      expect(await alertOf(keep(' ', { colours: 'neem' }))).toEqual([
        400,
        'Not saved. Please enter a name for this look.',
      ]);
      expect(await alertOf(keep('for the HALL', { colours: 'neem' }))).toEqual([
        400,
        'Not saved. Another saved look has this name. Please choose a different name.',
      ]);
      expect((await alertOf(keep('Another')))[1]).toMatch(/^This look is already saved/);
      expect(
        (await alertOf(keep('Same', { colours: 'marigold', gateway: 'cusped', letters: 'carved' })))[1],
      ).toMatch(/^This look is already on the site/);
      expect((await keep('Mud', { colours: 'mud' })).status).toBe(400);
      expect((await savedThemes()).map(({ name }) => name)).toEqual(['For the hall']);
    });

    test('pressed twice is saved once, and there are six at most', async () => {
      const { keep, savedThemes, page } = await openThemePage(await open());
      await Promise.all([keep('Twice'), keep('Twice')]);
      expect(await savedThemes()).toHaveLength(1);
      const many = await Promise.all(
        palettes.map((colours) => keep(colours, { colours, gateway: 'pointed' })),
      );
      expect(many.filter(({ status }) => status === 302)).toHaveLength(MAX_SAVED_THEMES - 1);
      expect(await savedThemes()).toHaveLength(MAX_SAVED_THEMES);
      const html = await page();
      expect(html).toContain('Remove one before you save another.');
      expect(html).not.toContain('Save as an option');
    });

    test('is removed, restored by Undo, and deleted a day later', async () => {
      const database = await open();
      const { site, keep, press, savedThemes, page } = await openThemePage(database);
      await keep('For the hall');
      const [kept] = await savedThemes();
      const { id } = kept!;
      const gone = await press('remove', id);
      expect(gone.headers.get('location')).toBe(`${THEME_PAGE}?done=removed&try=${id}#tries`);
      expect(await savedThemes()).toEqual([]);
      expect(await page(`?done=removed&try=${id}`)).toMatch(
        /“For the hall” was removed\..*<button[^>]*value="restore"[^>]*>Undo</,
      );

      expect((await press('restore', id)).headers.get('location')).toBe(`${THEME_PAGE}?done=restored#tries`);
      expect(await savedThemes()).toEqual([kept]);
      expect(await page(`?done=removed&try=${id}`)).not.toContain('Undo');

      await press('remove', id);
      await press('remove', id);
      site.clock.now = new Date(site.clock.now.getTime() + 25 * 60 * 60 * 1000);
      await press('remove', 'nothing');
      expect((await press('restore', id)).headers.get('location')).toBe(`${THEME_PAGE}?done=gone#tries`);
      expect(await database.reads.selectFrom('saved_themes').selectAll().execute()).toEqual([]);
      const auditEntries = await database.reads
        .selectFrom('audit_entries')
        .select(['action', 'subject_title'])
        .where('subject_type', '=', 'look')
        .orderBy('id')
        .execute();
      expect(auditEntries.map(({ action }) => action).sort()).toEqual([
        'keep-try',
        'remove-try',
        'remove-try',
        'restore-try',
      ]);
      expect(new Set(auditEntries.map(({ subject_title }) => subject_title))).toEqual(
        new Set(['For the hall']),
      );
    });

    test('is not restored if there are six others by now', async () => {
      const { keep, press, savedThemes } = await openThemePage(await open());
      await keep('First');
      const [first] = await savedThemes();
      await press('remove', first!.id);
      for (const colours of palettes.slice(0, MAX_SAVED_THEMES))
        await keep(colours, { colours, gateway: 'plain' });
      expect((await press('restore', first!.id)).headers.get('location')).toBe(
        `${THEME_PAGE}?done=full&try=${first!.id}#tries`,
      );
      expect(await savedThemes()).toHaveLength(MAX_SAVED_THEMES);
    });

    test('does not change the selection in the form when another is removed', async () => {
      const { studio, keep, savedThemes } = await openThemePage(await open());
      await keep('For the hall');
      const [{ id } = { id: '' }] = await savedThemes();
      const gone = await studio.post(`${THEME_PAGE}?colours=neem&gateway=plain&letters=book`, {
        intent: 'remove',
        try: id,
      });
      expect(gone.headers.get('location')).toBe(
        `${THEME_PAGE}?done=removed&try=${id}&colours=neem&gateway=plain&letters=book#tries`,
      );
    });

    test('is not accessible to an editor, or to another school', async () => {
      const database = await open();
      const { site, keep, press, savedThemes } = await openThemePage(database);
      await keep('For the hall');
      const [{ id } = { id: '' }] = await savedThemes();
      const editor = openStudio(site, (await signInAs(site, 'editor')).cookie);
      for (const intent of ['keep', 'remove', 'restore'])
        expect((await editor.post(THEME_PAGE, { ...river, intent, try: id, name: 'x' })).status, intent).toBe(
          403,
        );
      await database.writes
        .insertInto('schools')
        .values({ code: 'OTHER', created_at: '', updated_at: '' })
        .execute();
      await database.writes.updateTable('saved_themes').set({ school_code: 'OTHER' }).execute();
      await press('remove', id);
      expect(await savedThemes()).toEqual([]);
      expect(await listSavedThemes(database.reads, 'OTHER')).toHaveLength(1);
    });
  });
});
