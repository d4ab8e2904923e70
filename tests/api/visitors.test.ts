import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MAX_PER_DAY, MAX_PER_HOUR } from '#app/features/visitors/limits.ts';
import { listVisitsByDay } from '#app/features/visitors/queries.server.ts';
import { ask } from '../../scripts/lib/ask.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { createTestSchool, NOW } from '#tests/support/content/school.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { longTest } from '#tests/support/tier.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/visitor');

const secondProcess = fileURLToPath(import.meta.resolve('#tests/support/register-visits.ts'));
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

onAnyEngine((open) => {
  test('a visit counts once and continues while pages follow; after half an hour a new one starts', async () => {
    const site = await openSite(await open());
    expect(await countOf(site)).toBe(0);
    expect(await visit(site, FIREFOX)).toEqual({ visitor: 1, counted: true });
    expect(await visit(site, FIREFOX)).toEqual({ visitor: 1, counted: false });
    site.clock.now = minutesLater(29);
    expect(await visit(site, FIREFOX)).toEqual({ visitor: 1, counted: false });
    expect(await visit(site, browser(2))).toEqual({ visitor: 2, counted: true });
    site.clock.now = minutesLater(58);
    expect(await visit(site, FIREFOX)).toEqual({ visitor: 2, counted: false });
    site.clock.now = minutesLater(88);
    expect(await visit(site, FIREFOX)).toEqual({ visitor: 3, counted: true });
    expect(await countOf(site)).toBe(3);
  });

  test('each school has its own count', async () => {
    const database = await open();
    const site = await openSite(database);
    await createTestSchool(database, 'OTHER');
    await visit(site, FIREFOX);
    expect(await visit(site, FIREFOX, {}, 'OTHER')).toEqual({ visitor: 1, counted: true });
    await visit(site, browser(2), {}, 'OTHER');
    expect([await countOf(site), await countOf(site, 'OTHER')]).toEqual([1, 2]);
  });

  test('robots, and clients without a user agent, do not count', async () => {
    const database = await open();
    const site = await openSite(database);
    const robots = ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'bingbot/2.0', '', '  '];
    for (const robot of [...robots, undefined])
      expect(await visit(site, robot), robot).toEqual({ visitor: 0, counted: false });
    const { visit_marks, visitor_totals, visits_by_day } = await allRows(database);
    expect([visit_marks, visitor_totals, visits_by_day]).toEqual([[], [], []]);
  });

  test('1,000 browsers at the same moment count 1,000, and once each if they all reload', async () => {
    const site = await openSite(await open());
    const everybody = Array.from({ length: 1000 }, (_, number) => browser(number));
    const first = await Promise.all(everybody.map((userAgent) => visit(site, userAgent)));
    expect(first.filter((answer) => answer.counted)).toHaveLength(1000);
    expect(await countOf(site)).toBe(1000);
    const again = await Promise.all([...everybody, ...everybody].map((userAgent) => visit(site, userAgent)));
    expect(again.filter((answer) => answer.counted)).toEqual([]);
    expect(await countOf(site)).toBe(1000);
  });

  test('two processes on one database neither lose nor duplicate a visit, whether or not they share browsers', async () => {
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
    expect(visits_by_day).toEqual([{ school_code: 'LFIS', day: '2026-11-15', visits: 300, refused: 0 }]);
  });

  test('a day is a day in India, and its key is deleted when it ends', async () => {
    const database = await open();
    const site = await openSite(database);
    site.clock.now = new Date('2026-11-15T18:29:00Z');
    await visit(site, FIREFOX);
    const [key] = (await allRows(database)).daily_keys!;
    site.clock.now = new Date('2026-11-15T18:31:00Z');
    await visit(site, browser(2));
    site.clock.now = new Date('2026-11-15T20:00:00Z');
    await visit(site, browser(3));

    const { visit_marks, daily_keys } = await allRows(database);
    expect(await listVisitsByDay(database.reads, 'LFIS', { from: '2026-11-01', to: '2026-11-30' })).toEqual([
      { day: '2026-11-15', visits: 1, refused: 0 },
      { day: '2026-11-16', visits: 2, refused: 0 },
    ]);
    expect(daily_keys).toHaveLength(1);
    expect(visit_marks, 'only the new day’s').toHaveLength(1);
    expect(daily_keys![0]).toMatchObject({ day: '2026-11-16' });
    expect(daily_keys![0]!.secret).not.toBe(key!.secret);
  });

  test('a visit that continues over midnight is counted once, and so is one that starts then', async () => {
    const database = await open();
    const site = await openSite(database);
    const at = (time: string) => (site.clock.now = new Date(`2026-11-15T${time}Z`));
    at('18:20:00');
    expect(await visit(site, FIREFOX)).toMatchObject({ counted: true });
    at('18:40:00');
    expect(await visit(site, FIREFOX)).toMatchObject({ counted: false });
    expect(await visit(site, browser(2))).toMatchObject({ counted: true });
    at('19:05:00');
    expect(await visit(site, FIREFOX)).toMatchObject({ counted: false });
    expect(await visit(site, browser(2))).toMatchObject({ counted: false });
    at('19:36:00');
    expect(await visit(site, FIREFOX)).toMatchObject({ counted: true });
    expect(await countOf(site)).toBe(3);
  });

  test('two processes whose clocks differ at midnight count a browser once', async () => {
    const database = await open();
    const [before, after] = [await openSite(database), await openSite(database)];
    before.clock.now = new Date('2026-11-15T18:29:59.900Z');
    after.clock.now = new Date('2026-11-15T18:30:00.100Z');
    const everybody = Array.from({ length: 50 }, (_, number) => browser(number));
    const answers = await Promise.all(
      everybody.flatMap((userAgent) => [visit(before, userAgent), visit(after, userAgent)]),
    );
    expect(answers.filter(({ counted }) => counted)).toHaveLength(50);
    expect(await countOf(before)).toBe(50);
  });

  test('a clock that jumps a year ahead and back loses no count', async () => {
    const database = await open();
    const site = await openSite(database);
    await visit(site, FIREFOX);
    site.clock.now = new Date(NOW.getTime() + 365 * 86_400_000);
    expect(await visit(site, FIREFOX)).toMatchObject({ visitor: 2, counted: true });
    site.clock.now = minutesLater(5);
    expect(await visit(site, browser(2))).toMatchObject({ visitor: 3, counted: true });
    expect(await visit(site, browser(2))).toMatchObject({ visitor: 3, counted: false });
    const { daily_keys } = await allRows(database);
    expect(daily_keys!.map(({ day }) => day)).toEqual(['2026-11-15']);
  });

  test('visits of one network, including its neighbours, are counted up to the hourly limit', async () => {
    const database = await open();
    const site = await openSite(database, { TRUST_PROXY: 'on' });
    const from = (address: string, number: number) =>
      visit(site, browser(number), { 'x-forwarded-for': address });
    expect(await from('203.0.113.9', 1)).toMatchObject({ counted: true });
    await database.writes
      .updateTable('visit_rates')
      .set({ visits: MAX_PER_HOUR - 1 })
      .where('period', '!=', '2026-11-15')
      .execute();
    expect(await from('203.0.113.9', 2)).toMatchObject({ counted: true });
    expect(await from('203.0.113.200', 3)).toMatchObject({ counted: false });
    expect(await from('203.0.114.9', 4)).toMatchObject({ counted: true });
    expect(await countOf(site)).toBe(3);
  });

  longTest(
    'of one network so many new visits are counted in an hour and in a day; what is refused is written down, and nobody sees an error',
    async () => {
      const database = await open();
      const site = await openSite(database, { TRUST_PROXY: 'on' });
      const { url } = await listen(site);
      const agent = new Agent({ keepAlive: true, maxSockets: 50 });
      const visits = (name: string, count: number, address: string) =>
        Promise.all(
          Array.from({ length: count }, async (_, number) => {
            const { status, body } = await ask(`${url}/api/visitor`, {
              agent,
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                'user-agent': `${FIREFOX} ${name} ${number}`,
                'x-forwarded-for': address,
              },
              body: '{"schoolcode":"LFIS"}',
            });
            expect(status).toBe(200);
            return JSON.parse(body.toString()) as { visitor: number; counted: boolean };
          }),
        );
      const countedOf = async (...crowd: Parameters<typeof visits>) =>
        (await visits(...crowd)).filter(({ counted }) => counted).length;

      expect(await countedOf('pupil', 60, '198.51.100.7'), 'a lab behind one address').toBe(60);
      expect(await countedOf('made up', 900, '203.0.113.9')).toBe(MAX_PER_HOUR);
      expect(await countedOf('neighbour', 5, '203.0.113.200'), 'the same network').toBe(0);
      expect(await countedOf('six', 700, '2001:db8:1:2::1')).toBe(MAX_PER_HOUR);
      expect(await countedOf('six', 5, '2001:db8:1:2:ffff::1'), 'the same /64').toBe(0);
      expect(await countedOf('other', 5, '2001:db8:1:3::1'), 'another /64').toBe(5);
      const total = 60 + MAX_PER_HOUR + MAX_PER_HOUR + 5;
      expect((await visits('pupil', 1, '203.0.113.9'))[0]).toEqual({ visitor: total, counted: false });
      expect(await countOf(site)).toBe(total);

      const { visit_rates, visits_by_day, visit_marks } = await allRows(database);
      expect(visit_marks!.length, 'of those that were refused hardly one leaves a mark').toBeLessThan(1700);
      expect(JSON.stringify(visit_rates)).not.toMatch(/203\.0|198\.51|2001:db8/);
      const refused = 300 + 5 + 100 + 5 + 1;
      expect(visits_by_day).toMatchObject([{ day: '2026-11-15', visits: total, refused }]);
      const warned = site.logged.filter(({ msg }) => String(msg).includes('has sent too many visits'));
      expect(warned, 'once for each network and hour').toHaveLength(2);
      const metrics = await (await site.get('/metrics')).text();
      expect(metrics).toContain(`visits_total ${total}`);
      expect(metrics).toContain(`visits_refused_total ${refused}`);

      await database.writes
        .updateTable('visit_rates')
        .set({ visits: MAX_PER_DAY - 10 })
        .where('period', '=', '2026-11-15')
        .execute();
      site.clock.now = minutesLater(61);
      expect(await countedOf('later', 30, '203.0.113.9'), 'the day has an end, too').toBe(10);
      site.clock.now = minutesLater(4 * 24 * 60);
      await visit(site, FIREFOX);
      expect((await allRows(database)).visit_rates, 'what is over is forgotten').toEqual([]);
      agent.destroy();
    },
    120_000,
  );

  test('no table or log line reveals who came', async () => {
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
