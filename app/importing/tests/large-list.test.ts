import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { startImport, findLatestImportRun } from '#app/importing/run/import-runs.server.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { migratedServerData } from '#tests/support/database/server-data.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { startServer } from '#tests/support/http/server-process.ts';
import { siteFrom } from '#app/importing/tests/support/import-for-test.ts';
import { commandContextFor } from '#app/importing/tests/support/command-context.ts';
import { longTest } from '#tests/support/tier.ts';

const STORIES = 1001;

/** More than is read without a thread: the server must find the thread's file next to its own. */
longTest('the server that runs alone reads a list of a thousand stories in its thread', async () => {
  const stories = Array.from({ length: STORIES }, (_, at) => ({
    _id: `story-${at}`,
    title: `Story ${at}`,
    date: '2024-05-01',
    description: `<p>${'The children went to the museum. '.repeat(30)}</p>`,
  }));
  const lists = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.startsWith('/api/news/') ? stories : []));
  });
  await new Promise<void>((listening) => lists.listen(0, listening));
  onTestFinished(() => void lists.close());
  const host = `localhost:${(lists.address() as AddressInfo).port}`;
  const address = `http://${host}`;
  const home = await migratedServerData('sqlite');
  const database = home.open();
  const site = await siteFrom(database as TestDatabase, { address, host });
  await startServer({
    ...home.settings,
    DEMO_SCHOOL: 'off',
    SITE_URL: 'http://localhost:1',
    IMPORT_HOSTS: host,
  });
  const { staff } = commandContextFor(site);
  await startImport(site.services, { staff, now: new Date(), kind: 'look', source: address });
  const dryRunEnded = async () => {
    const dryRun = await findLatestImportRun(database.reads, SCHOOL, ['look']);
    expect(dryRun?.state).toBe('done');
    return dryRun!;
  };
  const dryRun = await vi.waitFor(dryRunEnded, { timeout: 60_000, interval: 200 });
  expect(dryRun.lists.news).toMatchObject({ there: STORIES, toImport: STORIES });
});
