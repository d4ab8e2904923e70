import type { WholeAddress } from '#app/addresses.ts';
import { partOfModules } from '#app/modules/parts.ts';
import type { Permission } from './permissions.ts';

/**
 * Who is admitted: people with this permission. `open`: no sign-in needed. `leads on`: redirects everybody,
 * depending on the request. `nothing`: accepts no form.
 */
export type Guard = Permission | 'open' | 'leads on' | 'nothing';

interface StudioPage {
  path: WholeAddress;
  /** The parameters that its links carry. */
  search?: readonly string[];
  /** Who may read it: its loader requires this permission. */
  read: Guard;
  /** Who may send a form: `studioAction()` requires it. A button may require more. */
  send: Guard;
  /** For a file: the page that links to it. */
  linkedFrom?: WholeAddress;
}

/** The studio's part of the address contract, used by routes, links, forms and guards. */
export const studioPages = {
  signIn: { path: '/studio/sign-in', search: ['done'], read: 'open', send: 'open' },
  signOut: { path: '/studio/sign-out', read: 'leads on', send: 'leads on' },
  language: { path: '/studio/language', read: 'leads on', send: 'leads on' },
  welcome: { path: '/studio/welcome', search: ['code'], read: 'open', send: 'open' },
  secondStep: { path: '/studio/second-step', read: 'leads on', send: 'leads on' },
  forgottenPassword: { path: '/studio/forgotten-password', read: 'open', send: 'open' },
  newPassword: { path: '/studio/new-password', search: ['code'], read: 'open', send: 'open' },
  remainingFactors: {
    path: '/studio/new-password/factors',
    search: ['code', 'done'],
    read: 'open',
    send: 'open',
  },
  prove: { path: '/studio/prove', read: 'studio.enter', send: 'studio.enter' },
  dashboard: { path: '/studio', search: ['done'], read: 'studio.enter', send: 'nothing' },
  deadLinks: { path: '/studio/dead-links', read: 'studio.enter', send: 'content.publish' },
  parkedJobs: { path: '/studio/parked-jobs', read: 'studio.enter', send: 'jobs.retry' },
  search: { path: '/studio/search', search: ['q'], read: 'studio.enter', send: 'nothing' },
  edit: { path: '/studio/edit', search: ['path'], read: 'content.read', send: 'nothing' },
  goingPublic: { path: '/studio/going-public', search: ['done'], read: 'studio.enter', send: 'site.open' },
  contentList: { path: '/studio/content/:type', read: 'content.read', send: 'content.read' },
  newItem: { path: '/studio/content/:type/new', read: 'content.edit', send: 'nothing' },
  item: { path: '/studio/content/:type/:id', read: 'content.read', send: 'content.read' },
  itemDraft: { path: '/studio/content/:type/:id/draft', read: 'content.edit', send: 'content.edit' },
  itemVersions: { path: '/studio/content/:type/:id/versions', read: 'content.read', send: 'content.edit' },
  links: { path: '/studio/links', search: ['of', 'q'], read: 'content.read', send: 'nothing' },
  itemShare: {
    path: '/studio/content/:type/:id/share',
    search: ['language', 'done'],
    read: 'content.read',
    send: 'nothing',
  },
  itemCard: {
    path: '/studio/content/:type/:id/share/:file',
    search: ['save'],
    read: 'content.read',
    send: 'nothing',
  },
  media: { path: '/studio/media', read: 'content.edit', send: 'content.edit' },
  library: {
    path: '/studio/library',
    search: ['tab', 'q', 'after', 'done', 'count'],
    read: 'content.read',
    send: 'content.publish',
  },
  libraryChoice: {
    path: '/studio/library/choice',
    search: ['tab', 'q', 'after'],
    read: 'content.read',
    send: 'nothing',
  },
  libraryFile: {
    path: '/studio/library/:id',
    search: ['tab', 'q', 'after', 'done'],
    read: 'content.read',
    send: 'content.publish',
  },
  withdrawal: {
    path: '/studio/library/:id/withdrawal',
    search: ['back', 'done'],
    read: 'content.read',
    send: 'photos.withdraw',
  },
  pictureFocus: {
    path: '/studio/library/:id/focus',
    search: ['back', 'done'],
    read: 'content.read',
    send: 'content.publish',
  },
  languages: {
    path: '/studio/languages',
    search: ['show', 'kind', 'q', 'sort', 'page'],
    read: 'content.read',
    send: 'nothing',
  },
  translation: {
    path: '/studio/languages/:type/:id',
    search: ['language', 'done'],
    read: 'content.read',
    send: 'content.edit',
  },
  translationDraft: {
    path: '/studio/languages/:type/:id/draft',
    search: ['language'],
    read: 'content.edit',
    send: 'content.edit',
  },
  translationVersions: {
    path: '/studio/languages/:type/:id/versions',
    search: ['language'],
    read: 'content.read',
    send: 'content.edit',
  },
  profile: { path: '/studio/profile', read: 'profile.edit', send: 'nothing' },
  look: { path: '/studio/look', search: ['done', 'try'], read: 'profile.edit', send: 'profile.edit' },
  newAlbum: { path: '/studio/albums/new', read: 'albums.edit', send: 'albums.edit' },
  albumPhotos: {
    path: '/studio/albums/:id/photos',
    search: ['photo', 'write', 'show'],
    read: 'albums.edit',
    send: 'albums.edit',
  },
  albumState: { path: '/studio/albums/:id/state', read: 'albums.edit', send: 'nothing' },
  albumWords: { path: '/studio/albums/:id/words', read: 'albums.edit', send: 'albums.edit' },
  inbox: { path: '/studio/enquiries', read: 'enquiries.read', send: 'nothing' },
  enquiriesExport: {
    path: '/studio/enquiries/export',
    search: ['state', 'q'],
    read: 'enquiries.export',
    send: 'nothing',
  },
  enquiry: { path: '/studio/enquiries/:id', read: 'enquiries.read', send: 'enquiries.handle' },
  people: { path: '/studio/people', search: ['done', 'of'], read: 'people.manage', send: 'people.manage' },
  audit: { path: '/studio/audit', read: 'audit.read', send: 'nothing' },
  backup: { path: '/studio/backup', read: 'backup.make', send: 'backup.make' },
  everything: { path: '/studio/everything', read: 'backup.make', send: 'nothing' },
  backupFile: { path: '/studio/backup/:name', read: 'backup.make', send: 'nothing' },
  ...partOfModules('pages'),
  more: { path: '/studio/more', read: 'studio.enter', send: 'nothing' },
  school: { path: '/studio/school', read: 'studio.enter', send: 'nothing' },
  settings: { path: '/studio/settings', read: 'studio.enter', send: 'nothing' },
  account: { path: '/studio/account', search: ['done'], read: 'studio.enter', send: 'studio.enter' },
  ownSecondStep: {
    path: '/studio/account/second-step',
    search: ['done'],
    read: 'studio.enter',
    send: 'studio.enter',
  },
  ownPasskeys: {
    path: '/studio/account/passkeys',
    search: ['done', 'of'],
    read: 'studio.enter',
    send: 'studio.enter',
  },
} as const satisfies Record<string, StudioPage>;

