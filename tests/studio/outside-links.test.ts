import { describe, expect, test } from 'vitest';
import { contentTypes } from '#app/content-types.ts';
import { changeProfile } from '#tests/support/content/profile.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import type { Job } from '#app/platform/jobs/queue.ts';
import { type LinkCheckOptions, linkCheckJob } from '#app/publishing/outside-links/check-job.server.ts';
import { planDailyJobs } from '#server/jobs/background-work.ts';
import { NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { startFakeSites } from '#tests/support/http/fake-sites.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/content/:type/:id', '/studio/dead-links');

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** On the dashboard, for one link or several. */
const DEAD_LINKS = /links? to (?:another site does|other sites do) not work/;
const link = (to: string) => `<a href="${to}">there</a>`;

onAnyEngine((open) => {
  describe('links to other sites', () => {
    async function begin(
      says: Parameters<typeof startFakeSites>[0],
      hosts = ['board', 'paper', 'portal', 'wall'],
    ) {
      const database = await open();
      const opened = await openPages(database);
      const { site, studio } = opened;
      const there = await startFakeSites(says);
      const how: LinkCheckOptions = {
        types: contentTypes,
        overrides: there.elsewhere(hosts),
      };
      const job: Job = {
        id: 'check',
        schoolCode: SCHOOL,
        kind: 'check-links',
        payload: {},
        attempt: 1,
        since: NOW,
      };
      const send = async (id: string, more: Record<string, string>, intent = 'publish') => {
        const address = `/studio/content/news/${id}?new`;
        return studio.post(address, { ...(await studio.fieldsAt(address)), ...more, intent });
      };
      return {
        ...opened,
        there,
        send,
        write: async (id: string, ...to: string[]) => {
          const story = {
            title: `Story ${id}`,
            description: `<p>${to.map(link).join(' ')}</p>`,
            fromDate: '2026-11-14',
          };
          expect((await send(id, story)).status).toBe(302);
        },
        /** Runs the worker at this time; returns when it wants to run again, in minutes. */
        check: async (days = 0, minutes = 0) => {
          site.clock.now = new Date(NOW.getTime() + days * DAY_MS + minutes * MINUTE_MS);
          const { again } = await linkCheckJob(site.services, how).run(job);
          return (again!.getTime() - site.clock.now.getTime()) / MINUTE_MS;
        },
        states: async () => {
          const rows = await database.reads
            .selectFrom('outside_links')
            .select(['host', 'address', 'state'])
            .orderBy('address')
            .execute();
          return rows.map(({ address, state }) => `${new URL(address).hostname.split('.')[0]} ${state}`);
        },
        start: async (by = studio) => (await (await by.get('/studio')).text()).replaceAll('<!-- -->', ''),
      };
    }

    test('a link dead on two days is shown on Home and by the publish checks, until it is acknowledged or fixed', async () => {
      const { there, write, check, states, start, send } = await begin(({ path }) =>
        path === '/gone' ? 404 : 200,
      );
      const gone = there.at('board', '/gone');
      await write('sports', gone, there.at('paper'));
      expect(await check()).toBe(360);
      expect(there.takeRequests()).toEqual([
        'HEAD board.example/gone',
        'GET board.example/gone',
        'HEAD paper.example/',
      ]);
      expect(await states()).toEqual(['board doubted', 'paper answers']);
      expect(await start()).not.toMatch(DEAD_LINKS);

      // It is not checked again within a day; a working one not for a month.
      await check(0, 300);
      expect(there.takeRequests()).toEqual([]);
      await check(1, 1);
      expect(there.takeRequests()).toEqual(['HEAD board.example/gone', 'GET board.example/gone']);
      expect(await states()).toEqual(['board dead', 'paper answers']);
      const html = await start();
      expect(html).toContain('1 link to another site does not work');
      expect(html).toContain('No page was found there on 16 Nov 2026.');
      expect(html).toContain('href="/studio/content/news/sports#field-description"');

      const refused = await send('sports', { title: 'Sports day' });
      expect(refused.status).toBe(400);
      expect((await refused.text()).replaceAll('&amp;', '&')).toContain(
        `The link “${gone}” does not work: its page was not found on 16 Nov 2026.`,
      );
      expect((await send('sports', { known: '1' })).status).toBe(302);
      expect(await start()).not.toMatch(DEAD_LINKS);
      expect((await send('sports', { title: 'The sports day' })).status).toBe(302);

      // In another story it is not acknowledged.
      await send('twice', { title: 'Twice', description: `<p>${link(gone)}</p>`, fromDate: '2026-11-14' });
      expect((await send('twice', { known: '1' })).status).toBe(302);
      await check(1, 5);
      expect(await start()).not.toMatch(DEAD_LINKS);
      await check(31, 5);
      expect(there.takeRequests()).toContain('HEAD paper.example/');
    });

    test('it is forgotten once nothing public links to it, and not shown any more once it is fixed', async () => {
      const { there, write, check, states, start, send, studio } = await begin(() => 410);
      await write('one', there.at('board', '/a'));
      await write('two', there.at('board', '/a'), there.at('paper', '/b'));
      await check();
      await check(1, 0);
      expect(await states()).toEqual(['board dead', 'paper dead']);
      expect(await start()).toContain('2 links to other sites do not work');
      // Fixed: at once, before the next check.
      const mended = { description: '<p>No link.</p>' };
      expect((await send('two', mended)).status).toBe(302);
      expect(await start()).not.toContain('2 links');
      await check(1, 10);
      expect(await states()).toEqual(['board dead']);
      const fields = await studio.fieldsAt('/studio/content/news/one');
      await studio.post('/studio/content/news/one', { ...fields, intent: 'unpublish' });
      expect(await start()).not.toMatch(DEAD_LINKS);
      await check(1, 20);
      expect(await states()).toEqual([]);
    });

    test('a bot wall and a failing server are never called dead', async () => {
      const statuses = { board: 403, paper: 500, portal: 429 } as Record<string, number>;
      const { there, write, check, states, start } = await begin(
        ({ host }) => statuses[host.split('.')[0]!]!,
      );
      await write('walls', there.at('board'), there.at('paper'), there.at('portal'));
      for (const day of [0, 7, 14, 21, 28]) await check(day);
      expect(await states()).toEqual(['board unclear', 'paper unclear', 'portal unclear']);
      expect(await start()).not.toMatch(DEAD_LINKS);
      // After a 429 there is no second attempt by another method.
      expect(there.takeRequests().filter((line) => line.includes('portal'))).toEqual(
        Array(5).fill('HEAD portal.example/'),
      );
    });

    test('a host name that no longer exists is dead on the second day; an internal address is not requested', async () => {
      const { there, write, check, states } = await begin(() => 200);
      await write('names', 'http://nobody.example/', 'http://127.0.0.1/', 'http://169.254.169.254/latest/');
      await check();
      await check(1);
      expect(there.takeRequests()).toEqual([]);
      expect((await states()).sort()).toEqual(['127 unclear', '169 unclear', 'nobody dead']);
    });

    test('a host is requested once a minute, by one school, and left alone for as long as it asks', async () => {
      const { there, write, check, site } = await begin(({ host }) =>
        host === 'wall.example' ? [503, { 'retry-after': '7200' }] : 200,
      );
      await write('many', there.at('board', '/1'), there.at('board', '/2'), there.at('wall', '/1'));
      await write('more', there.at('wall', '/2'));
      expect(await check()).toBe(1);
      expect(there.takeRequests()).toEqual(['HEAD board.example/1', 'HEAD wall.example/1']);
      // Another school's turn, within the same minute.
      expect(await check(0, 0.5)).toBe(1);
      expect(there.takeRequests()).toEqual([]);
      expect(await check(0, 1)).toBe(119);
      expect(there.takeRequests()).toEqual(['HEAD board.example/2']);
      expect(await check(0, 121)).toBe(360);
      expect(there.takeRequests()).toEqual(['HEAD wall.example/2']);
      const hosts = await site.services.database.reads.selectFrom('outside_hosts').select('host').execute();
      expect(hosts).toHaveLength(1);
    });

    test('a school’s profile has links, too: an administrator fixes or acknowledges them', async () => {
      const { there, site, studio, check, states, start } = await begin(() => 404);
      const { database } = site.services;
      const { profile } = (await findSchool(database.reads, SCHOOL))!;
      await publish(database, (change) =>
        changeProfile(change, SCHOOL, NOW, { ...profile, parentPortalUrl: there.at('portal', '/in') }),
      );
      await check();
      await check(1);
      expect(await states()).toEqual(['portal dead']);
      const html = await start();
      expect(html).toContain('School profile');
      expect(html).toContain('ask an administrator');
      expect(html).not.toContain('href="/studio/content/profile/profile#field-parentPortalUrl"');

      const { cookie } = await signInAs(site, 'administrator', {
        email: 'head@school.example',
        name: 'Head',
      });
      const head = openStudio(site, cookie);
      const seen = await start(head);
      expect(seen).toContain('href="/studio/content/profile/profile#field-parentPortalUrl"');
      const mark = /name="mark" value="([^"]+)"/.exec(seen)![1]!;
      const link = { type: 'profile', id: 'profile', mark };
      expect((await studio.post('/studio/dead-links', link)).status).toBe(403);
      expect((await head.post('/studio/dead-links', { ...link, mark: 'another' })).status).toBe(302);
      expect(await start(head)).toMatch(DEAD_LINKS);
      expect((await head.post('/studio/dead-links', link)).headers.get('location')).toBe(
        '/studio?done=links-known#said',
      );
      expect(await start(head)).not.toMatch(DEAD_LINKS);
    });

    test('switched off, nothing is requested, and the results are deleted', async () => {
      const { there, write, check, states, site } = await begin(() => 404);
      const { services } = site;
      const planned = async () =>
        (
          await services.database.reads
            .selectFrom('jobs')
            .select('id')
            .where('kind', '=', 'check-links')
            .execute()
        ).length;
      await planDailyJobs({ ...services, config: { ...services.config, checksOutsideLinks: true } });
      expect(await planned()).toBe(1);
      await write('one', there.at('board'));
      await check();
      expect(await states()).toEqual(['board doubted']);
      // The default for a site without a public address.
      expect(services.config.checksOutsideLinks).toBe(false);
      await planDailyJobs(services);
      expect(await planned()).toBe(0);
      expect(await states()).toEqual([]);
    });
  });
});
