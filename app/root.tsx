// First of all: it sets the order of the cascade's layers.
import { isStudioPath, studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import './ui/styles/site.css';
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { findPage, normalisedSearch, type PageName, pages } from './addresses.ts';
import { loadRegistration, loadSchool } from './site/frame/load-school.server.ts';
import { readPart, requestContext } from './platform/http/request-context.ts';
import type { FrameData } from './platform/http/page-meta.ts';
import { yearOf, dayInIndia } from './core/days.ts';
import { groupOf } from './site/frame/menu.ts';
import { NotFound } from './site/not-found.tsx';
import { SiteFooter } from './site/frame/site-footer.tsx';
import { SiteHeader } from './site/frame/site-header.tsx';
import { StudioBody } from './studio/frame/studio-document.tsx';
import { en as studioWords } from './studio/words/en.ts';
import { UnexpectedError } from './site/unexpected-error.tsx';
import type { Words } from './words/en.ts';
import { languageTags, LocaleContext, wordsOf } from './words/words.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, now } = context.get(requestContext);
  const { url: siteUrl, language: locale } = site;
  // Without the school there is no frame; without the rest of this there is a little less of it.
  const [school, registration] = await Promise.all([
    loadSchool(context),
    readPart(context, () => loadRegistration(context)),
  ]);
  return {
    school,
    locale,
    registration,
    parentsApp: site.prose.parentsApp(school.profile),
    year: yearOf(dayInIndia(now)),
    place: { path: url.pathname, isItem: url.searchParams.has('id') },
    siteUrl,
    address: addressOf(url, siteUrl),
    schoolName: school.profile.name,
    mission: school.profile.mission,
    section: sectionAt(url, site.words),
  } satisfies FrameData & Record<string, unknown>;
}

/** The frame around every page, the error pages included: they may have to do without the school's data. */
export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const locale = data?.locale ?? 'en';
  const words = wordsOf(locale);
  const isStudio = isStudioPath(useLocation().pathname);
  return (
    <LocaleContext value={locale}>
      <html lang={languageTags[locale]}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#1f2a5c" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href={isStudio ? studioPaths.manifest : '/manifest.webmanifest'} />
          <Meta />
          <Links />
        </head>
        {isStudio ? (
          <StudioBody>{children}</StudioBody>
        ) : (
          <body>
            <a className="skip" href="#main">
              {words.skipToMain}
            </a>
            <SiteHeader school={data?.school} place={data?.place ?? { path: '', isItem: false }} />
            {data && <p className="on-paper">{data.schoolName}</p>}
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            {data && <SiteFooter {...data} />}
            {data?.address && <p className="on-paper">{data.address}</p>}
          </body>
        )}
      </html>
    </LocaleContext>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const path = useRouteLoaderData<typeof loader>('root')?.place.path;
  const isStudio = isStudioPath(useLocation().pathname);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound likely={listsAt(path)} />;
  return (
    <UnexpectedError
      wayOn={isStudio ? { href: studioHref('dashboard'), text: studioWords.errors.toDashboard } : undefined}
    />
  );
}

/** The group of the menu that lists the page. */
function sectionAt(url: URL, words: Words): string {
  const page = findPage(url.pathname);
  return (page && groupOf(page.name, words)?.name) ?? '';
}

/** What somebody who holds the printed sheet types in; what the page does not understand is left out. */
function addressOf(url: URL, siteUrl: string): string | undefined {
  const page = findPage(url.pathname);
  const params = new URLSearchParams(url.searchParams);
  // One sender's own; the number stands on the page.
  params.delete('receipt');
  return page && siteUrl + page.path + normalisedSearch(page, params);
}

/** Where an item is not there, the list it would stand in. */
function listsAt(path: string | undefined): PageName[] {
  if (path === pages.album.path) return ['gallery'];
  return path === pages.news.path ? ['news'] : [];
}
