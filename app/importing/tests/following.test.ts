import { expect, test } from 'vitest';
import { acceptShorterList, decide, listOpenDecisions } from '#app/importing/following/decide.server.ts';
import { listShrunk } from '#app/importing/following/follow-runs.server.ts';
import { news } from '#app/features/news/content-type.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { findWorkingCopy, saveDraft } from '#app/publishing/drafts/drafts.server.ts';
import { publish } from '#app/publishing/items/publish.server.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';
import {
  importForTest,
  providerForTest,
  releaseForTest,
  siteFrom,
} from '#app/importing/tests/support/import-for-test.ts';
import { commandContextFor } from '#app/importing/tests/support/command-context.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/news', '/api/subGallery');

/** The office changes the title, and publishes it. */
async function editHere(site: TestSite, id: string, title: string): Promise<void> {
  const { staff, now } = commandContextFor(site);
  await changeContent(site.services.database.writes, SCHOOL, now, async (change) => {
    const itemRef = { schoolCode: SCHOOL, id };
    const copy = (await findWorkingCopy(change, news, itemRef))!;
    const fields = { ...copy.fields, texts: { ...copy.fields.texts, title } };
    await saveDraft(change, news, {
      ...itemRef,
      fields,
      base: copy.base,
      editor: 'x',
      staff,
      now,
      isNew: false,
    });
    await publish(change, news, { ...itemRef, staff, now });
  });
  await site.services.revisions.refresh();
}

const titlesOf = async (site: TestSite) =>
  ((await (await site.get('/api/news/LFIS')).json()) as { title: string }[]).map(({ title }) => title);

