import { pageAddress, type PageName } from '#app/addresses.ts';
import type { Category } from '#app/features/leadership/message.ts';
import { listMessages } from '#app/features/leadership/queries.server.ts';
import type { School } from '#app/features/school/profile.ts';
import { findPageFiles } from '#app/media/files/page-files.server.ts';
import { firstImage } from '#app/media/picture.ts';
import type { Config } from '#app/platform/config.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type ListName, wordsOfList } from '#app/platform/http/list-words.ts';
import type { PageSubject } from '#app/platform/http/page-card.ts';
import { fillIn } from '#content/facts.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { findListHeads, readyHeads } from '#app/features/pages/list-heads.server.ts';
import { findMenu, type StoredMenu } from '#app/features/pages/menu/queries.server.ts';
import { groupAt, type MenuGroup } from '#app/features/pages/menu/menu.ts';
import { ownPages } from '#app/features/pages/own/content-type.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { findFilesOfPage, findPageText } from '#app/features/pages/queries.server.ts';
import { factsOfSchool } from '#app/school-data/facts.server.ts';
import { subjects } from '#app/site/for-machines.server.ts';
import { menuIn } from '#app/site/frame/load-menu.server.ts';
import type { Site } from '#app/sites/site.ts';

export interface SubjectQuery {
  db: Db;
  school: School;
  site: Site;
  config: Config;
  now: Date;
}

/** The subject of a page for its link card; a page without one, or a missing album or story, has none. */
export async function findSubject(
  query: SubjectQuery,
  page: PageSubject['page'],
  id = '',
): Promise<PageSubject | undefined> {
  if (page === 'ownPage') return ofAddedPage(query, id);
  const { db, school, site, now } = query;
  const find = subjects[page];
  if (find) {
    const lists = await listHeadsOf(query);
    const listWords = (name: ListName) => wordsOfList(lists, name, site.words);
    return find({ db, schoolCode: school.code, language: site.language, listWords, now }, id);
  }
  const own = await ofOwnText(query, page);
  if (own) return own;
  const group = await findGroup(query, pageAddress(page));
  const inMenu = group?.items.find(({ href }) => href === pageAddress(page));
  return inMenu && { page, title: inMenu.name, section: group?.name ?? '', picture: undefined };
}

/** With the facts filled in. */
async function listHeadsOf({ db, school, site, config, now }: SubjectQuery) {
  const heads = await findListHeads(db, { schoolCode: school.code, now, language: site.language });
  return readyHeads(heads, { prose: site.prose, facts: factsOfSchool(site, config, school.profile) });
}

/** A text page has its title, and its banner's picture. */
async function ofOwnText(query: SubjectQuery, page: PageName): Promise<PageSubject | undefined> {
  const { db, school, site, config, now } = query;
  if (!(page in site.prose.pages)) return undefined;
  const key = page as PageKey;
  const id = pageId(school.code, key);
  const own = await findPageText(db, pages, { schoolCode: school.code, id, now, language: site.language });
  const { title, banner, card = banner } = own ?? site.prose.pages[key];
  const files = own
    ? await findFilesOfPage(db, pages, { schoolCode: school.code, id })
    : await findPageFiles(db, school.code, card ? [card] : []);
  const { mission, name } = school.profile;
  const categories = portraits[page];
  return {
    page,
    title: page === 'home' ? mission || name : fillIn(title, factsOfSchool(site, config, school.profile)),
    section: (await findGroup(query, pageAddress(page)))?.name ?? '',
    picture: categories ? await findPortrait(query, categories) : card ? files[card] : undefined,
  };
}

async function ofAddedPage(query: SubjectQuery, id: string): Promise<PageSubject | undefined> {
  const { db, school, site, config, now } = query;
  const text = await findPageText(db, ownPages, {
    schoolCode: school.code,
    id,
    now,
    language: site.language,
  });
  if (!text) return undefined;
  const { title, banner, card = banner } = text;
  const files = card ? await findFilesOfPage(db, ownPages, { schoolCode: school.code, id }) : {};
  const stored = await findMenu(db, { schoolCode: school.code, now, language: site.language });
  const address = stored.own.get(id)?.address ?? '';
  return {
    page: 'ownPage',
    id,
    address,
    title: fillIn(title, factsOfSchool(site, config, school.profile)),
    section: groupIn(query, stored, address)?.name ?? '',
    picture: card ? files[card] : undefined,
  };
}

/** The group of the menu that lists this address. */
async function findGroup(query: SubjectQuery, address: string): Promise<MenuGroup | undefined> {
  const { db, school, site, now } = query;
  const stored = await findMenu(db, { schoolCode: school.code, now, language: site.language });
  return groupIn(query, stored, address);
}

const groupIn = ({ school, site, config }: SubjectQuery, stored: StoredMenu, address: string) =>
  groupAt(menuIn(site, config, { stored, profile: school.profile, registration: undefined }), address);

/** The portraits that a welcome page may show, the most likely first. */
const portraits: Partial<Record<PageName, Category[]>> = {
  chairmanWelcome: ['Chairman'],
  directorWelcome: ['Director'],
  principalWelcome: ['Principal', 'Director'],
};

async function findPortrait({ db, school, now }: SubjectQuery, categories: Category[]) {
  const messages = await listMessages(db, { schoolCode: school.code, now });
  const message = categories
    .map((category) => messages.find((candidate) => candidate.category === category))
    .find(Boolean);
  return message && firstImage(message.attachments);
}
