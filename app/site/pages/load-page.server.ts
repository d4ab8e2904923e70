import { data, type RouterContextProvider } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import type { OwnPageAddress } from '#app/features/pages/own/addresses.server.ts';
import {
  type FilledPage,
  type FilledSection,
  fillPage,
  pageWithDocumentLinks,
} from '#app/features/pages/filled.ts';
import { filesNamed, type PageText } from '#content/page-text.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { ownPages } from '#app/features/pages/own/content-type.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { pageAddress, type PageName } from '#app/addresses.ts';
import { findFilesOfPage, findPageText } from '#app/features/pages/queries.server.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { findFileSizes, findPageFiles, type PageFiles } from '#app/media/files/page-files.server.ts';
import { fileUrl } from '#app/media/picture.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import { checkAge } from '#app/site/admission/ages/age-check.ts';
import { loadRegistration, loadSchool } from '#app/school-data/load-school.server.ts';
import type { Site } from '#app/sites/site.ts';
import type { Locale } from '#app/words/locales.ts';
import { factsOfSchool } from '../../school-data/facts.server.ts';
import type { PageData } from './page-data.ts';

/** A page that consists only of its text. */
export async function servePage(...args: Parameters<typeof loadPage>) {
  const page = await loadPage(...args);
  return data(page, statusOf(page));
}

/**
 * A page whose own text could not be read: the proxy and the page cache then show the last good copy, if
 * there is one.
 */
export const statusOf = ({ isRead }: Pick<PageData, 'isRead'>) => (isRead ? {} : MAIN_PART_MISSING);

/** A page with the school's own text, its facts filled in, and its pictures. */
export async function loadPage(
  context: Readonly<RouterContextProvider>,
  page: PageName,
  { url, key = page as PageKey }: { url?: URL; key?: PageKey } = {},
): Promise<PageData> {
  return pageData(context, { page, address: pageAddress(page) }, readPage(context, key), url);
}

/** A page that the school added; undefined if it is not public. */
export async function loadOwnPage(
  context: Readonly<RouterContextProvider>,
  { id, address }: OwnPageAddress,
  url: URL,
): Promise<PageData | undefined> {
  const { services, site, now } = context.get(requestContext);
  const { reads } = services.database;
  const { schoolCode, language } = site;
  const text = await findPageText(reads, ownPages, { schoolCode, id, now, language });
  if (!text) return undefined;
  const { translation, language: textLanguage, languages, ...shown } = text;
  const files =
    filesNamed(text).length > 0
      ? await findFilesOfPage(reads, ownPages, { schoolCode, id }, translation)
      : {};
  const read = Promise.resolve({ text: shown, files, isRead: true, language: textLanguage, languages });
  return pageData(context, { page: 'ownPage', address, id }, read, url);
}

/** A page that could not be read at all. */
export function loadUnreadable(context: Readonly<RouterContextProvider>, address: string): Promise<PageData> {
  const { site } = context.get(requestContext);
  const read = Promise.resolve({
    text: unreadable(site),
    files: {},
    isRead: false,
    languages: site.languages,
  });
  return pageData(context, { page: 'ownPage', address }, read);
}

interface ReadPage {
  text: PageText;
  files: PageFiles;
  isRead: boolean;
  /** Its language, if known. */
  language?: Locale;
  languages: readonly Locale[];
}

async function pageData(
  context: Readonly<RouterContextProvider>,
  pageRef: Pick<PageData, 'page' | 'address' | 'id'>,
  reading: Promise<ReadPage>,
  url?: URL,
): Promise<PageData> {
  const { services, site, now } = context.get(requestContext);
  const { reads } = services.database;
  const [school, registration, { text, files, isRead, language, languages }] = await Promise.all([
    loadSchool(context),
    readPart(context, () => loadRegistration(context)),
    reading,
  ]);
  const { profile } = school;
  // A text in another language names its facts in that language.
  const textSite = services.sites.of(site.schoolCode, language ?? site.language);
  const facts = factsOfSchool(textSite, services.config, profile, registration);
  const content = shownPart(
    pageWithDocumentLinks(fillPage(text, facts), documentAddress(files)),
    profile,
    registration,
  );
  const documentIds = Object.values(files).flatMap((file) =>
    file?.kind === 'document' ? [file.mediaId] : [],
  );
  const bytes =
    documentIds.length > 0
      ? await readPart(context, () => findFileSizes(reads, site.schoolCode, documentIds))
      : undefined;
  const params = {
    born: url?.searchParams.get('born') ?? null,
    joins: url?.searchParams.get('joins') ?? null,
  };
  const check = checkAge(params, profile.agesAtEntrance, dayInIndia(now));
  return { ...pageRef, isRead, languages, content, files, bytes: bytes ?? {}, profile, registration, check };
}

const documentAddress =
  (files: PageFiles) =>
  (mediaId: string): string | undefined => {
    const file = files[mediaId];
    return file && fileUrl(file.path);
  };

/** The school's own text; without one, the sample school's. */
async function readPage(context: Readonly<RouterContextProvider>, key: PageKey): Promise<ReadPage> {
  const { services, site, now } = context.get(requestContext);
  const { schoolCode, language } = site;
  const { reads } = services.database;
  const read = await readPart(context, async () => ({
    own: await findPageText(reads, pages, { schoolCode, id: pageId(schoolCode, key), now, language }),
  }));
  if (!read) return { text: unreadable(site), files: {}, isRead: false, languages: site.languages };
  const { own } = read;
  if (own) {
    const { translation, language: textLanguage, languages, ...text } = own;
    const files =
      filesNamed(own).length > 0
        ? await readPart(context, () =>
            findFilesOfPage(reads, pages, { schoolCode, id: pageId(schoolCode, key) }, translation),
          )
        : undefined;
    return { text, files: files ?? {}, isRead: true, language: textLanguage, languages };
  }
  const text = site.prose.pages[key];
  const files = await readPart(context, () => findPageFiles(reads, schoolCode, filesNamed(text)));
  return { text, files: files ?? {}, isRead: true, languages: site.languages };
}

/** Other texts instead of the school's would be wrong; a form or a receipt on the page is shown without them. */
const unreadable = ({ words: { trouble } }: Site): PageText => ({
  layout: 'sheet',
  title: trouble.headings.page,
  lead: trouble.part,
  description: '',
  sections: [],
});

/** Without sections that need missing data: no calculator without ages, no registration while that is closed. */
function shownPart(
  page: FilledPage,
  { agesAtEntrance }: SchoolProfile,
  registration: OpenRegistration | undefined,
): FilledPage {
  const hasContent = ({ kind, values }: FilledSection) =>
    (kind !== 'ageCalculator' || agesAtEntrance.length > 0) &&
    (values['below'] !== 'registration' || registration !== undefined);
  return { ...page, sections: page.sections.filter(hasContent) };
}
