// Must come before components: it sets the order of the cascade's layers.
import './ui/styles/site.css';
import { useLocalHref } from './links.ts';
import { isStudioPath, studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import {
  findPage,
  pageAddress,
  listOf,
  normalisedSearch,
  type PageName,
  readOwnPagePath,
  showsItem,
} from './addresses.ts';
import { studioLanguage } from './access/sessions/studio-language.server.ts';
import { phoneNumbers } from './core/text/phone-links.ts';
import { loadSchool } from './school-data/load-school.server.ts';
import { requestContext } from './platform/http/request-context.ts';
import type { FrameData } from './platform/http/page-meta.ts';
import { yearOf, dayInIndia } from './core/time/days.ts';
import { groupAt } from './features/pages/menu/menu.ts';
import { loadListHeads } from './site/frame/load-list-heads.server.ts';
import { loadMenu } from './site/frame/load-menu.server.ts';
import { ListHeadsContext } from './publishing/lists/list-head.ts';
import { MenuContext } from './site/frame/menu.ts';
import { NotFound } from './site/not-found.tsx';
import { OFFLINE_WORKER_PATH } from './site/offline/settings.ts';
import { PreparationBar } from './site/frame/preparation-bar.tsx';
import { SiteFooter } from './site/frame/site-footer.tsx';
import { SiteMark } from './site/frame/site-mark.tsx';
import { SiteHeader } from './site/frame/site-header.tsx';
import { schoolMark } from './sites/identity/icon-addresses.ts';
import { useIdentity } from './sites/identity/identity-context.ts';
import { cardVersion, identityOf } from './sites/identity/identity.ts';
import { PreviewBar } from './studio/content/preview-bar.tsx';
import { StudioBody } from './studio/frame/studio-document.tsx';
import { BeforePublicContext, useStudioWords } from './studio/words/words.ts';
import { UnexpectedError } from './site/unexpected-error.tsx';
import { LanguagesContext } from './words/locale-context.ts';
import { defaultLanguages, firstLocale } from './words/locales.ts';
import { firstStudioLanguage, readStudioLanguage } from './words/studio-languages.ts';
import { languageTags, LocaleContext, wordsOf } from './words/words.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, site, preview, isInPreparation } = context.get(requestContext);
  const isStudio = isStudioPath(url.pathname);
  const [school, forFamilies] = await Promise.all([
    // Without the school there is no frame; without the other data there is a little less of it.
    loadSchool(context),
    isStudio ? undefined : loadFrame(context, url),
  ]);
  return {
    // A public page is in the language of its address, a studio page in that of its reader.
    locale: isStudio ? studioLanguage(context, request.headers) : site.language,
    languages: site.languages,
    location: { path: url.pathname, isItem: url.searchParams.has('id') },
    siteUrl: site.url,
    schoolName: school.profile.name,
    mark: schoolMark(site.identity),
    identity: cardVersion(site.identity),
    preview,
    isInPreparation,
    savesOffline: services.config.savesPagesOffline && !isStudio && !preview && !isInPreparation,
    // Strangers can open the sign-in pages even while the site is not public, so the studio gets none of
    // this.
    mission: '',
    section: '',
    lists: undefined,
    frame: undefined,
    ...forFamilies,
  } satisfies FrameData & Record<string, unknown>;
}

/** The data of a public page's frame. */
async function loadFrame(context: Route.LoaderArgs['context'], url: URL) {
  const { now } = context.get(requestContext);
  const [school, menu, lists] = await Promise.all([
    loadSchool(context),
    loadMenu(context),
    loadListHeads(context),
  ]);
  return {
    frame: {
      school,
      phones: phoneNumbers(school.profile.phone),
      menu,
      year: yearOf(dayInIndia(now)),
      address: addressOf(url),
      // A missing page exists in no language, so the language link leads to the home page.
      languageLinkAddress: addressOf(url) ?? readOwnPagePath(url.pathname),
    },
    lists,
    mission: school.profile.mission,
    // The group of the menu that contains the page.
    section: groupAt(menu, findPage(url.pathname)?.path ?? url.pathname)?.name ?? '',
  };
}

/** The studio looks the same for every school. */
const studioIdentity = identityOf();

/** The frame around every page, including error pages, which may have to work without the school's data. */
export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const frame = data?.frame;
  const locale = data?.locale ?? firstLocale;
  const languages = data?.languages ?? defaultLanguages;
  const words = wordsOf(locale);
  const identity = useIdentity();
  const localHref = useLocalHref();
  const { pathname } = useLocation();
  const isStudio = isStudioPath(pathname);
  // A visitor who may not see the site yet must not see its frame either.
  const isBare = pathname === '/in-preparation';
  return (
    <LocaleContext value={locale}>
      <LanguagesContext value={languages}>
        <html
          lang={languageTags[locale]}
          data-offline={data?.savesOffline && !isBare ? OFFLINE_WORKER_PATH : undefined}
        >
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <SiteMark identity={isStudio ? studioIdentity : identity} />
            {!isBare && (
              <link
                rel="manifest"
                href={
                  isStudio
                    ? studioPaths.manifest[readStudioLanguage(locale) ?? firstStudioLanguage]
                    : localHref('/manifest.webmanifest')
                }
              />
            )}
            {(data?.preview ?? data?.isInPreparation) && <meta name="robots" content="noindex" />}
            {data?.preview?.framed && <base target="_blank" />}
            <Meta />
            <Links />
          </head>
          {isStudio ? (
            <BeforePublicContext value={data?.isInPreparation ?? false}>
              <StudioBody>{children}</StudioBody>
            </BeforePublicContext>
          ) : isBare ? (
            <body>
              <main id="main">{children}</main>
            </body>
          ) : (
            <MenuContext value={frame?.menu}>
              <body>
                <a className="skip" href="#main">
                  {words.skipToMain}
                </a>
                {data?.preview && !data.preview.framed && <PreviewBar {...data.preview} />}
                {data?.isInPreparation && !data.preview && <PreparationBar />}
                <SiteHeader
                  school={frame?.school}
                  phones={frame?.phones ?? []}
                  location={data?.location ?? { path: '', isItem: false }}
                  address={frame?.languageLinkAddress ?? pageAddress('home')}
                />
                {data && <p className="on-paper">{data.schoolName}</p>}
                <main id="main" tabIndex={-1}>
                  <ListHeadsContext value={data?.lists}>{children}</ListHeadsContext>
                </main>
                {frame && <SiteFooter {...frame} />}
                {data && frame?.address && (
                  <p className="on-paper">{data.siteUrl + localHref(frame.address)}</p>
                )}
              </body>
            </MenuContext>
          )}
        </html>
      </LanguagesContext>
    </LocaleContext>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const path = useRouteLoaderData<typeof loader>('root')?.location.path;
  const isStudio = isStudioPath(useLocation().pathname);
  const { errors } = useStudioWords();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound likely={listsAt(path)} />;
  return (
    <UnexpectedError
      nextLink={isStudio ? { href: studioHref('dashboard'), text: errors.toDashboard } : undefined}
    />
  );
}

/** The address that is printed on the page; unknown parameters are left out. */
function addressOf(url: URL): string | undefined {
  const page = findPage(url.pathname);
  const params = new URLSearchParams(url.searchParams);
  // Private to the sender; the number is printed on the page.
  params.delete('receipt');
  return page && page.path + normalisedSearch(page, params);
}

/** If an item is missing, the list it would be in. */
function listsAt(path: string | undefined): PageName[] {
  const page = path === undefined ? undefined : findPage(path);
  if (!page || !showsItem(page.name)) return [];
  return [listOf(page.name) ?? page.name];
}
