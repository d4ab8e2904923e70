import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { NOW } from '#tests/support/content/school.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form');

const FORM = '/api/form/LFIS/dif';

onEachEngine((open) => {
  test('the form is answered with a receipt once the enquiry and its delivery job are stored', async () => {
    const database = await open();
    const site = await openSite(database);
    const response = await site.post(FORM, goodEnquiry);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = (await response.json()) as { message: string; receipt: string };
    expect(answer).toEqual({
      message: 'Your Form Submitted Successfully.',
      receipt: expect.stringMatching(/^LFIS-[0-9A-HJKMNP-TV-Z]{8}$/),
    });

    const { enquiries, jobs } = await allRows(database);
    expect(enquiries).toHaveLength(1);
    expect(enquiries![0]).toMatchObject({
      ...goodEnquiry,
      school_code: 'LFIS',
      receipt: answer.receipt,
      state: 'new',
      delivery: 'waiting',
      received_at: NOW.toISOString(),
    });
    expect(jobs).toHaveLength(1);
    expect(jobs![0]).toMatchObject({
      school_code: 'LFIS',
      kind: 'deliver-enquiry',
      state: 'waiting',
      run_at: NOW.toISOString(),
    });
    expect(JSON.parse(jobs![0]!.payload as string)).toEqual({ enquiryId: enquiries![0]!.id });
  });

  test('twenty simultaneous enquiries have twenty receipts', async () => {
    const database = await open();
    const site = await openSite(database);
    const receipts = await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const response = await site.post(FORM, { ...goodEnquiry, message: `Question number ${number}` });
        expect(response.status).toBe(201);
        return ((await response.json()) as { receipt: string }).receipt;
      }),
    );
    expect(new Set(receipts).size).toBe(20);
    const { enquiries, jobs } = await allRows(database);
    expect(enquiries!.map((row) => row.receipt).sort()).toEqual(receipts.sort());
    expect(jobs).toHaveLength(20);
  });

  test('if the job cannot be stored, neither is the enquiry, and the answer says that it failed', async () => {
    const database = await open();
    const site = await openSite(database);
    await sql`alter table jobs rename to jobs_out_of_reach`.execute(database.writes);
    const response = await site.post(FORM, goodEnquiry);
    const problem = await expectProblem(response, 'unexpected');
    expect((await allRows(database)).enquiries).toEqual([]);

    const errors = site.logged.filter((line) => 'err' in line);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ requestId: problem.requestId, level: 50 });

    await sql`alter table jobs_out_of_reach rename to jobs`.execute(database.writes);
    expect((await site.post(FORM, goodEnquiry)).status).toBe(201);
    expect((await allRows(database)).enquiries).toHaveLength(1);
  });

  test('a row that the database refuses is not logged', async () => {
    const database = await open();
    const site = await openSite(database);
    await refuseEveryEnquiry(database);
    await expectProblem(await site.post(FORM, goodEnquiry), 'unexpected');
    expect(site.logged.filter((line) => 'err' in line)).toHaveLength(1);
    for (const typed of Object.values(goodEnquiry)) expect(JSON.stringify(site.logged)).not.toContain(typed);
  });

  test('a sender who disconnects half-way leaves nothing behind, and is not an error of the site', async () => {
    const database = await open();
    const site = await openSite(database);
    const { port } = await listen(site);
    const partialBody = JSON.stringify(goodEnquiry).slice(0, 20);
    for (const [length, body] of [
      ['content-length: 100', partialBody],
      ['transfer-encoding: chunked', `14\r\n${partialBody}\r\n`],
    ]) {
      site.logged.length = 0;
      const socket = connect(port, '127.0.0.1');
      const head = `POST ${FORM} HTTP/1.1\r\nhost: school.example\r\ncontent-type: application/json\r\n`;
      socket.end(`${head}${length}\r\n\r\n${body}`);
      await vi.waitFor(() => expect(site.logged).toHaveLength(1));
      expect(site.logged[0], length).toMatchObject({ msg: 'request', status: 400, level: 30 });
    }
    expect((await allRows(database)).enquiries).toEqual([]);
  });
});

async function refuseEveryEnquiry({ engine, writes }: TestDatabase): Promise<void> {
  if (engine === 'postgres')
    await sql`alter table enquiries add constraint refused check (length(name) > 1000)`.execute(writes);
  else
    await sql`create trigger refused before insert on enquiries begin select raise(abort, 'refused'); end`.execute(
      writes,
    );
}
