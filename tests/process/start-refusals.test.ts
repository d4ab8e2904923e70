import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#app/platform/db/migrate.ts';
import { migrations } from '#db/migrations/index.ts';
import { startS3Server } from '../../scripts/lib/s3/s3-server.mjs';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { launchServer, startServer } from '#tests/support/http/server-process.ts';

test('every mistake in the settings is listed at once, and no secret is printed', async () => {
  const output = await refusalOf({
    PORT: 'eighty',
    SCHOOL_CODE: 'lower case',
    DATABASE_URL: 'mysql://school:hunter2@db.example/school',
    API_TOKEN: 'hunter2',
    STOP_WITHIN_SECONDS: '0',
  });
  for (const name of ['PORT', 'SCHOOL_CODE', 'DATABASE_URL', 'API_TOKEN', 'STOP_WITHIN_SECONDS'])
    expect(output).toContain(`  ${name}: `);
  expect(output).not.toContain('hunter2');
  expect(output).not.toContain('    at ');
});

test.each([
  ['that nobody listens at', 'postgres://school:hunter2@127.0.0.1:1/school'],
  ['with a password that is not encoded', 'postgres://school:hunter2%zz@127.0.0.1:1/school'],
  ['with a port that is none', 'postgres://school:hunter2@127.0.0.1:99999/school'],
  ['with a query that is nonsense', 'postgres://school:hunter2@127.0.0.1:1/school?sslmode=hunter2&host=%'],
])('a database address %s stops the start and is not printed', async (_what, DATABASE_URL) => {
  const home = await emptyServerData('sqlite');
  const output = await refusalOf({ ...home.settings, DATABASE_URL });
  expect(output).not.toContain('hunter2');
});

test('an unreachable database is named as the reason, in one line', async () => {
  const home = await emptyServerData('sqlite');
  const output = await refusalOf({ ...home.settings, DATABASE_URL: 'postgres://school@127.0.0.1:1/school' });
  expect(output).toBe('The database is not available: connect ECONNREFUSED 127.0.0.1:1\n');
});

test('a missing bucket is named as the reason; incomplete settings are, too', async () => {
  const home = await emptyServerData('sqlite');
  const s3 = await startS3Server();
  try {
    const settings = { ...home.settings, DEMO_SCHOOL: 'off', ...s3.settings };
    const output = await refusalOf({ ...settings, S3_BUCKET: 'nobodys', S3_SECRET_ACCESS_KEY: 'hunter2' });
    expect(output).toBe(
      `There is no bucket nobodys at ${s3.endpoint}, or the keys have no access to it. Check S3_BUCKET and the keys.\n`,
    );
    expect(await refusalOf({ ...settings, S3_BUCKET: '' })).toContain('  S3_BUCKET: must be set too');
  } finally {
    await s3.stop();
  }
});

test('an unavailable bucket does not prevent the start', async () => {
  const home = await emptyServerData('sqlite');
  const s3 = await startS3Server();
  await s3.stop();
  const server = await startServer({ ...home.settings, DEMO_SCHOOL: 'off', ...s3.settings });
  expect((await fetch(`${server.url}/studio/sign-in`)).status).toBe(200);
  expect(server.stdout()).toContain('the storage does not respond');
});

test('a taken port is named, with a solution', async () => {
  const home = await emptyServerData('sqlite');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const output = await refusalOf({ ...home.settings, DEMO_SCHOOL: 'off', PORT: String(port) });
  expect(output).toBe(
    `Port ${port} is in use. Set PORT to another one, for example: PORT=${port + 1} npm start\n`,
  );
  other.close();
});

onAnyEngine((_open, engine) => {
  test('a database from before the combined migration is left alone, with instructions', async () => {
    const home = await emptyServerData(engine);
    const database = home.open();
    await migrate(database, {
      '0001-first-schema': {
        up: (db) => db.schema.createTable('news_items').addColumn('id', 'text').execute(),
      },
    });
    const said = await refusalOf(home.settings);
    expect(said).toMatch(/^This database was made by an earlier version of the site,.* npm run import\n$/);
    expect((await database.reads.introspection.getTables()).map(({ name }) => name)).toEqual(['news_items']);
  });

  test('a database of a newer version is left alone', async () => {
    const home = await emptyServerData(engine);
    const database = home.open();
    await migrate(database, migrations);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')`.execute(
      database.writes,
    );
    const output = await refusalOf(home.settings);
    expect(output).toMatch(/^This database was written by a newer version of the site\..*\n$/);
    expect(await database.reads.selectFrom('schools').selectAll().execute()).toEqual([]);
  });
});

/** The output of a server that does not start: on standard error only, with exit code 1. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  const server = launchServer(settings);
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.stdout()).toBe('');
  return server.stderr();
}