/** Not pages: they answer scripts, phones and better-auth, and check the session themselves. */
export const studioPaths = {
  auth: '/studio/auth',
  editStyles: '/studio/edit-link.css',
  editWorker: '/studio/edit-worker.js',
  /** A browser requests it without cookies, so the language is part of the address. */
  manifest: { en: '/studio/manifest.webmanifest', hi: '/studio/manifest.hi.webmanifest' },
  preview: '/studio/preview',
  share: '/studio/share',
  shareWorker: '/studio/share-worker.js',
  uploads: '/studio/uploads',
} as const;

export type StudioPageName = keyof typeof studioPages;

type InPath<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | InPath<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** The parameters in a page's path. */
export type StudioParams<Name extends StudioPageName> = Record<
  InPath<(typeof studioPages)[Name]['path']>,
  string
>;
type SearchOf<Page> = Page extends { search: readonly (infer Name extends string)[] } ? Name : never;
type Given<Name extends StudioPageName> = StudioParams<Name> &
  Partial<Record<SearchOf<(typeof studioPages)[Name]>, string | undefined>>;

/** `studioHref('albumPhotos', { id })` → '/studio/albums/01…/photos'. Other parameters go into the query. */
export function studioHref<Name extends StudioPageName>(
  name: Name,
  ...[given]: Record<string, never> extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>]
): WholeAddress {
  const { path, search = [] }: StudioPage = studioPages[name];
  const values: Partial<Record<string, string | undefined>> = given ?? {};
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  ) as WholeAddress;
  const params = search.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`];
  });
  return params.length > 0 ? `${filled}?${params.join('&')}` : filled;
}

/**
 * A page that leads to another one afterwards. Not a normal parameter: an object with a `then` counts as a
 * promise.
 */
export const studioHrefThen = (name: 'signIn' | 'secondStep' | 'prove', next: string): WholeAddress =>
  `${studioHref(name)}?then=${encodeURIComponent(next)}`;

/** A page of the studio, or a data request of React Router for it. */
export const isStudioPath = (path: string): boolean => /^\/studio(\/|\.data$|$)/.test(path);

const patterns = (Object.entries(studioPages) as [StudioPageName, StudioPage][]).map(([name, { path }]) => ({
  name,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** `/studio/people.data`, as React Router requests a page's data → '/studio/people'. */
export const pathOfPage = (path: string): string => path.replace(/\.data$/, '');

/** The page at a path, or the page whose data it is; if several match, the one with the fewest parameters. */
export function findStudioPage(path: string): (StudioPage & { name: StudioPageName }) | undefined {
  const openIn = (name: StudioPageName) => studioPages[name].path.split(':').length;
  const pagePath = pathOfPage(path);
  const [name] = patterns
    .filter(({ pattern }) => pattern.test(pagePath))
    .map((fitting) => fitting.name)
    .sort((one, other) => openIn(one) - openIn(other));
  return name && { name, ...studioPages[name] };
}
