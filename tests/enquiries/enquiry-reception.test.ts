import { expect, test } from 'vitest';
import { createTestSchool } from '#tests/support/content/school.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form');

const FORM = '/api/form/LFIS/dif';

onEachEngine((open) => {
  test('a double click sends once: the same enquiry within minutes has the same receipt', async () => {
    const database = await open();
    const site = await openSite(database);
    const receipts = await Promise.all(Array.from({ length: 20 }, () => sendEnquiry(site)));
    expect(new Set(receipts).size).toBe(1);
    site.clock.now = new Date(site.clock.now.getTime() + 9 * 60_000);
    expect(await sendEnquiry(site)).toBe(receipts[0]);
    expect((await allRows(database)).jobs).toHaveLength(1);

    site.clock.now = new Date(site.clock.now.getTime() + 2 * 60_000);
    expect(await sendEnquiry(site), 'later it is meant as another').not.toBe(receipts[0]);
    expect(await sendEnquiry(site, { message: 'Other words, at once' })).not.toBe(receipts[0]);
    expect((await allRows(database)).enquiries).toHaveLength(3);
  });

  test('a key in the body or the header is valid for days; a changed message with the same key is not lost', async () => {
    const database = await open();
    const site = await openSite(database);
    const withKey = (key: string, change = {}) => sendEnquiry(site, { key, ...change });
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => withKey('key-1')));
    expect(new Set(others)).toEqual(new Set([first]));
    site.clock.now = new Date(site.clock.now.getTime() + 3 * 86_400_000);
    expect(await withKey('key-1')).toBe(first);
    const inHeader = await site.post(FORM, goodEnquiry, { 'idempotency-key': 'key-1' });
    expect(((await inHeader.json()) as { receipt: string }).receipt).toBe(first);
    const other = await withKey('key-2');
    const changed = await withKey('key-1', { message: 'The words were changed meanwhile' });
    expect(new Set([first, other, changed]).size).toBe(3);
    const { enquiries, jobs } = await allRows(database);
    expect([enquiries!.length, jobs!.length]).toEqual([3, 3]);
    expect(JSON.stringify(await allRows(database))).not.toContain('key-1');
  });

  test('the same text to two schools is two enquiries', async () => {
    const database = await open();
    const site = await openSite(database);
    await createTestSchool(database, 'OTHER');
    const ours = await sendEnquiry(site);
    const theirs = await site.post('/api/form/OTHER/dif', goodEnquiry);
    expect(((await theirs.json()) as { receipt: string }).receipt).not.toBe(ours);
  });

  test('one word is a message, and any text is stored as the phone number', async () => {
    const database = await open();
    const site = await openSite(database);
    const short = { ...goodEnquiry, name: 'K', phone: 'ask at the gate', message: 'Fees?' };
    expect((await site.post(FORM, short)).status).toBe(201);
    expect((await allRows(database)).enquiries).toMatchObject([{ ...short, state: 'new' }]);
    const blank = await site.post(FORM, { ...short, message: ' \u200b\n' });
    const { errors } = await expectProblem(blank, 'invalid-input');
    expect(errors!.map(({ field, code }) => [field, code])).toEqual([['message', 'missing']]);
  });

  test('field errors have stable codes', async () => {
    const site = await openSite(await open());
    const bad = { name: '\u200b', email: 'asha at mail', phone: ' ', message: 'x'.repeat(4001) };
    const { errors } = await expectProblem(await site.post(FORM, bad), 'invalid-input');
    expect(errors!.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'missing'],
      ['email', 'not-an-email'],
      ['phone', 'missing'],
      ['message', 'too-long'],
    ]);
  });

  test('a form from another site is refused; a program, and our own page behind a proxy, are not', async () => {
    const database = await open();
    const site = await openSite(database);
    const from = (headers: Record<string, string>) => site.post(FORM, goodEnquiry, headers);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://school.example.evil.example' },
    ])
      await expectProblem(await from(headers as never), 'cross-site', JSON.stringify(headers));
    expect((await allRows(database)).enquiries).toEqual([]);
    for (const headers of [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://school.example' },
      { origin: 'http://localhost' },
    ])
      expect((await from(headers as never)).status, JSON.stringify(headers)).toBe(201);
  });
});
