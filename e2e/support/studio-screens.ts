import type { APIRequestContext } from '@playwright/test';
import { type StudioPageName, studioHref } from '#app/access/studio-addresses.ts';
import { partOfModules } from '#app/modules/parts.ts';
import { contentTypes } from '#app/content-types.ts';

/** The name of a screen, and its address. */
export type Screens = Record<string, string>;

/** A made-up code, as in a link that is a year old. */
const code = 'long-over';

/** Every screen that is visible without signing in. */
export const outerScreens = {
  signIn: { 'sign-in': studioHref('signIn') },
  forgottenPassword: { 'forgotten-password': studioHref('forgottenPassword') },
  welcome: { 'welcome-over': studioHref('welcome', { code }) },
  newPassword: { 'new-password': studioHref('newPassword', { code }) },
  remainingFactors: { 'factors-over': studioHref('remainingFactors', { code }) },
} satisfies Partial<Record<StudioPageName, Screens>>;

const modulePages = partOfModules('pages');

/** Those whose address needs no parameters. */
const screensOfModules = Object.fromEntries(
  Object.entries<{ path: string }>(modulePages).map(([name, { path }]) => [
    name,
    path.includes(':') ? {} : { [path.replace('/studio/', '').replaceAll('/', '-')]: path },
  ]),
) as Record<keyof typeof modulePages, Screens>;

/** Every other screen, in a studio with an item of each type, and an enquiry. */
export async function innerScreens(
  request: APIRequestContext,
  url: string,
): Promise<Record<Exclude<StudioPageName, keyof typeof outerScreens>, Screens>> {
  const find = async (path: string, pattern: RegExp) => {
    const [, id] = pattern.exec(await (await request.get(url + path)).text()) ?? [];
    if (!id) throw new Error(`${path} leads to nothing like ${pattern}`);
    return id;
  };
  const firstOf = (type: string) =>
    find(studioHref('contentList', { type }), new RegExp(`/studio/content/${type}/(?!new)([\\w-]+)"`));
  const each = async (prefix: string, screen: (type: string) => string | Promise<string>) =>
    Object.fromEntries(
      await Promise.all(
        contentTypes
          // The others have a separate page, which is listed below.
          .filter(({ formAt }) => !formAt)
          .map(async ({ name }) => [`${prefix}-${name}`, await screen(name)]),
      ),
    ) as Screens;
  const [story, album, picture, enquiry] = await Promise.all([
    firstOf('news'),
    firstOf('albums'),
    find(studioHref('library'), /\/studio\/library\/(?!choice)([\w-]+)["?]/),
    find(studioHref('inbox'), /\/studio\/enquiries\/(?!export)([\w-]+)["?]/),
  ]);
  const item = { type: 'news', id: story };
  return {
    dashboard: { dashboard: studioHref('dashboard') },
    more: { more: studioHref('more') },
    school: { school: studioHref('school') },
    settings: { settings: studioHref('settings') },
    search: { search: studioHref('search', { q: 'day' }), 'search-empty': studioHref('search') },
    edit: { 'nothing-to-edit': studioHref('edit', { path: '/nowhere' }) },
    goingPublic: { 'going-public': studioHref('goingPublic') },
    contentList: await each('list', (type) => studioHref('contentList', { type })),
    newItem: {
      'new-news': studioHref('newItem', { type: 'news' }),
      'new-own-page': studioHref('newItem', { type: 'ownpages' }),
    },
    item: await each('item', async (type) => studioHref('item', { type, id: await firstOf(type) })),
    itemVersions: { versions: studioHref('itemVersions', item) },
    itemShare: { share: studioHref('itemShare', item) },
    library: { library: studioHref('library') },
    libraryFile: { 'library-file': studioHref('libraryFile', { id: picture }) },
    withdrawal: { withdrawal: studioHref('withdrawal', { id: picture }) },
    pictureFocus: { focus: studioHref('pictureFocus', { id: picture }) },
    profile: { profile: studioHref('profile') },
    look: { look: studioHref('look') },
    newAlbum: { 'new-album': studioHref('newAlbum') },
    albumPhotos: { 'album-photos': studioHref('albumPhotos', { id: album }) },
    inbox: { inbox: studioHref('inbox') },
    enquiry: { enquiry: studioHref('enquiry', { id: enquiry }) },
    people: { people: studioHref('people') },
    audit: { audit: studioHref('audit') },
    backup: { backup: studioHref('backup') },
    ...screensOfModules,
    account: { account: studioHref('account'), 'nothing-here': `${studioHref('dashboard')}/nothing-here` },
    ownSecondStep: { 'own-second-step': studioHref('ownSecondStep') },
    ownPasskeys: { 'own-passkeys': studioHref('ownPasskeys') },
    // Checked where people are redirected to them: e2e/studio/studio-people.spec.ts.
    secondStep: {},
    prove: {},
    // They redirect, or answer scripts.
    signOut: {},
    itemDraft: {},
    links: {},
    itemCard: {},
    media: {},
    libraryChoice: {},
    albumState: {},
    albumWords: {},
    enquiriesExport: {},
    deadLinks: {},
    parkedJobs: {},
    language: {},
    languages: { languages: studioHref('languages') },
    translation: { translation: studioHref('translation', item) },
    translationDraft: {},
    translationVersions: { 'translation-versions': studioHref('translationVersions', item) },
    backupFile: {},
    everything: {},
  };
}
