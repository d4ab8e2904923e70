import { studioPaths } from '#app/access/studio-addresses.ts';
import { type Context, Hono } from 'hono';
import { findSchool } from '#app/features/school/queries.server.ts';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import type { Site } from '#app/sites/site.ts';
import type { Services } from '#app/platform/services.ts';
import { manifest } from '#app/site/findability/manifest.ts';
import { documents } from '#app/site/for-machines.server.ts';
import { robots } from '#app/site/findability/robots.ts';
import { findSitemapPart, sitemap } from '#app/site/findability/sitemap.server.ts';
import type { TextDocument } from '#app/platform/http/text-document.ts';
import { studioManifest } from '#app/studio/frame/studio-manifest.ts';
import { languageTags } from '#app/words/locales.ts';
import { studioLanguages } from '#app/words/studio-languages.ts';
import type { AppEnv } from '#server/app-env.ts';
import { settleAddress } from '#server/requests/canonical-address.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { cachedAnswer } from './pages.ts';

/** Documents for search engines, feed readers and phones, cached and sent like pages. */
export function createFindability(services: Services, pageCache: PageCache): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const queryOf = ({ schoolCode, url: siteUrl, languages }: Site) => ({
    db: services.database.reads,
    schoolCode,
    siteUrl,
    languages,
    now: services.clock(),
  });
  const schoolQueryOf = async (site: Site) => {
    const { schoolCode, words, language } = site;
    const school = await findSchool(services.database.reads, schoolCode, { language });
    if (!school) throw new Error(`The school ${schoolCode} is not in the database`);
    return { ...queryOf(site), school, words, language: languageTags[language] };
  };

  const serve = (path: string, write: Write) =>
    routes.get(path, async (c, next) => {
      c.set('area', 'page');
      const elsewhere = settleAddress(c, c.req.path, 'page');
      if (elsewhere) return elsewhere;
      const { schoolCode, localHref } = c.var.services.site;
      const answer = await pageCache.findOrRender(schoolCode, localHref(c.req.path), () =>
        rendered(c, write),
      );
      if (answer.kind === 'page') return cachedAnswer(c, pageCache, answer.page, answer);
      // No such document: the site's not-found page answers.
      if (answer.kind === 'uncached' && answer.rendered.status === 404) return next();
      return c.body(null, 503, { 'retry-after': '30', 'cache-control': 'no-store' });
    });

  serve('/robots.txt', async ({ url }) => robots(url));
  serve('/manifest.webmanifest', async (site) => {
    const { school, language } = await schoolQueryOf(site);
    return manifest(school.profile, site, language);
  });
  for (const language of studioLanguages)
    serve(studioPaths.manifest[language], async (site) => {
      const { school } = await schoolQueryOf({ ...site, language });
      const appManifest = studioManifest(school.profile.name, language);
      return { contentType: 'application/manifest+json; charset=utf-8', text: JSON.stringify(appManifest) };
    });
  serve('/sitemap.xml', (site) => sitemap(queryOf(site)));
  serve('/:part{sitemap-[1-9][0-9]{0,3}\\.xml}', (site, path) =>
    findSitemapPart(queryOf(site), Number(/\d+/.exec(path)![0])),
  );
  for (const { path: address, write } of documents)
    serve(address, async (site, path) => {
      const { db, now, school } = await schoolQueryOf(site);
      return write({ db, now, site, school: school.profile }, path);
    });
  return routes;
}

type Write = (site: Site, path: string) => Promise<TextDocument | undefined>;

async function rendered(c: Context<AppEnv>, write: Write): Promise<RenderedPage> {
  try {
    const document = await write(c.var.services.site, c.req.path);
    if (!document) return { status: 404, headers: {}, html: '', isWhole: true };
    return {
      status: 200,
      headers: { 'content-type': document.contentType },
      html: document.text,
      isWhole: true,
    };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    c.var.log.error({ err: error }, 'document not created: the database is not available');
    return { status: 503, headers: {}, html: '', isWhole: true };
  }
}
