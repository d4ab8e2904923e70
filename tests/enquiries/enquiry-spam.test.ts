import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { releaseEnquiry } from '#app/features/enquiries/commands.server.ts';
import { BUSY_AFTER, CLOSED_AFTER } from '#app/features/enquiries/rates.server.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form');

const FORM = '/api/form/LFIS/dif';
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const spammy = { ...goodEnquiry, message: 'Cheap http://a.example http://b.example http://c.example links' };

const stampOf = async (site: TestSite) =>
  ((await (await site.get('/api/form/LFIS/stamp')).json()) as { stamp: string }).stamp;

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

async function solve(response: Response): Promise<string> {
  const { challenge } = (await expectProblem(response, 'proof-needed')) as unknown as {
    challenge: Challenge;
  };
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

onAnyEngine((open) => {
  test('a form filled in by a person is accepted; one sent back at once needs a proof of work', async () => {
    const database = await open();
    const site = await openSite(database);
    const stamp = await stampOf(site);
    const sent = { ...goodEnquiry, stamp };
    const proof = await solve(await site.post(FORM, sent, BROWSER));
    expect((await allRows(database)).enquiries).toEqual([]);
    expect((await site.post(FORM, { ...sent, proof }, BROWSER)).status).toBe(201);
    site.clock.now = new Date(site.clock.now.getTime() + 20_000);
    await sendEnquiry(site, { stamp, message: 'This one took twenty seconds' });
    expect((await allRows(database)).enquiries).toMatchObject([{ state: 'new' }, { state: 'new' }]);
  });

  test('a proof is valid for one enquiry, for its own text and for half an hour', async () => {
    const database = await open();
    const site = await openSite(database);
    const proof = await solve(await site.post(FORM, spammy));
    const bad = [
      { ...spammy, message: `${spammy.message} more`, proof },
      // The next one: the very first counter is occasionally the right one.
      { ...spammy, proof: proof.replace(/"counter":(\d+)/, (_, found) => `"counter":${Number(found) + 1}`) },
      { ...spammy, proof: '{' },
      { ...spammy, proof: proof.replaceAll('2000', '1') },
    ];
    for (const sent of bad) await expectProblem(await site.post(FORM, sent), 'proof-needed');
    const once = await sendEnquiry(site, { ...spammy, proof, key: 'one' });
    const again = await sendEnquiry(site, { ...spammy, proof, key: 'two' });
    expect(again).not.toBe(once);
    const states = (await allRows(database)).enquiries!.map(({ state, delivery }) => [state, delivery]);
    expect(states.sort()).toEqual([
      ['new', 'waiting'],
      ['spam', 'held'],
    ]);
    site.clock.now = new Date(site.clock.now.getTime() + 31 * 60_000);
    await expectProblem(await site.post(FORM, { ...spammy, proof, key: 'three' }), 'proof-needed');
  });

  test('suspected spam is held with a receipt, not sent, and can be released', async () => {
    const database = await open();
    const site = await openSite(database);
    const trapped = await sendEnquiry(site, { topic: 'Cheap pills' });
    const unable = await sendEnquiry(site, { ...spammy, proof: 'unable' });
    const { enquiries, jobs } = await allRows(database);
    expect(enquiries!.map(({ receipt }) => receipt).sort()).toEqual([trapped, unable].sort());
    for (const enquiry of enquiries!) expect(enquiry).toMatchObject({ state: 'spam', delivery: 'held' });
    expect(jobs).toEqual([]);

    const id = enquiries![0]!.id as string;
    const release = () =>
      database.writes
        .transaction()
        .execute((transaction) =>
          releaseEnquiry(transaction, { schoolCode: 'LFIS', id, now: site.clock.now }),
        );
    expect([await release(), await release()]).toEqual([true, false]);
    const after = await allRows(database);
    expect(after.jobs).toMatchObject([{ kind: 'deliver-enquiry', state: 'waiting' }]);
    expect(after.enquiries!.find((row) => row.id === id)).toMatchObject({
      state: 'new',
      delivery: 'waiting',
    });
  });

  test('the same text from a trusted sender releases the suspected one', async () => {
    const database = await open();
    const site = await openSite(database);
    const suspected = await sendEnquiry(site, { topic: 'filled in by a password manager' });
    expect(await sendEnquiry(site)).toBe(suspected);
    expect(await sendEnquiry(site)).toBe(suspected);
    const { enquiries, jobs } = await allRows(database);
    expect(enquiries).toMatchObject([{ state: 'new', delivery: 'waiting' }]);
    expect(jobs).toHaveLength(1);
  });

  test('a busy network needs a proof of work, a flood is refused, and others are not affected', async () => {
    const database = await open();
    const site = await openSite(database, { TRUST_PROXY: 'on' });
    let number = 0;
    const post = (address: string) =>
      site.post(
        FORM,
        { ...goodEnquiry, message: `Question number ${++number}` },
        { 'x-forwarded-for': address },
      );
    const school = Array.from({ length: BUSY_AFTER }, (_, host) => post(`203.0.113.${host}`));
    for (const response of await Promise.all(school)) expect(response.status).toBe(201);
    await expectProblem(await post('203.0.113.200'), 'proof-needed');
    expect((await post('203.0.114.1')).status).toBe(201);
    expect((await post('2001:db8::1')).status).toBe(201);
    await database.writes.updateTable('enquiry_rates').set({ posts: CLOSED_AFTER }).execute();
    const closed = await post('203.0.113.201');
    await expectProblem(closed, 'too-many');
    expect(closed.headers.get('retry-after')).toBe('3600');
    site.clock.now = new Date(site.clock.now.getTime() + 61 * 60_000);
    expect((await post('203.0.113.202')).status).toBe(201);
    const kept = JSON.stringify([await allRows(database), site.logged]);
    for (const trace of ['203.0.113', '2001:db8']) expect(kept).not.toContain(trace);
  });

  test('two replicas accept each other’s stamps; a forged one counts for nothing', async () => {
    const database = await open();
    const [one, other] = [await openSite(database), await openSite(database)];
    const stamp = await stampOf(one);
    for (const site of [one, other]) site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await sendEnquiry(other, { stamp });
    const forged = `${stamp.slice(0, -1)}${stamp.endsWith('A') ? 'B' : 'A'}`;
    await expectProblem(
      await other.post(FORM, { ...goodEnquiry, name: 'Bot', stamp: forged }),
      'proof-needed',
    );
  });
});
