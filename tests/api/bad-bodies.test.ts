import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { expectProblem, fieldsOf } from '#tests/support/http/problem-answer.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form', '/api/image', '/api/news', '/api/subGallery', '/api/visitor');

const FORM = '/api/form/LFIS/dif';
const ECHO = 'z9echo';

onAnyEngine((open) => {
  test('a body that is not JSON, not an object or not declared as JSON is refused', async () => {
    const database = await open();
    const site = await openSite(database);
    const before = await allRows(database);
    const good = JSON.stringify(goodEnquiry);
    for (const type of ['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])
      await expectProblem(await site.post(FORM, good, { 'content-type': type }), 'wrong-content-type', type);
    for (const text of [
      '',
      '{',
      `{"name":"${ECHO}`,
      'undefined',
      `{name:'${ECHO}'}`,
      '\u0000',
      good + good,
    ]) {
      const problem = await expectProblem(await site.post(FORM, text), 'invalid-json', text);
      expect(JSON.stringify(problem)).not.toContain(ECHO);
    }
    for (const text of [
      'null',
      '[]',
      '"text"',
      '5',
      'true',
      `[${good}]`,
      '['.repeat(9000) + ']'.repeat(9000),
    ])
      await expectProblem(await site.post(FORM, text), 'invalid-input', text.slice(0, 20));
    expect(await allRows(database)).toEqual(before);
    const response = await site.post(FORM, good, { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(response.status).toBe(201);
  });

  test('a body over the limit is a 413, whether or not it says its length', async () => {
    const database = await open();
    const site = await openSite(database);
    const before = await allRows(database);
    const huge = JSON.stringify({ ...goodEnquiry, name: ECHO.repeat(175_000) });
    const ways = {
      'with its length': () => ({ body: huge, headers: { 'content-length': String(huge.length) } }),
      'with no length': () => ({ body: huge, headers: {} }),
      'in chunks': () => ({
        body: new Blob([huge]).stream(),
        headers: { 'transfer-encoding': 'chunked' },
        duplex: 'half',
      }),
    };
    for (const path of [FORM, '/api/visitor']) {
      for (const [how, way] of Object.entries(ways)) {
        const { headers, ...init } = way();
        const response = await site.app.request(path, {
          ...init,
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
        });
        const problem = await expectProblem(response, 'too-large', `${path} ${how}`);
        expect(JSON.stringify(problem)).not.toContain(ECHO);
      }
    }
    expect(await allRows(database)).toEqual(before);
    expect(site.logged.filter((line) => 'err' in line)).toEqual([]);
  });

  test('the address is checked before the body: a missing school or path is a 404 whatever is sent', async () => {
    const site = await openSite(await open());
    const wrong: [body: string, type: string][] = [
      ['{', 'application/json'],
      ['{}', 'application/json'],
      ['name=x', 'text/plain'],
      [`"${'x'.repeat(200_000)}"`, 'application/json'],
    ];
    for (const [body, type] of wrong) {
      const headers = { 'content-type': type };
      await expectProblem(await site.post('/api/form/NONE/dif', body, headers), 'unknown-school');
      await expectProblem(await site.post('/api/form/%20/dif', body, headers), 'unknown-school');
      await expectProblem(await site.post('/api/nothing', body, headers), 'not-found');
      const contradicting = { ...headers, schoolcode: 'OTHER' };
      await expectProblem(await site.post(FORM, body, contradicting), 'school-mismatch');
    }
    await expectProblem(await site.get('/api/news/NONE?limit=abc'), 'unknown-school');
  });

  test('problems are described in our own words, by field name', async () => {
    const site = await openSite(await open());
    const messages = async (response: Response) => {
      const { errors = [] } = await expectProblem(response, 'invalid-input');
      for (const { message } of errors)
        expect(message).not.toMatch(/invalid|expected|received|nan|too small|too big/i);
      return errors.map(({ message, code }) => (code ? [message, code] : [message]));
    };
    expect(await messages(await site.post('/api/visitor', {}))).toEqual([
      ['schoolcode is missing', 'missing'],
    ]);
    expect(await messages(await site.post('/api/visitor', { schoolcode: null }))).toEqual([
      ['schoolcode is missing', 'missing'],
    ]);
    expect(await messages(await site.post('/api/visitor', { schoolcode: 5 }))).toEqual([
      ['schoolcode must be text', 'wrong-type'],
    ]);
    expect(await messages(await site.post('/api/visitor', '[]'))).toEqual([
      ['The body must be a JSON object', 'wrong-type'],
    ]);
    expect(await messages(await site.post(FORM, {}))).toEqual(
      ['name', 'email', 'phone', 'message'].map((field) => [`${field} is missing`, 'missing']),
    );
    const messagesAt = async (path: string) => (await messages(await site.get(path))).flat();
    expect(await messagesAt('/api/news/LFIS?limit=abc')).toEqual(['limit must be a number', 'wrong-type']);
    expect(await messagesAt('/api/news/LFIS?limit=1.5')).toEqual([
      'limit must be a whole number',
      'wrong-type',
    ]);
    expect(await messagesAt('/api/news/LFIS?limit=0')).toEqual(['limit must be 1 or more']);
    expect(await messagesAt('/api/news/LFIS?limit=501')).toEqual(['limit must be 500 or less']);
    expect(await messagesAt('/api/subGallery')).toEqual(['id is missing', 'missing']);
    expect(await messagesAt('/api/image/LFIS/public/Images/x.jpg?w=640&f=gif')).toEqual([
      'f must be one of avif, webp, jpeg',
    ]);
  });

  test('a field that is missing, too short, too long or not text is named, and its value is not repeated', async () => {
    const database = await open();
    const site = await openSite(database);
    const before = await allRows(database);
    const bad: Record<keyof typeof goodEnquiry, unknown[]> = {
      name: ['', ' \n ', 'x'.repeat(101), '\u0000\u0001\u0002'],
      email: [
        '',
        ECHO,
        `${ECHO}@`,
        '@mail.example',
        `${ECHO}@a b.example`,
        `${'x'.repeat(250)}@mail.example`,
      ],
      phone: ['', '   ', '1'.repeat(101)],
      message: ['', '   ', 'x'.repeat(4001)],
    };
    for (const [field, values] of Object.entries(bad)) {
      for (const value of [...values, undefined, null, 5, true, [ECHO], { [ECHO]: ECHO }, [], {}]) {
        const problem = await expectProblem(
          await site.post(FORM, { ...goodEnquiry, [field]: value }),
          'invalid-input',
          `${field}: ${JSON.stringify(value)?.slice(0, 60)}`,
        );
        expect(fieldsOf(problem)).toEqual([field]);
        expect(JSON.stringify(problem)).not.toContain(ECHO);
      }
    }
    const empty = await expectProblem(await site.post(FORM, {}), 'invalid-input');
    expect(fieldsOf(empty)).toEqual(['name', 'email', 'phone', 'message']);
    await expectProblem(
      await site.post(FORM, `{"__proto__":${JSON.stringify(goodEnquiry)}}`),
      'invalid-input',
    );
    for (const schoolcode of [undefined, null, 5, ['LFIS'], { code: 'LFIS' }])
      await expectProblem(await site.post('/api/visitor', { schoolcode }), 'invalid-input');
    expect(await allRows(database)).toEqual(before);
  });
});
