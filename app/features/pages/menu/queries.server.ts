import { sql } from 'kysely';
import type { PageSection } from '#content/page-text.ts';
import { readSections } from '#content/read-sections.ts';
import type { Db } from '#app/platform/db/database.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import type { Asked } from '#app/publishing/lists/dated-content.ts';
import { liveNow } from '#app/publishing/live.ts';
import { textsSaid } from '#app/publishing/translations/pieces.ts';
import { readSaid, saidIn, titleSaid } from '#app/publishing/translations/said.server.ts';
import { ownPages } from '../own/content-type.ts';
import { menus } from './content-type.ts';
import type { Elsewhere } from './menu.ts';

export interface StoredMenu {
  /** Missing while the school has none of its own yet. */
  sections: PageSection[] | undefined;
  own: Elsewhere['own'];
}

/** The menu and the pages of the school's own that it may lead to, in one look. */
export async function findMenu(db: Db, { schoolCode, now, language }: Asked): Promise<StoredMenu> {
  const rows = await db
    .selectFrom('content_items')
    .select(['type', 'id', 'title', 'language', 'address'])
    .select(sql<string | null>`case when type = ${menus.name} then fields end`.as('fields'))
    .select(saidIn(language).as('said'))
    .where(({ or }) => or([liveNow(menus, schoolCode, now), liveNow(ownPages, schoolCode, now)]))
    .execute();
  const menu = rows.find(({ type }) => type === menus.name);
  const said = language === menu?.language ? undefined : readSaid(menu?.said ?? null);
  const texts = menu && textsSaid(menus, readTexts({ ...menu, fields: menu.fields ?? '' }), said ?? {});
  return {
    sections: texts && readSections(texts['sections'] ?? ''),
    own: new Map(
      rows.flatMap(({ type, id, address, ...row }) =>
        type === ownPages.name && address
          ? [[id, { title: titleSaid(row, language), address }] as const]
          : [],
      ),
    ),
  };
}
