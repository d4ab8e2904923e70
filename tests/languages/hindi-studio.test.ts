import { expect, test } from 'vitest';
import { pageId } from '#app/features/pages/page-id.ts';
import { menuId } from '#app/features/pages/menu/content-type.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/studio/account',
  '/studio/content/:type/:id',
  '/studio/languages',
  '/studio/languages/:type/:id',
  '/studio/links',
  '/studio/preview',
);

onAnyEngine((open) => {
  async function begin() {
    const opened = await openPages(await open());
    await opened.studio.post('/studio/account', { intent: 'language', language: 'hi' });
    const read = async (path: string) => (await opened.studio.get(path)).text();
    return { ...opened, read };
  }

  test('the bar above a preview is in the viewer’s language, whatever the page’s', async () => {
    const { studio, read } = await begin();
    const says = 'झलक: यह सिर्फ़ ऑफ़िस को दिखती है।';
    const page = await read(`/studio/preview/pages/${pageId(SCHOOL, 'sports')}`);
    expect(page).toContain('<html lang="en-IN">');
    const [bar] = /<aside[^>]*aria-label="झलक.*?<\/aside>/s.exec(page)!;
    expect(bar).toContain('lang="hi-IN"');
    expect(bar).toContain(says);

    await studio.post('/studio/account', { intent: 'language', language: 'en' });
    const english = await read(`/studio/preview/pages/${pageId(SCHOOL, 'sports')}`);
    expect(english).toContain('Preview. Only the office can see this.');
    expect(english).not.toContain(says);
  });

  test('the menu’s chooser uses the studio’s names for pages', async () => {
    const { read } = await begin();
    const form = await read(`/studio/content/menus/${menuId(SCHOOL)}`);
    for (const name of ['प्रधानाचार्य का स्वागत-संदेश', 'पेरेंट पोर्टल', 'मुखपृष्ठ'])
      expect(form).toContain(name);
    expect(form).not.toContain('Principal’s Welcome: ');
    const { links } = JSON.parse(await read('/studio/links?q=प्रवेश')) as { links: { title: string }[] };
    expect(links.map(({ title }) => title)).toContain('प्रवेश प्रक्रिया');
  });

  test('content types, pages and their fields have Hindi names where they are translated', async () => {
    const { read } = await begin();
    const table = await read('/studio/languages');
    expect(table).toContain('<option value="news">समाचार</option>');
    expect(table).toContain('<small>पेज</small>');
    expect(table).toContain('>प्रवेश प्रक्रिया</a>');
    const one = await read(`/studio/languages/pages/${pageId(SCHOOL, 'admissionProcess')}`);
    const labels = [...one.matchAll(/<h2[^>]*>([^<]+)<|<label[^>]*>([^<]+)</g)].map(([, a, b]) => a ?? b);
    expect(labels.filter((label) => /[a-z]{2}/i.test(label!))).toEqual([]);
  });
});
