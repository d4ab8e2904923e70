import { contentTypes } from '#app/content-types.ts';
import { listProfileLinks } from '#app/features/school/profile-links.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type ItemWithDeadLinks, listDeadLinks } from '#app/publishing/outside-links/dead-links.server.ts';

interface DeadLinksQuery {
  schoolCode: string;
  siteUrl: string;
  now: Date;
  limit: number;
}

/** What the whole school has of links that lead nowhere, its profile first. */
export const findDeadLinks = async (db: Db, query: DeadLinksQuery): Promise<ItemWithDeadLinks[]> =>
  listDeadLinks(db, { types: contentTypes, also: await listProfileLinks(db, query.schoolCode) }, query);
