import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { mainOf } from '#tests/support/http/page-parts.ts';
import { NOW, publish, SCHOOL, storedDocument } from '#tests/support/content/school.ts';
import { addRegistration } from '#tests/support/content/add-content.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/AdmissionProcess', '/Sports');

const SITE = 'https://register.example/';
const row = (id: string, year = 2020) => ({
  id,
  schoolCode: SCHOOL,
  now: NOW,
  publishFrom: new Date(`${year}-01-01`),
});

/** Each place with a link to register, and its page as it was sent. */
const locations = [
  ['the row above home’s picture', '/', (html: string) => html.slice(0, html.indexOf('id="tagline"'))],
  [
    'the door below it',
    '/',
    (html: string) => html.slice(html.indexOf('id="visit"'), html.indexOf('id="skilling"')),
  ],
  ['the admission page', '/AdmissionProcess', mainOf],
  ['the footer of any page', '/Sports', (html: string) => html.slice(html.indexOf('<footer '))],
] as const;

onAnyEngine((open) => {
  /** The links to register in every place, by address and text. */
  async function linksWith(rows: { title: string; url: string; paper?: boolean; year?: number }[]) {
    const database = await open();
    const site = await openSite(database);
    const paper = await storedDocument(site.services);
    await publish(database, async (change) => {
      for (const [index, { title, url, paper: isPaper, year }] of rows.entries())
        await addRegistration(change, {
          ...row(`registration-${index}`, year),
          title,
          url,
          attachments: isPaper ? [{ mediaId: paper.mediaId, alt: 'The form' }] : [],
        });
    });
    await site.services.revisions.refresh();
    const { url } = await listen(site);
    const href = (address: string) => new RegExp(`<a [^>]*href="${address}"[^>]*>([^]*?)</a>`, 'g');
    const found = [];
    for (const [where, path, part] of locations) {
      const inside = part(await (await fetch(url + path)).text());
      for (const [kind, address] of [
        ['site', SITE],
        ['paper', `/api/image/${paper.path}`],
      ] as const)
        for (const [, content = ''] of inside.matchAll(href(address)))
          found.push([where, kind, content.replaceAll(/<[^>]+>/g, '').trim()]);
    }
    return found;
  }

  const everywhere = (kind: 'site' | 'paper', title: string) =>
    locations.map(([where], index) => [
      where,
      kind,
      `${index === 0 ? 'Register ' : ''}${title} (opens in a new tab)`,
    ]);

  test('a registration on a site is shown with its own title wherever it is linked', async () => {
    const found = await linksWith([{ title: 'Admission 2027–28', url: SITE }]);
    expect(found).toEqual(everywhere('site', 'Admission 2027–28'));
  });

  test('a registration with only a document is as open as one with a site, in every location', async () => {
    const found = await linksWith([{ title: 'The form for 2027–28', url: '', paper: true }]);
    expect(found).toEqual(everywhere('paper', 'The form for 2027–28'));
  });

  test('a site takes precedence over its document, and one without a target gives way to an older one with one', async () => {
    const found = await linksWith([
      { title: 'Not ready yet', url: '', year: 2025 },
      { title: 'The one that is open', url: SITE, paper: true, year: 2024 },
      { title: 'Long over', url: '', paper: true, year: 2021 },
    ]);
    expect(found).toEqual(everywhere('site', 'The one that is open'));
  });

  test('one without a target is shown in no location', async () => {
    expect(await linksWith([{ title: 'Not ready yet', url: '' }])).toEqual([]);
  });
});
