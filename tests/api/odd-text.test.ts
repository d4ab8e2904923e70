import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form');

const FORM = '/api/form/LFIS/dif';

/** The value of a field, how it is stored in one line, and how in a text of several lines. */
const oddTexts: [sent: string, inOneLine: string, inAText: string][] = [
  ['आशा देवी शर्मा', 'आशा देवी शर्मा', 'आशा देवी शर्मा'],
  ['שלום עולם, مرحبا', 'שלום עולם, مرحبا', 'שלום עולם, مرحبا'],
  ['क्षत्रिय 👩‍👩‍👧 ज्ञान', 'क्षत्रिय 👩‍👩‍👧 ज्ञान', 'क्षत्रिय 👩‍👩‍👧 ज्ञान'],
  ['with a \u0000NUL\u0000', 'with a NUL', 'with a NUL'],
  ['half a \ud83d pair', 'half a \ufffd pair', 'half a \ufffd pair'],
  ['other \udc00 half', 'other \ufffd half', 'other \ufffd half'],
  ['line one\r\nBcc: all@x', 'line one Bcc: all@x', 'line one\nBcc: all@x'],
  ['line one\rline two', 'line one line two', 'line one\nline two'],
  ['line one \n\n two', 'line one two', 'line one \n\n two'],
  ['line\u2028one\u2029two', 'line one two', 'line\u2028one\u2029two'],
  ['\u001b[31mred\u0007 alert', '[31mred alert', '[31mred alert'],
  ["'); drop table jobs;--", "'); drop table jobs;--", "'); drop table jobs;--"],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['%00 $1 ? {{x}} ${y}', '%00 $1 ? {{x}} ${y}', '%00 $1 ? {{x}} ${y}'],
];

onAnyEngine((open) => {
  test('any text is stored as it was meant, in every field that accepts text', async () => {
    const database = await open();
    const site = await openSite(database);
    for (const [sent, inOneLine, inAText] of oddTexts) {
      const response = await site.post(FORM, { ...goodEnquiry, name: sent, phone: sent, message: sent });
      expect(response.status, JSON.stringify(sent)).toBe(201);
      const { receipt } = (await response.json()) as { receipt: string };
      const kept = await database.reads
        .selectFrom('enquiries')
        .select(['name', 'phone', 'message', 'email'])
        .where('receipt', '=', receipt)
        .executeTakeFirstOrThrow();
      expect(kept).toEqual({ name: inOneLine, phone: inOneLine, message: inAText, email: goodEnquiry.email });
    }
  });

  test('an e-mail address with any unusual character is refused', async () => {
    const database = await open();
    const site = await openSite(database);
    for (const [sent] of oddTexts)
      for (const email of [
        sent,
        `${sent}@mail.example`,
        `asha@mail.example${sent}`,
        `asha@mail.example\r\n${sent}`,
      ])
        await expectProblem(
          await site.post(FORM, { ...goodEnquiry, email }),
          'invalid-input',
          JSON.stringify(email),
        );
    expect(await database.reads.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    const response = await site.post(FORM, { ...goodEnquiry, email: ` ${goodEnquiry.email}\r\n` });
    expect(response.status).toBe(201);
  });

  test('unknown fields are not stored and change nothing', async () => {
    const database = await open();
    const site = await openSite(database);
    const extra =
      '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":"x","state":"spam","school_code":"OTHER"';
    const response = await site.post(FORM, `{${extra},${JSON.stringify(goodEnquiry).slice(1)}`);
    expect(response.status).toBe(201);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    const [kept, ...others] = await database.reads.selectFrom('enquiries').selectAll().execute();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ ...goodEnquiry, school_code: 'LFIS', state: 'new', delivery: 'waiting' });
    expect(kept!.id).not.toBe('x');
  });
});
