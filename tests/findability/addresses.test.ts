import { defaultLanguages } from '#app/words/locales.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PageName, pages, readAddress, readTarget } from '#app/addresses.ts';
import { parseBrowseSearch } from '#app/platform/http/browse-input.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { openSqliteCopy } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { askOnce, CLOSE, rawRequest } from '#tests/support/http/raw-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/:own',
  '/AdmissionProcess',
  '/ContactUs',
  '/Gallery',
  '/NewsArticle',
  '/SubGallery',
  '/ThankYou',
  '/VideoGallery',
  '/api/docs',
);

/** A requested address, and its redirect; without one it is canonical. */
const spellings: [sent: string, leadsTo: string][] = [
  // Letter case, slashes, unnecessary encoding.
  ['/GALLERY', '/Gallery'],
  ['/Gallery/', '/Gallery'],
  ['/Gallery//', '/Gallery'],
  ['//Gallery', '/Gallery'],
  ['//', '/'],
  ['/%47allery', '/Gallery'],
  ['/%67%61llery', '/Gallery'],
  ['/API/Docs', '/api/docs'],
  ['/api%2Ddocs', '404'],
  ['/Gallery%2F', '404'],
  ['/Gallery;x', '404'],
  ['/Gallery\\', '404'],
  ['/./Gallery', '400'],
  ['/x/../Gallery', '400'],
  ['/%2e/Gallery', '400'],
  // A whole address, and invalid parts.
  ['http://evil.example/gallery?q=a', '/Gallery?q=a'],
  ['http://evil.example?q=a', '/'],
  ['/Gallery#top', '/Gallery'],
  ['/Gallery?year=2025#top', '/Gallery?year=2025'],
  // Empty, unknown, in another order, repeated.
  ['/?', '/'],
  ['/Gallery?', '/Gallery'],
  ['/Gallery?&', '/Gallery'],
  ['/Gallery?year=&month=&q=', '/Gallery'],
  ['/Gallery?x=1', '/Gallery'],
  ['/Gallery?_routes=root', '/Gallery'],
  ['/Gallery?q=a&year=2025', '/Gallery?year=2025&q=a'],
  ['/Gallery?year=2025&year=2024', '/Gallery?year=2025'],
  ['/Gallery?year=&year=2024', '/Gallery?year=2024'],
  ['/Gallery?year=2025;q=a', '/Gallery'],
  ['/Gallery?;q=a', '/Gallery'],
  ['/Gallery?q[]=a', '/Gallery'],
  // Names in other letter case, or encoded.
  ['/Gallery?Q=a', '/Gallery?q=a'],
  ['/Gallery?%71=CLOSED+FOR+CHOLERA', '/Gallery?q=CLOSED+FOR+CHOLERA'],
  ['/Gallery?%51=a', '/Gallery?q=a'],
  ['/SubGallery?%69d=b&id=a', '/SubGallery?id=b'],
  ['/SubGallery?ID=b', '/SubGallery?id=b'],
  // Values: one spelling, and only valid ones.
  ['/Gallery?year=02025', '/Gallery?year=2025'],
  ['/Gallery?year=%32025', '/Gallery?year=2025'],
  ['/Gallery?year=25', '/Gallery'],
  ['/Gallery?month=13', '/Gallery'],
  ['/Gallery?month=0', '/Gallery'],
  ['/Gallery?page=1', '/Gallery'],
  ['/Gallery?page=0', '/Gallery'],
  ['/VideoGallery?page=02', '/VideoGallery?page=2'],
  ['/Gallery?q=Sports%20Day', '/Gallery?q=Sports+Day'],
  ['/Gallery?q=+Sports++Day+', '/Gallery?q=Sports+Day'],
  ['/Gallery?q=%e0%a4%a6', '/Gallery?q=%E0%A4%A6'],
  ['/Gallery?q=\xe0\xa4\xa6', '400'],
  ['/Gallery?q=%3F%3F', '/Gallery'],
  ['/NewsArticle?id=a&year=2025&q=b', '/NewsArticle?id=a'],
  ['/ContactUs?album=..', '/ContactUs'],
  ['/ThankYou?receipt=none', '/ThankYou'],
  ['/AdmissionProcess?born=14/02/2021', '/AdmissionProcess?born=2021-02-14'],
  ['/AdmissionProcess?born=soon', '/AdmissionProcess?born=unclear'],
  // A value that cannot be part of an address is not found.
  ['/SubGallery?id=../..', '404'],
  ['/NewsArticle?id=A+B', '404'],
  ['/SubGallery?id=a&photo=!', '404'],
  // Tracking parameters alone show the page; together with another mistake, they redirect.
  ['/?fbclid=IwAR0_x', '200'],
  ['/Gallery?utm_source=chat&utm_medium=social', '200'],
  ['/Gallery?fbclid=1&year=2025', '200'],
  ['/Gallery?year=2025&gclid=1', '200'],
  ['/gallery?fbclid=1', '/Gallery'],
  ['/Gallery?Fbclid=1', '/Gallery'],
  ['/Gallery?%66bclid=1', '/Gallery'],
  ['/Gallery?year=2025&fbclid=1&', '/Gallery?year=2025'],
  // The canonical spelling. Search words keep their letter case.
  ['/', '200'],
  ['/Gallery?month=11', '200'],
  ['/Gallery?year=2025&month=11&q=Sports+Day%21&page=2', '200'],
  ['/api/docs', '200'],
];

