import { test as base, expect } from '@playwright/test';
import { ENGINES } from '../engines/engine.ts';
import { CLERK, journeys } from '../engines/journeys.ts';
import { openEngine } from '../engines/open-engine.ts';
import { Tab } from '../engines/tab.ts';
import { type FreshStudio, openFreshStudio } from './support/fresh-studio.ts';

/** The sample school with a clerk, shared by all engines that a worker tests. */
const test = base.extend<object, { school: FreshStudio }>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed.
    async ({}, use) => {
      const school = await openFreshStudio({ demo: true });
      const joined = await fetch(school.invitation, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: school.url },
        body: new URLSearchParams(CLERK),
      });
      expect(joined.status).toBe(302);
      await use(school);
      await school.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** All other journeys run in a new Chromium. */
for (const engine of ENGINES.filter((name) => name !== 'chromium'))
  test.describe(engine, () => {
    test.describe.configure({ mode: 'default' });
    let tab: Tab | undefined;
    test.beforeAll(async ({ school }) => {
      const driver = await openEngine(engine);
      tab = driver && new Tab(engine, driver, school.url);
    });
    test.afterAll(() => tab?.close());

    for (const [name, travel] of Object.entries(journeys))
      test(name, async () => {
        test.skip(!tab, `${engine} cannot be had on this machine`);
        const before = tab!.complaints().length;
        await travel(tab!);
        expect(tab!.complaints().slice(before)).toEqual([]);
      });
  });
