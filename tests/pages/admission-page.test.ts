import { expect, test } from 'vitest';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { setPageFile } from '#app/media/files/page-files.server.ts';
import {
  all,
  grades,
  mainOf,
  openSchoolWithProfile,
  section,
  text,
} from '#tests/support/content/admission.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { addRegistration } from '#tests/support/content/add-content.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/AdmissionProcess', '/ParentGuidelines', '/SchoolERPSoftware', '/api/image');

onAnyEngine((open) => {
  test('the admission page has the age of every class in a table, and both prices of the form', async () => {
    const html = await mainOf(await openSchoolWithProfile(await open()), '/AdmissionProcess');
    const table = /<table[^]*<\/table>/.exec(html)![0];
    expect(all(table, /<th scope="row">(?:<span[^>]*>)?([^<]*)/g)).toEqual(grades);
    expect(all(table, /<td>([^<]*)/g)).toEqual(grades.map((_, index) => `${index + 3}+`));
    expect(all(table, /<th scope="col">([^<]*)/g)).toHaveLength(2);
    expect(all(html, /<strong>(Rs\. \d+)/g)).toEqual(['Rs. 500', 'Rs. 400']);
  });

  test('every link within the page leads to an existing anchor', async () => {
    const site = await openSchoolWithProfile(await open());
    for (const path of ['/AdmissionProcess?born=2021-02-14', '/ParentGuidelines', '/SchoolERPSoftware']) {
      const html = await mainOf(site, path);
      const anchors = all(html, /href="#([^"]*)"/g);
      expect(anchors.length, path).toBeGreaterThan(3);
      for (const anchor of anchors) expect(html, `${path} #${anchor}`).toContain(`id="${anchor}"`);
    }
  });

  test('the admission page offers the form with its size, and online registration in a new tab, if there are any', async () => {
    const database = await open();
    const site = await openSchoolWithProfile(database);
    const before = await mainOf(site, '/AdmissionProcess');
    expect(before).not.toMatch(/ download=|id="online-registration"/);

    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3000, ' ')]);
    const form = await ingestFile(site.services, SCHOOL, pdf);
    if ('refused' in form) throw new Error(form.refused);
    await publish(database, async (change) => {
      await setPageFile(change, SCHOOL, 'admission-form', { mediaId: form.mediaId, alt: '' });
      await addRegistration(change, {
        id: 'registration',
        schoolCode: SCHOOL,
        now: NOW,
        title: 'Register',
        url: 'https://registration.example/',
        attachments: [],
      });
    });
    await site.services.revisions.refresh();
    const html = await mainOf(site, '/AdmissionProcess');
    const [, href, words] = /<a class="button" href="([^"]*)" download=""[^>]*>([^]*?)<\/a>/.exec(html)!;
    expect(text(words!)).toContain('(PDF, 3 kB)');
    expect((await site.get(href!)).headers.get('content-type')).toBe('application/pdf');
    expect(section(html, 'online-registration')).toMatch(
      /<a [^>]*href="https:\/\/registration\.example\/" target="_blank" rel="noopener"/,
    );
  });
  test('the guidelines link to the portal, the app stores and the help desk', async () => {
    const html = await mainOf(await openSchoolWithProfile(await open()), '/ParentGuidelines');
    const outside = all(html, /<a [^>]*href="(https:[^"]*)" target="_blank" rel="noopener"/g);
    expect([...new Set(outside)]).toEqual([
      'https://portal.lfis.example/',
      'https://play.example/',
      'https://apps.example/',
    ]);
    const desk = section(html, 'help-desk')!;
    expect(desk).toContain('href="mailto:help@lfis.example"');
    expect(text(desk)).toContain('from 8:00 AM to 8:00 PM');
    for (const id of ['log-in', 'reset-password', 'pay-fees', 'install-app'])
      expect(all(section(html, id)!, /<li>(<h3>)/g).length, id).toBeGreaterThanOrEqual(3);
  });

  test('the software’s three pictures do not move on the page and open in separate dialogs', async () => {
    const html = await mainOf(await openSchoolWithProfile(await open()), '/SchoolERPSoftware');
    const opened = all(html, /<button [^>]*command="show-modal" commandfor="([^"]*)"/g);
    expect(opened).toEqual(['erp-homework', 'erp-fees', 'erp-attendance']);
    expect(all(html, /<dialog id="([^"]*)"/g)).toEqual(opened);
    expect(all(html, /<button [^>]*command="close" commandfor="([^"]*)"/g)).toEqual(opened);
    const onThePage = html.replace(/<dialog[^]*?<\/dialog>/g, '');
    expect(all(onThePage, /<img [^>]*src="([^"]*)"/g).filter((src) => !src.includes('still'))).toEqual([]);
    for (const dialog of all(html, /(<dialog[^]*?<\/dialog>)/g)) {
      expect(dialog).toMatch(/<source media="\(prefers-reduced-motion: reduce\)" srcSet="[^"]*-still/);
      expect(dialog).toMatch(/<img [^>]*alt="[^"]{20,}"/);
    }
  });

  test('a school without a profile still has readable pages', async () => {
    const site = await openSite(await open());
    for (const path of ['/AdmissionProcess?born=2021-02-14', '/ParentGuidelines', '/SchoolERPSoftware']) {
      const html = await mainOf(site, path);
      expect(html, path).not.toMatch(/href="(tel:|mailto:|)"|<table|<input|undefined|NaN|https?:/);
      expect(all(html, /<h2[^>]*>([^<]*)/g).length, path).toBeGreaterThan(3);
      expect(text(html), path).toMatch(/school office|the office/);
      expect(html, path).not.toMatch(/<(p|ul|dd|li)[^>]*><\/\1>/);
    }
  });
});
