import type { CommandContext } from '#app/access/command-context.ts';
import type { WholeAddress } from '#app/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { Facts } from '#content/facts.ts';
import {
  confirmUneditedPage,
  listUneditedPages,
  listUnconfirmedPages,
  type UneditedPage,
} from '#app/features/pages/unedited-pages.server.ts';
import type { Config } from '#app/platform/config.ts';
import type { Site } from '#app/sites/site.ts';
import { visiblePhotos } from '#app/features/gallery/photos/photos.ts';
import { countPhotos, findManagedAlbum } from '#app/features/gallery/photos/photos-queries.server.ts';
import { contentTypes } from '#app/content-types.ts';
import { type ContentType, mayMentionFacts } from '#app/publishing/content-type.ts';
import { type FactMentions, listFactMentions } from '#app/publishing/facts/fact-mentions.server.ts';
import type { BeforePublish } from '#app/publishing/commands/publish-item.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { addToMenu, findMenuGap } from '#app/features/pages/menu/add-to-menu.server.ts';
import { newOwnPageTexts } from '#app/features/pages/own/new-own-page-texts.ts';
import type { Destination } from '#app/studio/content/form/sections/destination.ts';
import type { Locale } from '#app/words/locales.ts';
import { listDestinations } from './destinations.server.ts';
import { findFacts } from './facts.server.ts';

interface Hooks {
  /** What the form shows besides its fields; drawn in `extras.tsx`. */
  load?: (query: LoadQuery) => Promise<Extra>;
  beforePublish?: BeforePublish;
  /** Where a new one begins, if not with its form. */
  beginAt?: WholeAddress;
  /** What a new one says at first, by the name of what it begins with. */
  begin?: (query: Pick<LoadQuery, 'site'>, template: string) => Record<string, string>;
  /** The items whose text is still the software's, and that nobody has answered for. */
  listUntouched?: typeof listUnconfirmedPages;
  /** Of what families find by the menu: what it lacks there, and how it gets there. */
  menu?: { findGap: typeof findMenuGap; add: typeof addToMenu };
  /** Takes somebody's word that such a text is right. */
  confirm?: typeof confirmUneditedPage;
}

interface LoadQuery {
  db: Db;
  id: string;
  site: Site;
  config: Config;
  now: Date;
  /** Of whoever asks. */
  language: Locale;
}

export interface Extra {
  photoCount?: number;
  /** What the chips of a page's text stand for. */
  facts?: Facts;
  /** Where families read them now. */
  factMentions?: FactMentions;
  /** What an entry of the menu may lead to. */
  destinations?: Destination[];
  /** It still says what it began with. */
  starterText?: Pick<UneditedPage, 'version' | 'reading'> | undefined;
}

/** What only one kind of content needs, by its name in addresses. */
export const hooks: Partial<Record<string, Hooks>> = {
  albums: {
    // With its photos, which the form does not have.
    beginAt: studioHref('newAlbum'),
    load: async ({ db, id, site }) => ({
      photoCount: await countPhotos(db, { schoolCode: site.schoolCode, albumId: id }),
    }),
    // Who answers for those in the photos does so beside them, where they can be seen.
    beforePublish: async (change, { staff, id }) => {
      const album = await findManagedAlbum(change, { schoolCode: staff.schoolCode, id });
      const shown = album ? visiblePhotos(album) : [];
      if (shown.length === 0) return { photos: 'noPhotos' };
      if (shown.every(({ hidden }) => hidden)) return { photos: 'photosUnanswered' };
      return {} as Record<string, string>;
    },
  },
  pages: {
    load: async (query) => {
      const [facts, starterPages] = await Promise.all([
        loadFacts(query),
        listUneditedPages(query.db, query.site.schoolCode),
      ]);
      return { ...facts, starterText: starterPages.find(({ id }) => id === query.id) };
    },
    listUntouched: listUnconfirmedPages,
    confirm: confirmUneditedPage,
  },
  ownpages: {
    load: loadFacts,
    begin: ({ site }, template) => newOwnPageTexts(site, template),
    menu: { findGap: findMenuGap, add: addToMenu },
  },
  menus: {
    load: async (query) => ({
      ...(await loadFacts(query)),
      destinations: await listDestinations(query),
    }),
  },
};

async function loadFacts(query: LoadQuery): Promise<Extra> {
  const { db, site, now } = query;
  const facts = await findFacts(query);
  if (!facts) return {};
  const { schoolCode } = site;
  return { facts, factMentions: await listFactMentions(db, contentTypes, { schoolCode, now, facts }) };
}

/** What texts of this kind may mention of the profile; nothing of a kind that mentions no facts. */
export async function factsFor(
  { services, staff, now }: CommandContext,
  type: ContentType,
): Promise<Facts | undefined> {
  if (!type.fields.some(mayMentionFacts)) return undefined;
  const { database, config, sites } = services;
  return findFacts({ db: database.reads, site: sites.of(staff.schoolCode), config, now });
}
