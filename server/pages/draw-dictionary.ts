import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { profileOf, type School, textsOfProfile } from '#app/features/school/profile.ts';
import type { Database, Db } from '#app/platform/db/database.ts';
import { renderFailures, requestContext } from '#app/platform/http/request-context.ts';
import type { Services } from '#app/platform/services.ts';
import { createSites } from '#app/platform/sites/sites.ts';
import { useSchool } from '#app/school-data/load-school.server.ts';
import type { Languages } from '#app/words/locales.ts';
import { NO_PAGE } from './pages.ts';

/**
 * The frame of every page, with its styles: the not-found page of a school that does not exist, in every language. It
 * is drawn without the database, so nothing of a school can get into a dictionary, which nobody could take back: no
 * name, no picture, no page that may be withdrawn.
 */
export async function drawDictionary(
  services: Services,
  build: ServerBuild,
  mode: string,
  languages: Languages,
): Promise<Buffer> {
  const handle = createRequestHandler(build, mode);
  const sites = createSites({ schoolCode: SCHOOL.code, siteUrl: SITE_URL, languages });
  const pages: string[] = [];
  for (const language of languages) {
    const site = sites.of(SCHOOL.code, language);
    const context = new RouterContextProvider();
    const failures: unknown[] = [];
    context.set(renderFailures, failures);
    context.set(requestContext, {
      services: {
        ...services,
        ...withoutContent,
        revisions: { ...services.revisions, ...uncached },
        sites,
        site,
      },
      site,
      requestId: '',
      // The same text in every year.
      now: new Date(0),
    });
    await useSchool(context, SCHOOL);
    const response = await handle(new Request(new URL(NO_PAGE, SITE_URL)), context);
    if (response.status !== 404 || failures.length > 0)
      throw new Error(`the dictionary in ${language} could not be drawn`, { cause: failures[0] });
    pages.push(await response.text());
  }
  return Buffer.from(pages.join('\n'));
}

const SITE_URL = 'https://school.example';

/** With every part of the frame. */
const SCHOOL: School = {
  code: 'SCHOOL',
  profile: profileOf(
    textsOfProfile({
      name: 'School',
      mission: 'School',
      description: 'School',
      schoolCode: 'SCHOOL',
      phone: '+91 00000 00000',
      whatsapp: '+91 00000 00000',
      email: 'office@school.example',
      addressLines: ['School'],
      officeHours: 'School',
      mapUrl: 'https://maps.app.goo.gl/',
      parentPortalUrl: SITE_URL,
      social: [
        { network: 'facebook', url: 'https://www.facebook.com/' },
        { network: 'instagram', url: 'https://www.instagram.com/' },
        { network: 'youtube', url: 'https://www.youtube.com/' },
        { network: 'x', url: 'https://x.com/' },
        { network: 'linkedin', url: 'https://www.linkedin.com/' },
      ],
      parentsApp: {
        googlePlayUrl: 'https://play.google.com/store/apps/',
        appStoreUrl: 'https://apps.apple.com/in/app/',
      },
    }),
  ),
};

/** Answers every query with no rows. */
const empty: Db = new Kysely({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

const withoutContent: { database: Database } = {
  database: {
    engine: 'sqlite',
    reads: empty,
    writes: empty,
    check: async () => undefined,
    close: async () => undefined,
  },
};

const uncached = { cached: <Answer>(_school: string, _name: string, work: () => Promise<Answer>) => work() };
