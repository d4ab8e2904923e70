import type { CommandContext } from '#app/access/command-context.ts';
import { listPeople } from '#app/access/people/queries.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import { studioHref, type StudioPageName } from '#app/access/studio-addresses.ts';
import { typesFor } from '#app/studio/content/types/types-for.ts';
import { hasWords, queryWords } from '#app/core/text/search-text.ts';
import { listInbox } from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { FILES_A_PAGE, listLibrary } from '#app/publishing/library/library-list.server.ts';
import type { LibraryTab } from '#app/publishing/library/library-search.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { listItems } from '#app/publishing/studio-list/list.server.ts';
import { listSimilarItems } from '#app/publishing/studio-list/similar.server.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { withParams } from '#app/studio/content/list/list-input.ts';
import { readOutTitles } from '#app/studio/content/types/facts.server.ts';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';
import { inboxHref } from '#app/studio/enquiries/inbox-href.ts';
import { menu } from '#app/studio/frame/menu.ts';
import { libraryFileHref, libraryHref } from '#app/studio/library/library-href.ts';
import { translateType } from '#app/studio/words/content-types.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

/** Per type; each has its own list for more. */
const SHOWN = 5;

export interface Found {
  href: string;
  title: string;
  detail?: string;
}

export interface FoundGroup {
  name: string;
  found: Found[];
  /** The list with all results and their number; with a plus if counting stopped early. */
  all?: { href: string; count: string };
}

type SearchContext = CommandContext & { words: StudioWords; q: string };

export interface FoundEverywhere {
  groups: FoundGroup[];
  /** No exact matches: these only sound similar. */
  isSimilar: boolean;
}

/**
 * Everything in the studio that matches the words, or else sounds similar; nothing that this person may not
 * open.
 */
export async function searchEverything(searchContext: SearchContext): Promise<FoundEverywhere> {
  const exact = await findGroups(searchContext);
  if (exact.length > 0) return { groups: exact, isSimilar: false };
  const similar = await Promise.all(
    typesFor(searchContext.staff.role).map((type) => findItems(searchContext, type, listSimilarItems)),
  );
  const groups = similar.filter(({ found }) => found.length > 0);
  return { groups, isSimilar: groups.length > 0 };
}

async function findGroups(searchContext: SearchContext): Promise<FoundGroup[]> {
  const { role } = searchContext.staff;
  const groups = await Promise.all([
    findStudioPages(searchContext),
    ...typesFor(role).map((type) => findItems(searchContext, type, listItems)),
    ...(mayDo(role, 'content.read')
      ? [findFiles(searchContext, 'pictures'), findFiles(searchContext, 'papers')]
      : []),
    ...(mayDo(role, 'enquiries.read') ? [findEnquiries(searchContext)] : []),
    ...(mayDo(role, 'people.manage') ? [findPeople(searchContext)] : []),
  ]);
  return groups.filter(({ found }) => found.length > 0);
}

async function findItems(
  { services, staff, now, words, q }: SearchContext,
  type: ContentType,
  list: typeof listItems | typeof listSimilarItems,
): Promise<FoundGroup> {
  const query = { schoolCode: staff.schoolCode, now, q, sort: 'changed', page: 1, limit: SHOWN } as const;
  const translatedType = translateType(type, words);
  const listed = await list(services.database.reads, type, query);
  const items = await readOutTitles(
    { services, staff, now },
    (listed?.items ?? []).map((item) => ({ ...item, type: type.name })),
  );
  return {
    name: translatedType.words.many,
    found: items.map((item) => ({
      href: itemAddress(type, item.id),
      title: itemName(translatedType, item, words.content) || item.excerpt || words.content.untitled,
      detail: words.content.states[item.state],
    })),
    all: { href: withParams(listAddress(type), { q }), count: String(listed?.counts.all) },
  };
}

async function findFiles({ services, staff, words, q }: SearchContext, tab: LibraryTab): Promise<FoundGroup> {
  const { schoolCode } = staff;
  const { files, next } = await listLibrary(services.database.reads, { schoolCode, tab, q });
  return {
    name: words.searchAll.files[tab === 'papers' ? 'papers' : 'pictures'],
    found: files
      .slice(0, SHOWN)
      .map(({ id, displayName }) => ({ href: libraryFileHref(id, { tab, q }), title: displayName })),
    all: { href: libraryHref({ tab, q }), count: next ? `${FILES_A_PAGE}+` : String(files.length) },
  };
}

async function findEnquiries({ services, staff, words, q }: SearchContext): Promise<FoundGroup> {
  const filter = { state: undefined, q };
  const { lines, older } = await listInbox(services.database.reads, {
    schoolCode: staff.schoolCode,
    ...filter,
  });
  return {
    name: words.searchAll.enquiries,
    found: lines.slice(0, SHOWN).map(({ id, name, opening }) => ({
      href: inboxHref(filter, {}, id),
      title: name,
      detail: opening,
    })),
    all: { href: inboxHref(filter), count: older ? `${lines.length}+` : String(lines.length) },
  };
}

/** A school's staff is small enough to be searched in memory. */
async function findPeople({ services, staff, words, q }: SearchContext): Promise<FoundGroup> {
  const people = await listPeople(services.database.reads, staff.schoolCode);
  const found = people.filter(({ name, email }) => isNamed(`${name} ${email}`, q));
  return {
    name: words.searchAll.people,
    found: found
      .slice(0, SHOWN)
      .map(({ name, email }) => ({ href: studioHref('people'), title: name, detail: email })),
    all: { href: studioHref('people'), count: String(found.length) },
  };
}

/** The studio's own pages, by name and by the tasks done there. */
function findStudioPages({ staff, words, q }: SearchContext): FoundGroup {
  const mine = menu.filter(({ permission }) => mayDo(staff.role, permission));
  const tasks: Partial<Record<StudioPageName, string>> = words.searchAll.doneThere;
  return {
    name: words.searchAll.studioPages,
    found: mine
      .map(({ nameIn, href, page }) => ({
        href,
        title: nameIn(words),
        detail: (page && tasks[page]) ?? '',
      }))
      .filter(({ title, detail }) => isNamed(`${title} ${detail}`, q))
      .slice(0, SHOWN),
  };
}

const isNamed = (text: string, q: string) => queryWords(q).length > 0 && hasWords(text, q);

/** The first examples with results for this person: one who may not change the logo is not sent to it. */
export const suggestedWords = (searchContext: Omit<SearchContext, 'q'>): string[] =>
  searchContext.words.searchAll.examples
    .filter((example) => findStudioPages({ ...searchContext, q: example }).found.length > 0)
    .slice(0, MAX_SUGGESTED);

const MAX_SUGGESTED = 2;