onAnyEngine((open) => {
  async function movedIn(counts: Parameters<typeof providerForTest>[0] = {}) {
    const database = await open();
    const there = await providerForTest(counts);
    const site = await siteFrom(database, there);
    await importForTest(site, there);
    await releaseForTest(site, there.address);
    const step = async () => {
      const done = await importForTest(site, there, { kind: 'step' });
      await site.services.revisions.refresh();
      return done;
    };
    const waiting = async () =>
      (await listOpenDecisions(database.reads, { schoolCode: SCHOOL, source: there.address })).shown;
    return { database, there, site, step, waiting };
  }

  test('a change there is public here; new items become drafts', async () => {
    const { there, site, step, waiting } = await movedIn();
    there.edit('news', there.lists.news[1]!['_id'], { title: 'Gates open at 8:45' });
    there.add('news', {
      _id: 'brand-new',
      title: 'Code week',
      description: 'In Grade VI',
      fromDate: '2025-10-20',
      date: '2025-10-20',
    });
    const { report } = await step();
    expect(report).toMatchObject({ news: { created: 1, updated: 1, unchanged: 3, passed: 0 } });
    expect(await titlesOf(site)).toEqual([
      'Sample news 0',
      'Gates open at 8:45',
      'Sample news 2',
      'Sample news 3',
    ]);
    expect(await waiting()).toEqual([]);
    // A photo added to an album later needs consent, and the others stay.
    const album = there.lists.albums[0]!;
    there.edit('albums', album['_id'], {
      attachments: [...(album['attachments'] as string[]), 'LFIS/public/Images/later.jpg'],
    });
    await step();
    const shown = (await (await site.get(`/api/subGallery?id=${album['_id']}`)).json()) as {
      attachments: string[];
    };
    expect(shown.attachments).toHaveLength(3);
  });

  test('a change by the office wins, and is shown next to theirs', async () => {
    const { there, site, step, waiting } = await movedIn();
    const { _id: id } = there.lists.news[0]!;
    await editHere(site, id, 'Gates open at 8:30');
    // Nothing has changed there: no decision is needed.
    await step();
    expect(await waiting()).toEqual([]);
    there.edit('news', id, { title: 'Gates open at 8:45' });
    await step();
    expect((await titlesOf(site))[0]).toBe('Gates open at 8:30');
    expect(await waiting()).toMatchObject([
      {
        why: 'differs',
        contentType: 'news',
        localId: id,
        texts: [{ name: 'title', here: 'Gates open at 8:30', there: 'Gates open at 8:45' }],
      },
    ]);
    const about = { source: there.address, contentType: 'news' as const, remoteId: id };
    expect(await decide(commandContextFor(site), { ...about, decision: 'ours' })).toBe('done');
    await step();
    expect(await waiting()).toEqual([]);
    expect((await titlesOf(site))[0]).toBe('Gates open at 8:30');

    there.edit('news', id, { title: 'Gates open at 9:00' });
    await step();
    expect(await waiting()).toHaveLength(1);
    expect(await decide(commandContextFor(site), { ...about, decision: 'theirs' })).toBe('done');
    await site.services.revisions.refresh();
    expect((await titlesOf(site))[0]).toBe('Gates open at 9:00');
    // From here on it is followed again.
    there.edit('news', id, { title: 'Gates open at 9:15' });
    await step();
    expect((await titlesOf(site))[0]).toBe('Gates open at 9:15');
  });

  test('an item that vanished there is reported and stays, until somebody withdraws it', async () => {
    const { there, site, step, waiting } = await movedIn({ news: 8 });
    const { _id: id } = there.lists.news[2]!;
    there.remove('news', id);
    await step();
    expect(await waiting()).toMatchObject([{ why: 'gone', contentType: 'news', localId: id, isLive: true }]);
    expect(await titlesOf(site)).toContain('Sample news 2');
    const about = { source: there.address, contentType: 'news' as const, remoteId: id };
    expect(await decide(commandContextFor(site), { ...about, decision: 'withdraw' })).toBe('done');
    await site.services.revisions.refresh();
    expect(await titlesOf(site)).not.toContain('Sample news 2');
    await step();
    expect(await waiting()).toEqual([]);
  });

  test.each(['empty-list', 'shorter-list'] as const)(
    'a list with behaviour %s stops and asks',
    async (behaviour) => {
      const { there, site, step, waiting } = await movedIn({ news: 10 });
      there.set({ behaviour, on: /news/ });
      there.edit('albums', there.lists.albums[0]!['_id'], { title: 'Another title' });
      const { importRun } = await step();
      const left = behaviour === 'empty-list' ? 0 : 6;
      expect(importRun.lists.news?.shrunk).toEqual({ before: 10, now: left, missing: expect.any(Array) });
      const of = { schoolCode: SCHOOL, source: there.address };
      const [shrunk] = await listShrunk(site.services.database.reads, of);
      expect(shrunk!.missing.map(({ title }) => title).sort()).toEqual(
        there.lists.news
          .slice(left)
          .map(({ title }) => title)
          .sort(),
      );
      expect(importRun.lists.albums).toMatchObject({ toImport: 1 });
      expect(await titlesOf(site)).toHaveLength(10);
      expect(await waiting()).toEqual([]);
      await acceptShorterList(commandContextFor(site), { source: there.address, contentType: 'news' });
      const after = await step();
      expect(after.importRun.lists.news?.shrunk).toBeUndefined();
      expect(await titlesOf(site)).toHaveLength(10);
    },
  );

  test('an outage there affects nothing here', async () => {
    const { there, site, step } = await movedIn();
    const before = await titlesOf(site);
    there.set('dead-line');
    const { importRun } = await step();
    expect(importRun).toMatchObject({ state: 'failed', trouble: 'list-unreachable' });
    expect(await titlesOf(site)).toEqual(before);
    there.set();
    expect((await step()).importRun.state).toBe('done');
  });

  test('an item deleted here does not come back', async () => {
    const { database, there, site, step } = await movedIn();
    const { _id: id } = there.lists.news[0]!;
    await database.writes
      .updateTable('content_items')
      .set({ deleted_at: site.clock.now.toISOString() })
      .where('id', '=', id)
      .execute();
    there.edit('news', id, { title: 'Again' });
    await step();
    expect(await titlesOf(site)).not.toContain('Again');
  });
});
