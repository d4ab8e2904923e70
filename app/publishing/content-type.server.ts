import type { Prose } from '#content/prose.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { PageName, WholeAddress } from '#app/addresses.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { DocumentRoute } from '#app/platform/http/document-route.ts';
import type { Endpoint } from '#app/platform/http/endpoint.ts';
import type { FindSubject } from '#app/platform/http/find-subject.ts';
import type { AnnouncedItem, AnnounceQuery } from './announced-item.ts';
import type { AfterPublish, BeforePublish } from './commands/publish-item.server.ts';
import type { ContentType } from './content-type.ts';
import type { ContentQuery } from './lists/dated-content.ts';
import type { ListCall } from './list-call.server.ts';

/** What only the server knows of a content type; everything else is in its `ContentType`. */
export interface ServerContentType {
  type: ContentType;
  /** The API's answer; an export writes the same. */
  lists?: readonly ListCall[];
  /** Other calls of the API. */
  api?: readonly Endpoint[];
  /** Feeds, calendars and the like. */
  documents?: readonly DocumentRoute[];
  /** The card of a shared link to its pages, by page name. */
  linkCards?: Partial<Record<PageName, FindSubject>>;
  /** The texts of its announcement card; only for live items. */
  announce?: (query: AnnounceQuery) => Promise<AnnouncedItem | undefined>;
  /** The item that the page at this path exists for, as the welcome page does for its message. */
  findShownAt?: (db: Db, query: ContentQuery, path: string) => Promise<string | undefined>;
  /** What the form shows besides its fields; rendered in `studio/content/types/extras.tsx`. */
  load?: (query: { db: Db; schoolCode: string; id: string }) => Promise<ItemExtra>;
  beforePublish?: BeforePublish;
  afterPublish?: AfterPublish;
  /** The page that creates a new one, if that is not its form. */
  beginAt?: WholeAddress;
  /** The first texts of a new one, by template name. */
  begin?: (prose: Prose, template: string) => Record<string, string>;
  /** The items with an unconfirmed starter text. */
  listUntouched?: (db: Db, schoolCode: string) => Promise<{ id: string; version: number }[]>;
  /** Records that such a text is correct. */
  confirm?: (
    context: CommandContext,
    read: { id: string; version: number },
  ) => Promise<'confirmed' | 'changed'>;
  /** For items that families find through the menu: what the menu lacks, and how to add it. */
  menu?: {
    findGap: (db: Db, query: { schoolCode: string; pageId: string }) => Promise<MenuGap | undefined>;
    add: (
      context: CommandContext,
      to: { pageId: string; group: string },
    ) => Promise<'menu-added' | 'menu-drafted' | 'menu-full'>;
  };
}

export interface ItemExtra {
  /** Fields that still have the sample school's values. */
  placeholders?: string[];
  photoCount?: number;
  /** It still has its starter text. */
  starterText?: { version: number; reading: { by: string; at: string } | undefined } | undefined;
}

/** For the school's own pages that the published menu does not link to. */
export interface MenuGap {
  /** Where it can be added. */
  groups: { id: string; name: string }[];
  /** It is in the menu's draft, which is not published. */
  isInDraft: boolean;
}