test('each spelling of an address redirects to the canonical one, for any Host', async () => {
  const site = await openSite(await openSqliteCopy());
  const { port } = await listen(site);
  for (const Host of ['school.example', 'evil.example'])
    for (const [sent, leadsTo] of spellings) {
      const { status, headers, body } = await askOnce(port, rawRequest(sent, { ...CLOSE, Host }));
      const [expected, location] = leadsTo.startsWith('/') ? [308, leadsTo] : [Number(leadsTo), undefined];
      expect([status, headers['location']], sent).toEqual([expected, location]);
      if (status === 308) expect(headers['cache-control'], sent).toBe('no-store');
      expect(body.replaceAll(sent, ''), sent).not.toContain('evil');
    }
});

test('a form posted to another spelling is redirected as it is', async () => {
  const site = await openSite(await openSqliteCopy());
  const { port } = await listen(site);
  for (const spelling of ['/contactus', '/ContactUs/', '/ContactUs?x=1']) {
    const headers = { ...CLOSE, 'Content-Length': 3 };
    const answer = await askOnce(port, rawRequest(spelling, headers, { method: 'POST', body: 'a=b' }));
    expect([answer.status, answer.headers['location']], spelling).toEqual([308, '/ContactUs']);
  }
});

const anyValue = fc.oneof(
  fc.constantFrom(
    '',
    '2025',
    '02025',
    '11',
    '0',
    '13',
    '1',
    '2',
    'a',
    'A',
    'LFIS-0123ABCD',
    '14/02/2021',
    '!',
    '100000',
  ),
  fc.nat({ max: 12_000 }).map(String),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const anyName = fc.constantFrom(
  'id',
  'ID',
  'photo',
  'album',
  'year',
  'Year',
  'month',
  'q',
  'page',
  'born',
  'receipt',
  'x',
);
const anyAddress = fc.record({
  name: fc.constantFrom(...(Object.keys(pages) as PageName[])),
  query: fc.array(fc.tuple(anyName, anyValue), { maxLength: 5 }),
});

test('the canonical spelling of any address is its own', () => {
  fc.assert(
    fc.property(anyAddress, ({ name, query }) => {
      const { canonical, spelling } = readAddress(
        readTarget(`${pages[name].path}?${new URLSearchParams(query)}`, defaultLanguages),
      )!;
      const again = readAddress(readTarget(canonical, defaultLanguages))!;
      expect(again.canonical).toBe(canonical);
      expect(again.spelling).toBe(spelling === 'nowhere' ? 'nowhere' : 'canonical');
      expect(canonical).toMatch(/^\/[\x21-\x7e]*$/);
    }),
    { numRuns: 2000 },
  );
});

test('a list shows the same at the canonical spelling as at any other', () => {
  const given = fc.dictionary(fc.constantFrom('year', 'month', 'q', 'page'), anyValue);
  fc.assert(
    fc.property(given, (search) => {
      const params = new URLSearchParams(search);
      // More than pages accept: they parse 2025.0 and 1e3 as numbers, an address does not.
      fc.pre([...params].every(([name, value]) => name === 'q' || /^\d*$/.test(value)));
      const { canonical } = readAddress(readTarget(`/Gallery?${params}`, defaultLanguages))!;
      expect(parseBrowseSearch(new URL(canonical, 'http://x').searchParams)).toEqual(
        parseBrowseSearch(params),
      );
    }),
    { numRuns: 2000 },
  );
});
