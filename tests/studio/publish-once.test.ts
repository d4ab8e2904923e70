import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { CommandContext } from '#app/access/command-context.ts';
import { findType } from '#app/content-types.ts';
import { publishItem } from '#app/publishing/commands/publish-item.server.ts';
import { saveItem } from '#app/publishing/commands/save-item.server.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { wordsOf } from '#app/words/words.ts';
import { itemIntents } from '#app/studio/content/item-intents.server.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/content/:type/:id');

const sectionsSaying = (text: string) =>
  JSON.stringify([{ id: 'fees', kind: 'text', values: { heading: 'Fees', text }, items: [] }]);

onEachEngine((open) => {
  test('publishing a section reads the form once, the working copy once, and renders the page once', async () => {
    const database = await open();
    const queries: RootOperationNode[] = [];
    const listening: KyselyPlugin = {
      transformQuery: ({ node }) => (queries.push(node), node),
      transformResult: async ({ result }) => result,
    };
    const site = await openSite({
      ...database,
      reads: database.reads.withPlugin(listening),
      writes: database.writes.withPlugin(listening),
    });
    const ourSite = site.services.sites.of(SCHOOL);
    const services = { ...site.services, site: ourSite };
    const draw = vi.fn(async () => '<!doctype html><title>Fees</title>');

    async function publish(fields: Record<string, string>) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const get = vi.spyOn(form, 'get');
      queries.length = 0;
      draw.mockClear();
      const answer = await itemIntents.publish.run({
        ...contextOf(site),
        services,
        site: ourSite,
        words: studioWordsOf('en'),
        dates: wordsOf('en').dates,
        request: new Request(`${ourSite.url}/studio/content/ownpages/fees`),
        requestId: 'test',
        params: { type: 'ownpages', id: 'fees' },
        search: new URLSearchParams(),
        form,
        intent: 'publish',
        input: undefined,
        draw,
        requirePermission: () => undefined,
        requireProof: async () => undefined,
      });
      expect(answer).toMatchObject({ status: 302 });
      return {
        timesRead: get.mock.calls.filter(([name]) => name === 'sections').length,
        draws: draw.mock.calls.length,
        workingCopies: queries.filter(isWholeDraft).length,
      };
    }

    const texts = {
      title: 'Fees',
      lead: 'What a year costs',
      description: 'What a year at the school costs',
      address: 'fees',
      layout: 'sheet',
    };
    const first = await publish({ ...texts, sections: sectionsSaying('One'), new: '1', base: '0.0' });
    const again = await publish({ ...texts, sections: sectionsSaying('Two'), base: '0.1', editor: 'e' });
    const once = { timesRead: 1, draws: 1, workingCopies: 1 };
    expect({ first, again }).toEqual({ first: once, again: once });
  });

  test('a change saved after the working copy was read is not overwritten by publishing', async () => {
    const database = await open();
    const context = contextOf(await openSite(database));
    const type = findType('news')!;
    const itemKey = { schoolCode: SCHOOL, id: 'sports-day' };
    const save = async (title: string, base: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        title,
        date: '2026-11-14',
        fromDate: '2026-11-14',
        base,
        new: '1',
      }))
        form.set(name, value);
      form.set('description', '<p>It was a fine day.</p>');
      return saveItem(context, type, itemKey.id, form, { audit: false });
    };
    await save('Sports day', '0.0');
    const copy = (await findWorkingCopy(database.writes, type, itemKey))!;
    await save('Annual sports day', copy.base);
    expect(await publishItem(context, type, itemKey.id, undefined, { copy })).toEqual({ done: 'published' });
    const shown = (await findWorkingCopy(database.writes, type, itemKey))!;
    expect(shown.fields.texts['title']).toBe('Annual sports day');
  });
});

const contextOf = ({ services, clock }: TestSite): CommandContext => ({
  services,
  now: clock.now,
  staff: {
    id: 'asha',
    name: 'Asha',
    email: 'asha@school.example',
    role: 'editor',
    language: 'en',
    schoolCode: SCHOOL,
    sessionId: '',
    provedAt: null,
  },
});

function isWholeDraft(node: RootOperationNode): boolean {
  const text = JSON.stringify(node);
  return (
    node.kind === 'SelectQueryNode' && text.includes('"content_drafts"') && text.includes('SelectAllNode')
  );
}
