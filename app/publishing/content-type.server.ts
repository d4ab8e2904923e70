import type { Prose } from '#content/prose.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { PageName, WholeAddress } from '#app/addresses.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { DocumentRoute } from '#app/platform/http/document-route.ts';
import type { Endpoint } from '#app/platform/http/endpoint.ts';
import type { FindSubject } from '#app/platform/http/find-subject.ts';
import type { AnnouncedItem, AnnounceQuery } from './announced-item.ts';
import type { BeforePublish } from './commands/publish-item.server.ts';
import type { ContentType } from './content-type.ts';
import type { ListCall } from './list-call.server.ts';

/** What only the server knows of a content type; everything else is in its `ContentType`. */
export interface ServerContentType {
  type: ContentType;
  /** What the API answers with, and an export takes along in the same shape. */
  lists?: readonly ListCall[];
  /** Other calls of the API. */
  api?: readonly Endpoint[];
  /** Feeds, calendars and the like. */
  documents?: readonly DocumentRoute[];
  /** What a link to its pages shows, by the page's name. */
  linkCards?: Partial<Record<PageName, FindSubject>>;
  /** What its notice card says; only of what is public at this moment. */
  announce?: (query: AnnounceQuery) => Promise<AnnouncedItem | undefined>;
  /** What the form shows besides its fields; drawn in `studio/content/types/extras.tsx`. */
  load?: (query: { db: Db; schoolCode: string; id: string }) => Promise<ItemExtra>;
  beforePublish?: BeforePublish;
  /** Where a new one begins, if not with its form. */
  beginAt?: WholeAddress;
  /** What a new one says at first, by the name of the template it begins with. */
  begin?: (prose: Prose, template: string) => Record<string, string>;
  /** The items whose text is still the software's, and that nobody has confirmed. */
  listUntouched?: (db: Db, schoolCode: string) => Promise<{ id: string; version: number }[]>;
  /** Takes somebody's word that such a text is right. */
  confirm?: (
    context: CommandContext,
    read: { id: string; version: number },
  ) => Promise<'confirmed' | 'changed'>;
  /** Of what families find by the menu: what it lacks there, and how it gets there. */
  menu?: {
    findGap: (db: Db, query: { schoolCode: string; pageId: string }) => Promise<MenuGap | undefined>;
    add: (
      context: CommandContext,
      to: { pageId: string; group: string },
    ) => Promise<'menu-added' | 'menu-drafted' | 'menu-full'>;
  };
}

export interface ItemExtra {
  photoCount?: number;
  /** It still says what it began with. */
  starterText?: { version: number; reading: { by: string; at: string } | undefined } | undefined;
}

/** Of a page of the school's own that no entry of the published menu leads to. */
export interface MenuGap {
  /** Where it can be added. */
  groups: { id: string; name: string }[];
  /** It is in the menu that is being written, but that is not published. */
  isInDraft: boolean;
}
