import { sql } from 'kysely';
import type { PageSection } from '#content/page-text.ts';
import { readSections } from '#content/read-sections.ts';
import type { Db } from '#app/platform/db/database.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import type { ContentQuery } from '#app/publishing/lists/dated-content.ts';
import { liveNow } from '#app/platform/content/live.ts';
import { translatedTexts } from '#app/publishing/translations/segments.ts';
import {
  parseTranslation,
  translationIn,
  translatedTitle,
} from '#app/publishing/translations/translated.server.ts';
import { ownPages } from '../own/content-type.ts';
import { menus } from './content-type.ts';
import type { LinkTargets } from './menu.ts';

export interface StoredMenu {
  /** Missing while the school has no menu of its own. */
  sections: PageSection[] | undefined;
  own: LinkTargets['own'];
}

/** The menu and the school's own pages that it may link to, in one query. */
export async function findMenu(db: Db, { schoolCode, now, language }: ContentQuery): Promise<StoredMenu> {
  const rows = await db
    .selectFrom('content_items')
    .select(['type', 'id', 'title', 'language', 'address'])
    .select(sql<string | null>`case when type = ${menus.name} then fields end`.as('fields'))
    .select(translationIn(language).as('translated'))
    .where(({ or }) => or([liveNow(menus, schoolCode, now), liveNow(ownPages, schoolCode, now)]))
    .execute();
  const menu = rows.find(({ type }) => type === menus.name);
  const translation = language === menu?.language ? undefined : parseTranslation(menu?.translated ?? null);
  const texts =
    menu && translatedTexts(menus, readTexts({ ...menu, fields: menu.fields ?? '' }), translation ?? {});
  return {
    sections: texts && readSections(texts['sections'] ?? ''),
    own: new Map(
      rows.flatMap(({ type, id, address, ...row }) =>
        type === ownPages.name && address
          ? [[id, { title: translatedTitle(row, language), address }] as const]
          : [],
      ),
    ),
  };
}
