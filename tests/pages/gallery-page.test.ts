import { expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { NOW, publish, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { addAlbum } from '#tests/support/content/add-content.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/Gallery');

async function gallery(site: TestSite, search: string) {
  const response = await site.follow(`/Gallery${search}`);
  expect(response.status, search).toBe(200);
  const html = await response.text();
  return { html, ...partsOf(html) };
}

onAnyEngine((open) => {
  test('the year and month filters select, count and can be shared', async () => {
    const database = await open();
    const site = await openSite(database);
    for (const [id, date] of [
      ['feb', '2026-02-14'],
      ['nov', '2025-11-30'],
      ['dec', '2025-12-01'],
    ] as const)
      await publishAlbum(database, { id, date });
    await site.services.revisions.refresh();

    const shown = async (search: string) => (await gallery(site, search)).albums;
    expect(await shown('')).toEqual(['feb', 'dec', 'nov']);
    expect(await shown('?year=2025')).toEqual(['dec', 'nov']);
    expect(await shown('?year=2025&month=11')).toEqual(['nov']);
    expect(await shown('?month=11&year=2025')).toEqual(['nov']);
    expect(await shown('?year=2025&month=1')).toEqual([]);
    expect(await shown('?year=1999')).toEqual([]);
    expect(await shown('?month=11')).toEqual(['nov']);

    const { html, canonicals } = await gallery(site, '?year=2025&month=11');
    expect(html).toMatch(/<b>1<\/b>[^a-z]*of 3 albums/);
    expect(html).toMatch(/<option value="2025" selected="">/);
    expect(html).toMatch(/<option value="11" selected="">Nov</);
    expect(html).not.toMatch(/<option value="2">Feb/);
    expect(canonicals).toEqual(['https://school.example/Gallery?year=2025&amp;month=11']);
  });

  test('a search in the other script finds, and says that it is another spelling', async () => {
    const database = await open();
    const site = await openSite(database);
    const plain = { description: '' };
    await publishAlbum(database, { ...plain, id: 'poets', title: 'कवि सम्मेलन', date: '2026-02-14' });
    await publishAlbum(database, { ...plain, id: 'feast', title: 'वार्षिकोत्सव', date: '2026-01-14' });
    await publishAlbum(database, { ...plain, id: 'drama', title: 'Nukkad Natak', date: '2025-11-30' });
    await site.services.revisions.refresh();
    const SIMILAR = 'Similar spelling';

    const found = await gallery(site, '?q=kavi+sammelan');
    expect(found.albums).toEqual(['poets']);
    expect(found.html).toContain(SIMILAR);
    expect(found.html).toMatch(/<b>1<\/b>[^a-z]*of 3 albums/);
    expect(found.canonicals).toEqual(['https://school.example/Gallery?q=kavi+sammelan']);
    expect(found.html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect((await gallery(site, '?q=नाटक')).albums).toEqual(['drama']);
    expect((await gallery(site, '?q=varshik+utsaw')).albums).toEqual(['feast']);

    const exact = await gallery(site, '?q=सम्मेलन');
    expect(exact.albums).toEqual(['poets']);
    expect(exact.html).not.toContain(SIMILAR);
    expect((await gallery(site, '?q=kavi+sammelan&year=2025')).html).toContain(
      'No albums found in 2025 with “kavi sammelan”',
    );
    // Two letters are not searched for.
    for (const nothing of ['elephant', 'kv', 'नट']) {
      const { html, albums } = await gallery(site, `?q=${nothing}`);
      expect(albums, nothing).toEqual([]);
      expect(html, nothing).toContain(`No albums found with “${nothing}”`);
      expect(html, nothing).not.toContain(SIMILAR);
    }
  });

  test('a month without a year shows that month of every year, and says so', async () => {
    const database = await open();
    const site = await openSite(database);
    for (const date of ['2026-11-06', '2026-02-14', '2025-11-30', '2025-12-01', '2019-11-01'])
      await publishAlbum(database, { id: `on-${date}`, date, title: `Day of ${date.slice(0, 4)}` });
    await site.services.revisions.refresh();
    const { albums, html, canonicals } = await gallery(site, '?month=11');
    expect(albums).toEqual(['on-2026-11-06', 'on-2025-11-30', 'on-2019-11-01']);
    expect(html).toMatch(/<b>3<\/b>[^a-z]*of 5 albums<!-- -->, every November</);
    expect(html).toContain('<title>Photo Gallery every November');
    expect(html).toContain('<option value="12">Dec</option><option value="11" selected="">Nov</option>');
    expect(canonicals).toEqual(['https://school.example/Gallery?month=11']);
    expect((await gallery(site, '?month=11&q=2025')).albums).toEqual(['on-2025-11-30']);
    expect((await gallery(site, '?month=11&q=day')).albums).toEqual(albums);
    const none = await gallery(site, '?month=7&q=day');
    expect(none.html).toContain('No albums found in any July with “day”');
    expect(none.html).toContain('Search all months for “day”');
  });

  test('a year typed into the search is counted and paged like any words', async () => {
    const database = await open();
    const site = await openSite(database);
    for (let day = 1; day <= 26; day++)
      await publishAlbum(database, { id: `day-${day}`, date: `2025-03-${String(day).padStart(2, '0')}` });
    await publishAlbum(database, { date: '2026-03-01' });
    await site.services.revisions.refresh();
    const first = await gallery(site, '?q=2025');
    expect(first.albums).toHaveLength(24);
    expect(first.html).toMatch(/<b>26<\/b>[^a-z]*of 27 albums/);
    expect(first.html).toMatch(/<input type="search" [^>]*value="2025"/);
    expect((await gallery(site, '?q=2025&page=2')).albums).toEqual(['day-2', 'day-1']);
  });

  test('a card shows the year, too, because albums of several years are side by side', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishAlbum(database, { date: '2025-11-30' });
    await site.services.revisions.refresh();
    const { html } = await gallery(site, '');
    const [, stamp] = /<time[^>]*dateTime="2025-11-30">(.*?)<\/time>/.exec(html)!;
    expect(stamp!.replaceAll('<!-- -->', '')).toBe('<b>30</b> <span>Nov 2025</span>');
  });

  test('an invalid value is ignored', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishAlbum(database, { id: 'feb', date: '2026-02-14' });
    await site.services.revisions.refresh();
    const nonsense = [
      'year=abcd',
      'year=',
      'year=2026.5',
      'year=-1',
      'year=1e9',
      'year=2026&month=13',
      'month=abc',
    ];
    for (const search of [
      ...nonsense,
      'year=2026&month=0',
      'page=-1',
      'page=0',
      'page=x',
      'page=1e9',
      'year=%00',
    ]) {
      const { albums, canonicals } = await gallery(site, `?${search}`);
      expect(albums, search).toEqual(['feb']);
      expect(canonicals, search).toEqual([
        `https://school.example/Gallery${search.startsWith('year=2026&') ? '?year=2026' : ''}`,
      ]);
    }
    expect((await gallery(site, '?page=99999')).albums).toEqual([]);
    expect((await gallery(site, '?year=2026&year=1999')).albums).toEqual(['feb']);
  });

  test('many albums are on pages of 24, each linked to the next', async () => {
    const database = await open();
    const site = await openSite(database);
    const ids = Array.from({ length: 30 }, (_, index) => `album-${String(index).padStart(2, '0')}`);
    await publish(database, async (change) => {
      for (const id of ids)
        await addAlbum(change, {
          id,
          schoolCode: SCHOOL,
          now: NOW,
          title: id,
          description: '',
          photos: [],
          date: `2025-06-${id.slice(-2).replace('00', '30')}`,
        });
    });
    await site.services.revisions.refresh();
    const first = await gallery(site, '?year=2025');
    const second = await gallery(site, '?year=2025&page=2');
    expect(first.albums).toHaveLength(24);
    expect(second.albums).toHaveLength(6);
    expect([...first.albums, ...second.albums].sort()).toEqual(ids);
    expect(first.html).toMatch(/rel="next" href="\/Gallery\?year=2025&amp;page=2"/);
    expect(first.html).not.toMatch(/rel="prev"/);
    expect(second.html).toMatch(/rel="prev" href="\/Gallery\?year=2025"/);
    expect(second.html).not.toMatch(/rel="next"/);
    expect((await gallery(site, '?page=99999')).html).toMatch(/rel="prev" href="\/Gallery\?page=2"/);
  });
});
