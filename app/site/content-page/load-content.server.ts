import type { RouterContextProvider } from 'react-router';
import type { PhotoPageContent, SchoolFacts } from '#content/page-content.ts';
import type { Prose } from '#content/prose.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { findPageFiles, type PageFiles } from '#app/media/page-files.server.ts';
import { readPart, requestContext } from '#app/platform/http/request-context.ts';
import { loadRegistration, loadSchool } from '#app/site/frame/load-school.server.ts';

/**
 * The prose of a page, written with the school's own facts, and the pictures for its places. `more` names
 * places that the prose does not.
 */
export async function loadContent<Content extends Partial<PhotoPageContent>>(
  context: Readonly<RouterContextProvider>,
  write: (prose: Prose, facts: SchoolFacts) => Content,
  more: (content: Content) => readonly string[] = () => [],
) {
  const { services, site } = context.get(requestContext);
  const { schoolCode } = site;
  const { reads } = services.database;
  const [school, registration] = await Promise.all([
    loadSchool(context),
    readPart(context, () => loadRegistration(context)),
  ]);
  const content = write(site.prose, factsOf(school.profile, registration));
  const inText = content.sections?.flatMap(({ picture }) => picture ?? []) ?? [];
  const photos = content.photos?.map(({ picture }) => picture) ?? [];
  const banner = content.banner ? [content.banner] : [];
  const places = [...banner, ...inText, ...photos, ...more(content)];
  // The text says what there is to say, also without its pictures.
  const files = await readPart(context, () => findPageFiles(reads, schoolCode, places));
  return { content, files: files ?? ({} as PageFiles), profile: school.profile, registration };
}

/** What the prose may say of the school. */
export const factsOf = (profile: SchoolProfile, registration?: OpenRegistration): SchoolFacts => ({
  name: profile.name,
  mission: profile.mission,
  phone: profile.phone,
  email: profile.email,
  portalUrl: profile.parentPortalUrl,
  registration: registration?.kind,
  helpDesk: profile.helpDesk,
  fees: profile.fees,
  agesAtEntrance: profile.agesAtEntrance,
});
