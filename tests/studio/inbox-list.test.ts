import { expect, test } from 'vitest';
import { type TestSite, openSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { enquiryRow, keepEnquiries, namesIn } from '#tests/support/content/inbox.ts';
import { sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { createTestSchool } from '#tests/support/content/school.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form', '/studio/enquiries');

const reading = async (site: TestSite) => {
  const { cookie } = await signInAs(site, 'editor');
  return async (path: string) => {
    const response = await site.get(path, { cookie });
    expect(response.status).toBe(200);
    return response.text();
  };
};

onEachEngine((open) => {
  test('the list is newest first, without spam and without self-tests', async () => {
    const database = await open();
    const site = await openSite(database);
    await createTestSchool(database, 'OTHER');
    await keepEnquiries(database, [
      enquiryRow({ name: 'Older', minutesAgo: 90 }),
      enquiryRow({ name: 'Newest', minutesAgo: 5 }),
      enquiryRow({ name: 'Middle', minutesAgo: 30, state: 'answered', delivery: 'failed' }),
      enquiryRow({ name: 'Spammer', state: 'spam', delivery: 'held' }),
      enquiryRow({ name: 'Self-test', state: 'test' }),
      enquiryRow({ name: 'Elsewhere', school_code: 'OTHER' }),
    ]);
    const get = await reading(site);
    expect(namesIn(await get('/studio/enquiries'))).toEqual(['Newest', 'Middle', 'Older']);
    expect(namesIn(await get('/studio/enquiries?state=new'))).toEqual(['Newest', 'Older']);
    expect(namesIn(await get('/studio/enquiries?state=answered'))).toEqual(['Middle']);
    expect(namesIn(await get('/studio/enquiries?state=spam'))).toEqual(['Spammer']);
    expect(namesIn(await get('/studio/enquiries?state=undelivered'))).toEqual(['Middle']);
    expect(namesIn(await get('/studio/enquiries?state=test'))).toEqual(['Newest', 'Middle', 'Older']);
    expect(namesIn(await get('/studio/enquiries?q=Self-test'))).toEqual([]);
  });

  test('one item is found by its several spellings, in both scripts', async () => {
    const database = await open();
    const site = await openSite(database);
    await keepEnquiries(database, [
      enquiryRow({ name: 'Asha', message: 'फीस कितनी है?' }),
      enquiryRow({ name: 'Bala', message: 'Is the school open on Deepawali?' }),
    ]);
    const get = await reading(site);
    for (const q of ['fees', 'शुल्क'])
      expect(namesIn(await get(`/studio/enquiries?q=${encodeURIComponent(q)}`)), q).toEqual(['Asha']);
    for (const q of ['diwali', 'दीपावली'])
      expect(namesIn(await get(`/studio/enquiries?q=${encodeURIComponent(q)}`)), q).toEqual(['Bala']);
  });

  test('each state shows its count, and held enquiries are shown', async () => {
    const database = await open();
    const site = await openSite(database);
    await keepEnquiries(database, [
      enquiryRow(),
      enquiryRow(),
      enquiryRow({ state: 'in-progress' }),
      enquiryRow({ state: 'spam', delivery: 'held' }),
      enquiryRow({ state: 'spam' }),
      enquiryRow({ state: 'test' }),
    ]);
    const get = await reading(site);
    // React separates two texts by a comment.
    const html = (await get('/studio/enquiries')).replaceAll('<!-- -->', '');
    const tabs = [
      ...html.matchAll(
        /<a [^>]*href="\/studio\/enquiries(?:\?state=[\w-]+)?"[^>]*>([^<]+)<span[^>]*>(\d+)</g,
      ),
    ];
    expect(tabs.map(([, name, count]) => `${name}${count}`)).toEqual([
      'All 3',
      'Mine 0',
      'New 2',
      'In progress 1',
      'Answered 0',
      'Spam 2',
    ]);
    expect(html).toContain('1 enquiry looks like spam');
    expect(await get('/studio/enquiries?state=answered')).toContain(
      'No enquiries are marked as answered yet',
    );
  });

  test('one’s own open enquiries are listed and counted, other people’s and answered ones are not', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie, id: me } = await signInAs(site, 'editor');
    const other = await signInAs(site, 'administrator');
    const mine = { assigned_to_id: me, assigned_to_name: 'The editor' };
    await keepEnquiries(database, [
      enquiryRow({ name: 'Older', minutesAgo: 9, state: 'in-progress', ...mine }),
      enquiryRow({ name: 'Newer', minutesAgo: 5, state: 'new', ...mine }),
      enquiryRow({ name: 'Answered', state: 'answered', ...mine }),
      enquiryRow({ name: 'Spam', state: 'spam', ...mine }),
      enquiryRow({ name: 'Others', state: 'in-progress', assigned_to_id: other.id }),
      enquiryRow({ name: 'Nobodys' }),
    ]);
    const read = async (path: string) => (await site.get(path, { cookie })).text();
    const html = (await read('/studio/enquiries?state=mine')).replaceAll('<!-- -->', '');
    expect(namesIn(html)).toEqual(['Newer', 'Older']);
    expect(html).toMatch(/<a [^>]*aria-current="[^"]*"[^>]*>Mine <span[^>]*>2</);
    const found = await read('/studio/enquiries?state=mine&q=older');
    expect(namesIn(found)).toEqual(['Older']);
    const theirs = await (await site.get('/studio/enquiries?state=mine', { cookie: other.cookie })).text();
    expect(namesIn(theirs)).toEqual(['Others']);
    const file = await site.get('/studio/enquiries/export?state=mine', { cookie: other.cookie });
    const csv = await file.text();
    expect(csv).toContain('Others');
    expect(csv).not.toMatch(/Nobodys|Newer/);
  });

  test('is searched by name, e-mail, phone, message and receipt, without regard to case, accents or script', async () => {
    const database = await open();
    const site = await openSite(database);
    await keepEnquiries(database, [
      enquiryRow({
        name: 'José Verma',
        email: 'jose.v@post.example',
        phone: '+91 90000-12345',
        minutesAgo: 4,
      }),
      enquiryRow({ name: 'आशा हिन्दी', message: 'फ़ीस कितनी है? कक्षा ५', minutesAgo: 3 }),
      enquiryRow({ name: 'Third', receipt: 'LFIS-ZZ99QQ11', minutesAgo: 2 }),
      enquiryRow({ name: 'Suspected', message: 'transport question', state: 'spam', delivery: 'held' }),
    ]);
    const get = await reading(site);
    const find = async (q: string) => namesIn(await get(`/studio/enquiries?q=${encodeURIComponent(q)}`));
    expect(await find('JOSE')).toEqual(['José Verma']);
    expect(await find('josé verma')).toEqual(['José Verma']);
    expect(await find('jose.v@post.example')).toEqual(['José Verma']);
    expect(await find('9000012345')).toEqual(['José Verma']);
    expect(await find('12345')).toEqual(['José Verma']);
    expect(await find('हिंदी')).toEqual(['आशा हिन्दी']);
    expect(await find('फीस')).toEqual(['आशा हिन्दी']);
    expect(await find('lfis-zz99qq11')).toEqual(['Third']);
    expect(await find('zz99')).toEqual(['Third']);
    expect(await find('transport'), 'also what was suspected').toEqual(['Suspected']);
    expect(await find('verma third')).toEqual([]);
    expect(await find("%' union select --")).toEqual([]);
    const nothing = await get('/studio/enquiries?q=nobodyhere');
    expect(nothing).toContain('Nothing found');
  });

  test('enquiries from the public form can be found', async () => {
    const database = await open();
    const site = await openSite(database);
    const receipt = await sendEnquiry(site, { name: 'Zoë Ünal' });
    const get = await reading(site);
    for (const q of ['zoe', 'unal', receipt.toLowerCase()])
      expect(namesIn(await get(`/studio/enquiries?q=${q}`))).toEqual(['Zoë Ünal']);
  });

  test('pages lead to the end and back, every enquiry once, even if many came at the same moment', async () => {
    const database = await open();
    const site = await openSite(database);
    const names = Array.from({ length: 60 }, (_, index) => `N${String(index).padStart(2, '0')}`);
    await keepEnquiries(
      database,
      names.map((name, index) =>
        enquiryRow({ id: `same-${name}`, receipt: `LFIS-${name}`, name, minutesAgo: index < 20 ? 100 : 50 }),
      ),
    );
    const get = await reading(site);
    const linkIn = (html: string, rel: string) =>
      new RegExp(`<a (?=[^>]*rel="${rel}")[^>]*href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
    const seen: string[][] = [];
    let page = await get('/studio/enquiries?state=new');
    for (;;) {
      seen.push(namesIn(page));
      const next = linkIn(page, 'next');
      if (!next) break;
      page = await get(next);
    }
    expect(seen.map((some) => some.length)).toEqual([25, 25, 10]);
    const expected = [...names.slice(20).toReversed(), ...names.slice(0, 20).toReversed()];
    expect(seen.flat()).toEqual(expected);
    page = await get(linkIn(page, 'prev')!);
    expect(namesIn(page)).toEqual(seen[1]);
    page = await get(linkIn(page, 'prev')!);
    expect(namesIn(page)).toEqual(seen[0]);
    expect(linkIn(page, 'prev')).toBeUndefined();
    expect(namesIn(await get('/studio/enquiries?before=nonsense'))).toEqual(seen[0]);
  });
});
