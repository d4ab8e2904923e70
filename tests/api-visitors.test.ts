import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSite, type TestSite } from './support/built-site.ts';
import { onEachEngine } from './support/engines.ts';
import { foundTestSchool, NOW } from './support/school.ts';
import { allRows } from './support/tables.ts';

const secondProcess = fileURLToPath(import.meta.resolve('./support/register-visits.ts'));
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const browser = (number: number) => `${FIREFOX} of ${number}`;

async function visit(site: TestSite, userAgent: string | undefined, headers = {}, schoolcode = 'LFIS') {
  const response = await site.post(
    '/api/visitor',
    { schoolcode },
    {
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
      ...headers,
    },
  );
  expect(response.status).toBe(200);
  return (await response.json()) as { visitor: number; counted: boolean };
}

const countOf = async (site: TestSite, code = 'LFIS') =>
  ((await (await site.get(`/api/visitor/${code}`)).json()) as { visitor: number }[])[0]!.visitor;

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

onEachEngine((open) => {
  test('a visit counts once; another begins half an hour after the last one did', async () => {
    const site = await openSite(await open());
    expect(await countOf(site)).toBe(0);
    expect(await visit(site, FIREFOX)).toEqual({ visitor: 1, counted: true });
    expect(await visit(site, FIREFOX)).toEqual({ visitor: 1, counted: false });
    site.clock.now = minutesLater(29);
    expect(await visit(site, FIREFOX)).toEqual({ visitor: 1, counted: false });
    expect(await visit(site, browser(2))).toEqual({ visitor: 2, counted: true });
    site.clock.now = minutesLater(31);
    expect(await visit(site, FIREFOX)).toEqual({ visitor: 3, counted: true });
    expect(await countOf(site)).toBe(3);
  });

  test('each school has a count of its own', async () => {
    const database = await open();
    const site = await openSite(database);
    await foundTestSchool(database, 'OTHER');
    await visit(site, FIREFOX);
    expect(await visit(site, FIREFOX, {}, 'OTHER')).toEqual({ visitor: 1, counted: true });
    await visit(site, browser(2), {}, 'OTHER');
    expect([await countOf(site), await countOf(site, 'OTHER')]).toEqual([1, 2]);
  });

  test('robots, and whoever does not say what they are, do not count', async () => {
    const database = await open();
    const site = await openSite(database);
    const robots = ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'bingbot/2.0', '', '  '];
    for (const robot of [...robots, undefined])
      expect(await visit(site, robot), robot).toEqual({ visitor: 0, counted: false });
    const { visit_marks, visitor_totals, visits_by_day } = await allRows(database);
    expect([visit_marks, visitor_totals, visits_by_day]).toEqual([[], [], []]);
  });

  test('200 browsers at the same moment count 200, and once each if they all reload', async () => {
    const site = await openSite(await open());
    const everybody = Array.from({ length: 200 }, (_, number) => browser(number));
    const first = await Promise.all(everybody.map((userAgent) => visit(site, userAgent)));
    expect(first.filter((answer) => answer.counted)).toHaveLength(200);
    expect(await countOf(site)).toBe(200);
    const again = await Promise.all([...everybody, ...everybody].map((userAgent) => visit(site, userAgent)));
    expect(again.filter((answer) => answer.counted)).toEqual([]);
    expect(await countOf(site)).toBe(200);
  });

  test('two processes on one database neither lose nor double a visit, whether they share its browsers or not', async () => {
    const database = await open();
    const site = await openSite(database);
    const visitsHere = (prefix: string) =>
      Promise.all(Array.from({ length: 100 }, (_, number) => visit(site, `${prefix} ${number}`)));
    const visitsInBoth = async (prefixThere: string, prefixHere: string) => {
      const there = spawn(
        process.execPath,
        [secondProcess, JSON.stringify(database.where), 'LFIS'].concat([
          NOW.toISOString(),
          prefixThere,
          '100',
        ]),
        { stdio: ['pipe', 'pipe', 'inherit'] },
      );
      const ended = once(there, 'exit');
      await once(there.stdout, 'data');
      there.stdin.end();
      await visitsHere(prefixHere);
      expect(await ended).toEqual([0, null]);
    };

    await visitsInBoth(`${FIREFOX} there`, `${FIREFOX} here`);
    expect(await countOf(site)).toBe(200);
    await visitsInBoth(`${FIREFOX} both`, `${FIREFOX} both`);
    expect(await countOf(site)).toBe(300);
    const { visits_by_day } = await allRows(database);
    expect(visits_by_day).toEqual([{ school_code: 'LFIS', day: '2026-11-15', visits: 300 }]);
  });

  test('a day is India’s day, and with the day its key is thrown away', async () => {
    const database = await open();
    const site = await openSite(database);
    site.clock.now = new Date('2026-11-15T18:29:00Z');
    await visit(site, FIREFOX);
    const [key] = (await allRows(database)).daily_keys!;
    site.clock.now = new Date('2026-11-15T18:31:00Z');
    await visit(site, browser(2));
    await visit(site, browser(3));

    const { visits_by_day, visit_marks, daily_keys } = await allRows(database);
    expect(visits_by_day!.sort((a, b) => String(a.day).localeCompare(String(b.day)))).toEqual([
      { school_code: 'LFIS', day: '2026-11-15', visits: 1 },
      { school_code: 'LFIS', day: '2026-11-16', visits: 2 },
    ]);
    expect(daily_keys).toHaveLength(1);
    expect(visit_marks, 'only the new day’s').toHaveLength(2);
    expect(daily_keys![0]).toMatchObject({ day: '2026-11-16' });
    expect(daily_keys![0]!.secret).not.toBe(key!.secret);
  });

  test('who came cannot be read from any table or log line', async () => {
    const database = await open();
    const site = await openSite(database, { TRUST_PROXY: 'on' });
    const address = '203.0.113.77';
    await visit(site, FIREFOX, { 'x-forwarded-for': `198.51.100.1, ${address}` });
    expect(await visit(site, FIREFOX, { 'x-forwarded-for': '203.0.113.78' })).toMatchObject({
      counted: true,
    });
    expect(await visit(site, FIREFOX, { 'x-forwarded-for': address })).toMatchObject({ counted: false });
    const kept = JSON.stringify([await allRows(database), site.logged]);
    for (const trace of [address, '203.0.113', '198.51.100.1', FIREFOX, 'Firefox', 'Mozilla'])
      expect(kept).not.toContain(trace);
  });
});
