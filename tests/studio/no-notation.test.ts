import { expect, test } from 'vitest';
import { hi as hindiProse } from '#content/hi/index.ts';
import { hi as hindiWords } from '#app/words/hi.ts';
import { seedTranslations } from '#app/features/pages/seed-translations.server.ts';
import { menuId } from '#app/features/pages/menu/content-type.ts';
import { pageId } from '#app/features/pages/page-id.ts';
import { studioPages } from '#app/access/studio-addresses.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { STARTER_OPTIONS, openPages } from '#tests/support/staff/open-pages.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { runsEverything } from '#tests/support/tier.ts';

testsRoutes();

/** More than the studio of a new school has. */
const MAX_SCREENS = 400;

/**
 * The notation of a fact in a text, `{phone}` or `{!mission}`, and the studio's former notation for
 * conditions.
 */
const NOTATION = /\{[?!]?\w+\}|\[only with(?:out)?:|only if (?:not )?set:/;

/** The text that is visible or read out on a page; field values are rendered as chips by a script. */
function seen(html: string): string {
  const attributes = [...html.matchAll(/ (?:alt|title|aria-label|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const text = html
    .replaceAll(/<(script|style|textarea)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return [text, ...attributes].join('\n');
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/studio[^"#]*)/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&'))
    .filter(
      (href) =>
        !/\/(?:sign-out|language|everything|preview|export|share\/|draft)|\.(?:zip|png|csv)/.test(href),
    );

/** Every screen that a link of the studio leads to, each once: a list in another order is the same screen. */
async function listScreens(studio: Studio): Promise<Map<string, string>> {
  const screens = new Map<string, string>();
  const waiting: string[] = Object.values(studioPages)
    .filter(({ path, read }) => !path.includes(':') && read !== 'leads on' && read !== 'open')
    .map(({ path }) => path)
    .filter((path) => !/export|everything|draft|media$/.test(path));
  for (let at = 0; at < waiting.length && screens.size < MAX_SCREENS; at++) {
    const path = waiting[at]!;
    const answer = await studio.get(path);
    if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('html')) continue;
    const html = await answer.text();
    screens.set(path, html);
    for (const href of linksIn(html)) {
      const target = href.replace(/\?.*/, '');
      if (!waiting.some((queued) => queued.replace(/\?.*/, '') === target)) waiting.push(href);
    }
  }
  return screens;
}

onAnyEngine((open) => {
  test('no screen of the studio shows the notation of facts', async () => {
    const database = await open();
    const { site, studio } = await openPages(database);
    const to = { words: hindiWords, prose: hindiProse, language: 'hi' } as const;
    await seedTranslations(database.writes, { ...STARTER_OPTIONS, from: STARTER_OPTIONS, to });
    const publish = async (
      at: string,
      change: (fields: Record<string, string>) => Record<string, string>,
    ) => {
      const fields = await studio.fieldsAt(at);
      const answer = await studio.post(at, { ...fields, ...change(fields), intent: 'publish', known: '1' });
      expect(answer.status, at).toBe(302);
    };
    // One of everything: versions, audit entries, an outdated translation, an own page with a fact in its
    // title.
    const process = `/studio/content/pages/${pageId(SCHOOL, 'admissionProcess')}`;
    await publish(process, ({ sections = '' }) => ({
      sections: sections.replace('{formAtCampus}', '{formAtCampus} today'),
    }));
    await publish(`/studio/content/pages/${pageId(SCHOOL, 'home')}`, () => ({
      title: '{mission} Come to {school}{!mission}',
    }));
    await publish('/studio/content/ownpages/fees-page?new', () => ({
      title: 'Fees of {school}{?phone}',
      description: 'What it costs, and whom to ask: {phone}.',
      address: '/FeesOfOurs',
      sections: JSON.stringify([
        {
          id: 'a',
          kind: 'text',
          values: { heading: 'Ask {school}{!mission}', text: 'Call {phone}.' },
          items: [],
        },
      ]),
    }));

    for (const language of runsEverything ? ['en', 'hi'] : ['en']) {
      const { cookie } = await signInAs(site, 'administrator', {
        email: `${language}@school.example`,
        name: 'Head',
      });
      const head = openStudio(site, cookie);
      if (language === 'hi') await head.post('/studio/account', { intent: 'language', language });
      const screens = await listScreens(head);
      for (const path of [
        `/studio/content/menus/${menuId(SCHOOL)}`,
        `${process}/versions`,
        '/studio/search?q=Fees',
      ])
        screens.set(path, await (await head.get(path)).text());
      expect(screens.size).toBeGreaterThan(60);
      const found = [...screens].flatMap(([path, html]) => {
        const text = seen(html);
        const [notation] = NOTATION.exec(text) ?? [];
        const where = notation ? text.indexOf(notation) : 0;
        return notation ? [`${path}: ${text.slice(Math.max(0, where - 40), where + 40)}`] : [];
      });
      expect(found, language).toEqual([]);
      // Targets of the menu and of links are chosen by name.
      const { links } = (await (await head.get('/studio/links')).json()) as { links: { title: string }[] };
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter(({ title }) => NOTATION.test(title))).toEqual([]);
      const menu = screens.get(`/studio/content/menus/${menuId(SCHOOL)}`)!;
      expect(menu.match(/\{[?!]?mission\}/g)).toBeNull();
    }
  });
});
