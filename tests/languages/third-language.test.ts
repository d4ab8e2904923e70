import { describe, expect, test } from 'vitest';
import { en as prose } from '#content/en/index.ts';
import { pa as punjabiProse } from '#content/pa/index.ts';
import { seedPages } from '#app/features/pages/seed-pages.server.ts';
import { seedTranslations } from '#app/features/pages/seed-translations.server.ts';
import { en as words } from '#app/words/en.ts';
import { hi as hindiWords } from '#app/words/hi.ts';
import { pa as punjabiWords } from '#app/words/pa.ts';
import { addStory } from '#tests/support/content/add-content.ts';
import { NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { openMailSink, workerOf } from '#tests/support/staff/site-with-mail.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';

testsRoutes(
  '/',
  '/ContactUs',
  '/ThankYou',
  '/NewsArticle',
  '/Sports',
  '/studio',
  '/studio/audit',
  '/studio/content/:type/:id',
  '/studio/languages',
  '/studio/languages/:type/:id',
  '/studio/preview',
);

const SITE = 'https://school.example';
const ENGLISH = 'Trees by the gate';
const PUNJABI = 'ਗੇਟ ਕੋਲ ਰੁੱਖ';
const hreflangs = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)"/gi)].map(([, language]) => language);
const languageLinks = (html: string) =>
  new Set(
    [...html.matchAll(/<a class="[^"]*" href="([^"]*)" hrefLang="(\w+)" lang="\w+">([^<]*)</g)].map((found) =>
      found.slice(1).join(' '),
    ),
  );

async function openSchool(database: TestDatabase, LANGUAGES: string, settings = {}) {
  const site = await openSite(database, { LANGUAGES, ...settings });
  const from = { words, prose };
  await seedPages(database.writes, { ...from, schoolCode: SCHOOL, now: NOW });
  for (const language of site.services.config.languages.slice(1))
    await seedTranslations(database.writes, {
      schoolCode: SCHOOL,
      now: NOW,
      from,
      to: site.services.sites.of(SCHOOL, language),
    });
  await publish(database, (change) =>
    addStory(change, {
      id: 'trees',
      schoolCode: SCHOOL,
      now: NOW,
      title: ENGLISH,
      description: 'We planted trees.',
      fromDate: '2026-11-06',
      date: '2026-11-06',
    }),
  );
  await site.services.revisions.refresh();
  const { cookie } = await signInAs(site, 'editor', { email: 'asha@school.example', name: 'Asha' });
  const read = async (path: string) => {
    const answer = await site.get(path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  return { site, read, cookie, studio: openStudio(site, cookie) };
}

onAnyEngine((open) => {
  describe('a language that the school does not list', () => {
    test('does not appear: no page, address, translation or choice', async () => {
      const { site, read, cookie } = await openSchool(await open(), 'en,hi');
      for (const path of ['/pa', '/pa/Gallery', '/pa/news/rss.xml', '/pa/manifest.webmanifest'])
        expect((await site.get(path)).status, path).toBe(404);
      const home = await read('/');
      expect(hreflangs(home)).toEqual(['en', 'hi', 'x-default']);
      expect(home).not.toMatch(/\p{Script=Gurmukhi}/u);
      expect(await read('/sitemap.xml')).not.toMatch(/\/pa\b|"pa"/);
      expect(await read('/api/openapi.json')).not.toContain('"pa"');
      expect((await site.get(`/api/news/${SCHOOL}?lang=pa`)).status).toBe(400);
      const asked = await site.get('/studio/languages/news/trees?language=pa', { cookie });
      expect(asked.status).toBe(404);
      for (const path of ['/studio/languages', '/studio/content/news/trees', '/studio/account'])
        expect(await (await site.get(path, { cookie })).text(), path).not.toContain('ਪੰਜਾਬੀ');
    });

    test('may be that of an item: families read it as it is, and it is translated into each of the others', async () => {
      const { site, read, cookie, studio } = await openSchool(await open(), 'en,hi');
      await publish(site.services.database, (change) =>
        addStory(change, {
          id: 'village',
          schoolCode: SCHOOL,
          now: NOW,
          title: PUNJABI,
          description: 'ਅਸੀਂ ਰੁੱਖ ਲਾਏ।',
          fromDate: '2026-11-06',
          date: '2026-11-06',
        }),
      );
      await site.services.revisions.refresh();
      for (const path of ['/NewsArticle?id=village', '/hi/NewsArticle?id=village']) {
        const story = await read(path);
        expect(story).toContain(PUNJABI);
        expect(story).not.toContain('/pa/');
      }
      const sitemap = await read('/sitemap.xml');
      expect(sitemap).toContain(`<loc>${SITE}/NewsArticle?id=village</loc>`);
      expect(sitemap).not.toContain('/pa/');
      const form = await (await site.get('/studio/content/news/village', { cookie })).text();
      const tabs = [...form.matchAll(/href="(\/studio\/languages\/news\/village[^"]*)"/g)].map(
        ([, tab]) => tab!,
      );
      const translatedInto = tabs.map(async (tab) => {
        const [, language] = / lang="(\w+)" [^>]*name="said\./.exec(
          await (await site.get(tab, { cookie })).text(),
        )!;
        return language;
      });
      expect(await Promise.all(translatedInto)).toEqual(['en', 'hi']);
      // Its preview leads back to the same translation, and not to the first.
      const at = '/studio/languages/news/village?language=hi';
      const typed = { 'said.title': 'गाँव के पेड़', 'said.description': 'हमने पेड़ लगाए।' };
      const sent = await studio.post(at, { ...(await studio.fieldsAt(at)), ...typed, intent: 'preview' });
      const preview = await (await studio.get(sent.headers.get('location')!)).text();
      expect(preview).toContain('गाँव के पेड़');
      expect(preview).toContain(`href="${at}"`);
    });
  });

  describe('a language that the school no longer lists', () => {
    test('stays that of a text for which it was chosen, until somebody chooses another', async () => {
      const { site, studio } = await openSchool(await open(), 'en,hi');
      const at = '/studio/content/news/trees';
      const save = async (fields: Record<string, string>) => {
        const sent = { ...(await studio.fieldsAt(at)), ...fields, intent: 'publish', known: '1' };
        expect((await studio.post(at, sent)).status).toBe(302);
      };
      await save({ language: 'pa' });
      expect((await studio.fieldsAt(at))['language']).toBe('pa');
      expect(await (await studio.get(at)).text()).toContain('>ਪੰਜਾਬੀ</option>');
      await save({ title: 'Trees' });
      const { language } = await site.services.database.reads
        .selectFrom('content_items')
        .select('language')
        .where('id', '=', 'trees')
        .executeTakeFirstOrThrow();
      expect(language).toBe('pa');
      await save({ language: 'en' });
      expect((await studio.fieldsAt(at))['language']).toBe('en');
      expect(await (await studio.get(at)).text()).not.toContain('>ਪੰਜਾਬੀ</option>');
    });
  });

  describe('a third language of the school', () => {
    test('has pages, links to them, and alternates like the other two', async () => {
      const { read } = await openSchool(await open(), 'en,hi,pa');
      const [english, punjabi] = [await read('/'), await read('/pa')];
      expect(hreflangs(english)).toEqual(['en', 'hi', 'pa', 'x-default']);
      expect(hreflangs(punjabi)).toEqual(['en', 'hi', 'pa', 'x-default']);
      expect(languageLinks(english)).toEqual(new Set(['/hi hi हिंदी', '/pa pa ਪੰਜਾਬੀ']));
      expect(languageLinks(punjabi)).toEqual(new Set(['/ en English', '/hi hi हिंदी']));
      expect(partsOf(punjabi).language).toBe('pa-IN');
      expect(punjabi).toContain(punjabiWords.menu.admissionProcess);
      const contact = await read('/pa/ContactUs');
      expect(contact).toContain(punjabiProse.starter.contact.title);
      expect(partsOf(contact).openGraph['locale']).toBe('pa_IN');
      const sitemap = await read('/sitemap.xml');
      expect(sitemap).toContain(`<loc>${SITE}/pa/ContactUs</loc>`);
      expect(sitemap).toContain(`hreflang="pa" href="${SITE}/pa/ContactUs"`);
      // Its starter texts are not translated: the page is in English, in a Punjabi frame, and has no such
      // alternate.
      const untranslated = await read('/pa/Facilities');
      expect(untranslated).toContain(prose.starter.facilities.title);
      expect(untranslated).toContain(punjabiWords.onlyIn('en'));
      expect(hreflangs(untranslated)).not.toContain('pa');
      expect(untranslated).toContain(`<link rel="canonical" href="${SITE}/Facilities"`);
    });

    test('is translated in the studio, from a draft to the public page', async () => {
      const { site, read, studio, cookie } = await openSchool(await open(), 'en,hi,pa');
      const at = '/studio/languages/news/trees?language=pa';
      const form = await (await site.get('/studio/content/news/trees', { cookie })).text();
      const tabs = [...form.matchAll(/href="\/studio\/languages\/news\/trees\?language=(\w+)"/g)];
      expect(tabs.map(([, language]) => language)).toEqual(['hi', 'pa']);
      const story = '/pa/NewsArticle?id=trees';
      expect(await read(story)).toContain(punjabiWords.onlyIn('en'));

      const typed = { 'said.title': PUNJABI, 'said.description': 'ਅਸੀਂ ਰੁੱਖ ਲਾਏ।' };
      await studio.post(at, { ...(await studio.fieldsAt(at)), ...typed, intent: 'save' });
      expect(await read(story)).not.toContain(PUNJABI);
      await studio.post(at, { ...(await studio.fieldsAt(at)), intent: 'publish' });
      await site.services.revisions.refresh();
      const html = await read(story);
      expect(html).toContain(PUNJABI);
      expect(hreflangs(html)).toEqual(['en', 'pa', 'x-default']);
      expect(html).toContain(`"headline":"${PUNJABI}"`);
      expect(await read('/pa/NewsArticle')).toContain(PUNJABI);
      expect(await read('/pa/news/rss.xml')).toContain(PUNJABI);
      expect(await read('/hi/NewsArticle?id=trees')).toContain(hindiWords.onlyIn('en'));
      const listed = (await (await site.get(`/api/news/${SCHOOL}?lang=pa`)).json()) as { title: string }[];
      expect(listed[0]!.title).toBe(PUNJABI);

      // The fonts of link cards have no Gurmukhi: the card is in English.
      const [card] = /\/pa\/cards\/news\/trees\/\w+\.jpg/.exec(html)!;
      const drawn = (await site.get(card)).headers.get('location')!;
      const [ofEnglish] = /\/cards\/news\/trees\/\w+\.jpg/.exec(await read('/NewsArticle?id=trees'))!;
      expect(drawn).toBe(`/pa${ofEnglish}`);
      expect((await site.get(drawn)).headers.get('content-type')).toBe('image/jpeg');

      // A change of the English text makes existing translations outdated, and no others.
      const item = '/studio/content/news/trees';
      await studio.post(item, { ...(await studio.fieldsAt(item)), title: 'Trees', intent: 'publish' });
      const table = await (await site.get('/studio/languages?show=older', { cookie })).text();
      expect(table).toContain('/studio/languages/news/trees?language=pa#first-change');
      expect(table).not.toContain('/studio/languages/news/trees?language=hi#first-change');
    });

    test('is named where the studio lists several translations of an item', async () => {
      const { site } = await openSchool(await open(), 'en,hi,pa');
      const { cookie } = await signInAs(site, 'administrator', { email: 'head@school.example' });
      const studio = openStudio(site, cookie);
      const item = '/studio/content/news/trees';
      const due = '2026-11-16T09:00';
      const schedule = async (at: string, typed: Record<string, string>) => {
        const sent = { ...(await studio.fieldsAt(at)), ...typed, due, intent: 'schedule' };
        expect((await studio.post(at, sent)).status, at).toBe(302);
      };
      const at = (language: string) => `/studio/languages/news/trees?language=${language}`;
      // A name is the same in each.
      const typed = { 'said.title': ENGLISH, 'said.description': 'ਅਸੀਂ ਰੁੱਖ ਲਾਏ।' };
      await schedule(at('hi'), typed);
      await schedule(at('pa'), typed);
      await schedule(item, { description: 'We planted more trees.' });

      const start = await (await studio.get('/studio')).text();
      const coming = start.slice(start.indexOf('>Scheduled changes</h2>'));
      const links = [...coming.matchAll(/<a (?=[^>]*href="([^"]*news\/trees[^"]*)")[^>]*>([^<]*)<\/a>/g)];
      expect(links.map(([, to, name]) => [to, name])).toEqual([
        [item, ENGLISH],
        [at('hi'), `${ENGLISH} (Hindi)`],
        [at('pa'), `${ENGLISH} (Punjabi)`],
      ]);

      for (const intent of ['save', 'publish', 'withdraw'])
        await studio.post(at('pa'), {
          ...(await studio.fieldsAt(at('pa'))),
          ...(intent === 'save' && { 'said.title': PUNJABI }),
          intent,
        });
      const entries = await site.services.database.reads
        .selectFrom('audit_entries')
        .select(['action', 'after'])
        .where('subject_id', '=', 'trees')
        .execute();
      const languages = entries.map(({ action, after }) => [
        action,
        (JSON.parse(after ?? '{}') as { language?: string }).language,
      ]);
      expect(languages).toEqual(
        expect.arrayContaining([
          ['schedule-change-translation', 'hi'],
          ['schedule-change-translation', 'pa'],
          ['schedule-change', undefined],
          ['translate', 'pa'],
          ['publish-translation', 'pa'],
          ['withdraw-translation', 'pa'],
        ]),
      );
      for (const [action, language] of languages) expect(!!language, action).toBe(/translat/.test(action!));
      const audit = await (await studio.get('/studio/audit')).text();
      expect(audit).toMatch(/<th scope="row">Language<\/th><td[^>]*>–<\/td><td[^>]*>Punjabi<\/td>/);
    });

    test('is the language of the contact form, also without scripts', async () => {
      const { site, read } = await openSchool(await open(), 'en,hi,pa');
      const page = await read('/pa/ContactUs');
      expect(page).toContain(punjabiWords.contactForm.send);
      const answer = await site.app.request('/pa/ContactUs', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: SITE,
          'user-agent': 'Mozilla/5.0',
        },
        body: new URLSearchParams({ name: '', email: 'asha', phone: '', message: '' }),
      });
      const html = await answer.text();
      expect(html).toContain(punjabiWords.contactForm.problems['name']!['missing']);
      expect(html).toContain(punjabiWords.contactForm.problems['email']!['not-an-email']);
    });

    test('thanks whoever sent the form without scripts, and acknowledges it by mail', async () => {
      const sink = await openMailSink();
      const { site, read } = await openSchool(await open(), 'en,hi,pa', {
        ...sink.settings,
        ENQUIRY_TO: 'office@school.example',
        ENQUIRY_ACKNOWLEDGE: 'on',
      });
      const { port } = await listen(site);
      const stamp = /name="stamp" value="([^"]*)"/.exec(await read('/pa/ContactUs'))?.[1] ?? '';
      site.clock.now = new Date(site.clock.now.getTime() + 60_000);
      const sent = await fetch(`http://127.0.0.1:${port}/pa/ContactUs`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: SITE, host: 'school.example', 'user-agent': 'Mozilla/5.0' },
        body: new URLSearchParams({ ...goodEnquiry, stamp }),
      });
      const thanks = sent.headers.get('location')!;
      expect([sent.status, thanks.split('?')[0]]).toEqual([303, '/pa/ThankYou']);
      const html = await read(thanks);
      expect(partsOf(html).language).toBe('pa-IN');
      expect(html).toContain(punjabiWords.contactForm.done);
      const receipt = new URL(thanks, SITE).searchParams.get('receipt')!;
      expect(html).toContain(receipt);

      await workerOf(site).runDue();
      const mail = sink.received.find(({ to }) => to[0] === goodEnquiry.email)!;
      const text = Buffer.from(mail.raw.slice(mail.raw.indexOf('\r\n\r\n')), 'base64').toString('utf8');
      expect(text).toBe(punjabiWords.mail.acknowledgement('LFIS', receipt));
    });
  });
});
