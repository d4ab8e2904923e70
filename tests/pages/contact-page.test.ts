import { expect, test } from 'vitest';
import { createSchool } from '#app/features/school/commands.server.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { keepTimesTogether } from '#app/core/keep-times-together.ts';
import { demoProfile } from '#db/demo/school.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { awayError, failingDatabase } from '#tests/support/database/failing-database.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { mainOf } from '#tests/support/http/page-parts.ts';
import { NOW, SCHOOL } from '#tests/support/content/school.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/ContactUs', '/Privacy', '/ThankYou');

const MEGABYTES = 10 * 1024 * 1024;
const HOSTILE = `</textarea></form><script>alert(1)</script>"'&`;
const ESCAPED = '&lt;/textarea&gt;&lt;/form&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;';

async function openContact(database: TestDatabase, profile: Partial<SchoolProfile> = {}, settings = {}) {
  await createSchool(database.writes, SCHOOL, NOW, { ...(demoProfile as SchoolProfile), ...profile });
  const site = await openSite(database, settings, { school: false });
  return { site, ...formOf(site) };
}

const formOf = ({ app }: TestSite) => ({
  post: async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request('/ContactUs', { method: 'POST', body: new URLSearchParams(fields), headers }),
});

const tag = (html: string, name: string, id: string) =>
  new RegExp(`<${name} [^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? '';

onAnyEngine((open, engine) => {
  test('the page has every way to reach the school, and a form that works without scripts', async () => {
    const { site } = await openContact(await open());
    const main = mainOf(await (await site.get('/ContactUs')).text());
    for (const href of ['tel:+910000000000', 'mailto:office@lfis.example', 'https://wa.me/910000000000'])
      expect(main).toContain(`href="${href}"`);
    for (const line of demoProfile.addressLines!) expect(main).toContain(line);
    expect(main).toContain(keepTimesTogether(demoProfile.officeHours!));
    expect(main).toMatch(/<form [^>]*action="\/ContactUs" method="post"/);
    const inputs = { name: 'name', email: 'email', phone: 'tel' };
    for (const [field, autocomplete] of Object.entries(inputs)) {
      const input = tag(main, 'input', `contact-${field}`);
      expect(input).toContain(` name="${field}"`);
      expect(input).toContain(' required=""');
      expect(input).toContain(` autoComplete="${autocomplete}"`);
      expect(input).toMatch(/ maxLength="\d+"/);
      expect(main).toContain(`<label for="contact-${field}">`);
    }
    expect(tag(main, 'textarea', 'contact-message')).toMatch(/required="" maxLength="4000"/);
    expect(main).toContain('href="/Privacy"');
    expect(main).not.toContain('role="alert"');
  });

  test('no other site is requested: the map loads on demand, and only its site may be framed', async () => {
    const { site } = await openContact(await open());
    const response = await site.get('/ContactUs');
    const main = mainOf(await response.text());
    expect(tag(main, 'section', 'map')).not.toBe('');
    expect(main).toMatch(/<iframe name="live-map" title="[^"]*LFIS[^"]*"/);
    expect(main).not.toMatch(/<iframe [^>]*src/);
    expect(main).toContain('href="https://maps.lfis.example/embed" target="live-map"');
    expect(main).toContain('href="https://maps.lfis.example/" target="_blank"');
    expect(response.headers.get('content-security-policy')).toMatch(
      /; frame-src https:\/\/maps\.lfis\.example;/,
    );
    expect((await site.get('/Privacy')).headers.get('content-security-policy')).not.toContain('frame-src');
  });

  test('the policy of the page is the same from the cache', async () => {
    const { site } = await openContact(await open());
    const { url } = await listen(site);
    const policies = [];
    for (const cache of ['miss', 'hit']) {
      const response = await fetch(`${url}/ContactUs`);
      expect(response.headers.get('x-page-cache')).toBe(cache);
      policies.push(response.headers.get('content-security-policy'));
    }
    expect(policies[1]).toBe(policies[0]);
    expect(policies[1]).toContain('frame-src');
  });

  test('an address that would end a rule of the policy is not framed', async () => {
    const { site } = await openContact(await open(), { mapEmbedUrl: 'https://a;script-src.example/' });
    const response = await site.get('/ContactUs');
    expect(response.headers.get('content-security-policy')).not.toMatch(/frame-src|example/);
    expect(mainOf(await response.text())).not.toContain('<iframe');
  });

  test('a school with only a name has a page without gaps', async () => {
    const database = await open();
    await createSchool(database.writes, SCHOOL, NOW, { name: 'Only A Name' });
    const site = await openSite(database, {}, { school: false });
    const response = await site.get('/ContactUs');
    const main = mainOf(await response.text());
    expect(main).not.toMatch(/<(p|li|dd|dt|ul|section|h2|address)[^>]*><\/\1>|href=""|<iframe|undefined/);
    expect(main).toContain('<form ');
    expect(response.headers.get('content-security-policy')).not.toContain('frame-src');
  });

  test('a valid form is stored with its job and redirected to the thank-you page', async () => {
    const database = await open();
    const { site, post } = await openContact(database);
    const stamp = /name="stamp" value="([^"]+)"/.exec(await (await site.get('/ContactUs')).text())![1]!;
    const response = await post({ ...goodEnquiry, stamp, topic: '' });
    const { enquiries, jobs } = await allRows(database);
    expect(enquiries).toMatchObject([{ ...goodEnquiry, state: 'new', delivery: 'waiting' }]);
    expect(jobs).toHaveLength(1);
    const receipt = String(enquiries![0]!.receipt);
    expect(receipt).toMatch(/^LFIS-/);
    const thanks = response.headers.get('location')!;
    expect([response.status, thanks]).toEqual([303, `/ThankYou?receipt=${receipt}`]);
    const main = mainOf(await (await site.get(thanks)).text());
    expect(main).toMatch(new RegExp(`<dt>Reference number</dt><dd>${receipt}</dd>`));
    expect(main).toContain('Your Form Submitted Successfully.');
  });

  test('a receipt is for its sender only: the page is not cached, indexed or shown to others', async () => {
    const { site } = await openContact(await open());
    const { url } = await listen(site);
    const read = async (search: string) => {
      const response = await fetch(`${url}/ThankYou${search}`);
      return { response, html: await response.text() };
    };
    await read('');
    const before = site.pageCache.stats();
    for (const receipt of ['LFIS-0123ABCD', 'LFIS-0123ABCD', 'LFIS-ZYXW9876']) {
      const { response, html } = await read(`?receipt=${receipt}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect([response.headers.get('etag'), response.headers.get('x-page-cache')]).toEqual([null, null]);
      expect(html.match(/LFIS-[0-9A-Z]{8}/g)).toEqual([receipt]);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    expect(site.pageCache.stats()).toEqual(before);
    const { response, html } = await read('');
    expect(response.headers.get('x-page-cache')).toBe('hit');
    expect(html).not.toMatch(/LFIS-[0-9A-Z]{8}|noindex/);
  });

  test('without a valid receipt the page thanks, and does not claim that a message has arrived', async () => {
    const { site } = await openContact(await open());
    const plain = await (await site.get('/ThankYou')).text();
    expect(mainOf(plain)).toContain('Thank You');
    expect(mainOf(plain)).not.toMatch(/[Yy]our message is|Reference number|Submitted/);
    const odd = [
      '',
      'LFIS-',
      'lfis-0123abcd',
      'LFIS-0123ABCI',
      'LFIS-0123ABCDE',
      'LFIS-0123ABCD%0A',
      '%3Cb%3E',
    ];
    for (const receipt of [...odd, 'OTHER-0123ABCD'])
      expect(await (await site.follow(`/ThankYou?receipt=${receipt}`)).text(), receipt).toBe(plain);
  });

  test('posted twice with the same key it is one enquiry', async () => {
    const database = await open();
    const { post } = await openContact(database);
    const sent = { ...goodEnquiry, key: 'the-same-key' };
    for (const response of await Promise.all([post(sent), post(sent)])) expect(response.status).toBe(303);
    const { enquiries, jobs } = await allRows(database);
    expect([enquiries!.length, jobs!.length]).toEqual([1, 1]);
  });

  test('problems are above their field and in a summary with the focus; the typed text stays', async () => {
    const database = await open();
    const { post } = await openContact(database);
    const response = await post({ name: HOSTILE, email: 'asha at mail', phone: '', message: HOSTILE });
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain('frame-src');
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    const main = mainOf(html);
    expect(main).toMatch(/<div [^>]*role="alert"[^>]* tabindex="-1"[^>]* autofocus=""/i);
    for (const field of ['email', 'phone']) {
      expect(main).toContain(`href="#contact-${field}"`);
      const input = tag(main, 'input', `contact-${field}`);
      expect(input).toContain('aria-invalid="true"');
      expect(input).toContain(`aria-describedby="contact-${field}-problem"`);
      expect(main.indexOf(`id="contact-${field}-problem"`)).toBeLessThan(main.indexOf(input));
    }
    expect(main).not.toContain('contact-name-problem');
    expect(tag(main, 'input', 'contact-email')).toContain('value="asha at mail"');
    expect(tag(main, 'input', 'contact-name')).toContain(`value="${ESCAPED}"`);
    expect(main).toContain(`>${ESCAPED}</textarea>`);
    expect((await allRows(database)).enquiries).toEqual([]);
  });

  test('with a read-only database the typed text comes back with advice', async () => {
    const { site, post } = await openContact(await open());
    site.services.database = {
      ...site.services.database,
      writes: failingDatabase(engine, awayError(engine)).writes,
    };
    const response = await post(goodEnquiry);
    expect(response.status).toBe(503);
    const main = mainOf(await response.text());
    expect(main).toContain(`>${goodEnquiry.message}</textarea>`);
    expect(main).toMatch(/role="alert"[^]*href="tel:\+910000000000"[^]*href="mailto:office@lfis\.example"/);
  });

  test('with the database unavailable the error page has the form and the typed text, to be sent again', async () => {
    const database = await open();
    const { site, post } = await openContact(database);
    const page = await (await site.get('/ContactUs')).text();
    site.services.database = failingDatabase(engine, awayError(engine));
    const response = await post({ ...goodEnquiry, message: HOSTILE });
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    // With the styles of its own page.
    const [, formClass] = /<form class="(\w+)"/.exec(page)!;
    const [style] = new RegExp(`\\.${formClass}\\{[^}]+\\}`).exec(page)!;
    expect(html).toContain(style);
    expect(html).toContain(`<form class="${formClass}"`);
    const main = mainOf(html);
    expect(main).toMatch(/<form [^>]*action="\/ContactUs" method="post"/);
    expect(main).toMatch(/<div [^>]*role="alert"[^>]* tabindex="-1"[^>]* autofocus=""/i);
    expect(tag(main, 'input', 'contact-email')).toContain(`value="${goodEnquiry.email}"`);
    expect(main).toContain(`>${ESCAPED}</textarea>`);
    const wrong = await post({ ...goodEnquiry, email: 'asha at mail' });
    expect(wrong.status).toBe(422);
    expect(mainOf(await wrong.text())).toContain('id="contact-email-problem"');

    site.services.database = database;
    const stamp = /name="stamp" value="([^"]*)"/.exec(main)![1]!;
    expect((await post({ ...goodEnquiry, stamp, topic: '' })).status).toBe(303);
    expect((await allRows(database)).enquiries).toMatchObject([{ ...goodEnquiry, state: 'new' }]);
  });

  test('an error page without typed text has no form', async () => {
    const { site } = await openContact(await open());
    site.services.database = failingDatabase(engine, awayError(engine));
    const response = await site.get('/ContactUs');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('<form ');
  });

  test('a form from another site and 10 MB are refused', async () => {
    const database = await open();
    const { post } = await openContact(database);
    expect((await post(goodEnquiry, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(goodEnquiry, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ ...goodEnquiry, message: 'x'.repeat(MEGABYTES) })).status).toBe(413);
    expect((await allRows(database)).enquiries).toEqual([]);
  });

  test('the notice at the form and the privacy page show the configured retention time', async () => {
    const { site } = await openContact(
      await open(),
      {},
      { ENQUIRY_KEEP_DAYS: '20', ENQUIRY_ACKNOWLEDGE: 'on' },
    );
    const read = async (path: string) => mainOf(await (await site.get(path)).text());
    expect(await read('/ContactUs')).toContain('after 20\u00a0days');
    const privacy = await read('/Privacy');
    expect(privacy).toContain('deletes your message 20 days after');
    expect(privacy).toContain('deleted after 20 days');
    expect(privacy).toContain('You get a short e-mail');
    expect(privacy).toMatch(/href="mailto:office@lfis\.example"/);
    expect(privacy).toContain('href="/ContactUs"');
  });
});
