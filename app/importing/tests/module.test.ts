import { expect, test } from 'vitest';
import { importing } from '#app/importing/module.ts';
import { parseConfig } from '#app/platform/config.ts';
import { NOW, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { signInAs } from '#tests/support/staff/staff.ts';

testsRoutes('/studio');

test('forwarding requires the password again, and the log of an import is in no backup', () => {
  expect(importing.provenActions).toEqual({
    'enquiries.forward': { POST: '/studio/move-in/step', intent: 'forward' },
  });
  expect(importing.leftOutOfBackups).toEqual(['import_log']);
});

onAnyEngine((open) => {
  test('an import that stopped the server twice is resumed from its own page', async () => {
    const database = await open();
    const site = await openSite(database);
    await database.writes
      .insertInto('jobs')
      .values({
        id: 'b',
        kind: 'move-in',
        state: 'dead',
        unfinished_runs: 2,
        school_code: SCHOOL,
        payload: '{}',
        run_at: NOW.toISOString(),
        attempts: 3,
        lease_until: null,
        last_error: 'the server died twice while it ran',
        created_at: NOW.toISOString(),
        updated_at: NOW.toISOString(),
      })
      .execute();
    const { cookie } = await signInAs(site, 'administrator');
    const page = await (await site.get('/studio', { cookie })).text();
    expect(page).toContain('Stopped: The import from the old site');
    expect(page).toContain('href="/studio/move-in/move"');
    expect(page).not.toContain('action="/studio/parked-jobs"');
  });
});

test('allowed hosts are names separated by commas, and nothing else', () => {
  expect(parseConfig({}).importHosts).toEqual([]);
  expect(parseConfig({ IMPORT_HOSTS: 'Old.School.example, localhost:8080,' }).importHosts).toEqual([
    'old.school.example',
    'localhost:8080',
  ]);
  expect(() => parseConfig({ IMPORT_HOSTS: 'https://old.school.example/' })).toThrow('IMPORT_HOSTS');
});
