import type { PageSection } from '#content/page-text.ts';
import { sectionsIn } from '#content/plain-sections.ts';
import { sectionKind } from '#content/section-kinds.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { Db } from '#app/platform/db/database.ts';
import { publishItem } from '#app/publishing/commands/publish-item.server.ts';
import { findWorkingCopy, saveDraft } from '#app/publishing/drafts/drafts.server.ts';
import type { MenuGap } from '#app/publishing/content-type.server.ts';
import { menuId, menus } from './content-type.ts';

/** Undefined if the menu has the page, or if there is no menu to add it to. */
export async function findMenuGap(
  db: Db,
  { schoolCode, pageId }: { schoolCode: string; pageId: string },
): Promise<MenuGap | undefined> {
  const copy = await findWorkingCopy(db, menus, { schoolCode, id: menuId(schoolCode) });
  if (!copy || leadsTo(sectionsIn(copy.row.texts['sections'] ?? ''), pageId)) return undefined;
  const sections = sectionsIn(copy.fields.texts['sections'] ?? '');
  return {
    groups: sections.filter(hasRoom).map(({ id, values }) => ({ id, name: values['heading'] ?? '' })),
    isInDraft: leadsTo(sections, pageId),
  };
}

/**
 * Adds the page to the end of a group and publishes that at once; if the menu has an unpublished draft, it is
 * only added there. A second submit finds it done.
 */
export async function addToMenu(
  context: CommandContext,
  { pageId, group }: { pageId: string; group: string },
): Promise<'menu-added' | 'menu-drafted' | 'menu-full'> {
  const { services, staff, now } = context;
  const itemKey = { schoolCode: staff.schoolCode, id: menuId(staff.schoolCode) };
  const added = await services.database.writes.transaction().execute(async (transaction) => {
    const copy = await findWorkingCopy(transaction, menus, itemKey, { lock: true });
    if (!copy) return 'menu-full';
    const sections = sectionsIn(copy.fields.texts['sections'] ?? '');
    if (leadsTo(sections, pageId)) return copy.draft ? 'menu-drafted' : 'menu-added';
    const into = sections.find(({ id }) => id === group);
    if (!into || !hasRoom(into)) return 'menu-full';
    const next = sections.map((section) =>
      section === into ? { ...section, items: [...section.items, { to: targetOf(pageId) }] } : section,
    );
    const texts = { ...copy.fields.texts, sections: JSON.stringify(next) };
    await saveDraft(transaction, menus, {
      ...itemKey,
      fields: { ...copy.fields, texts },
      base: copy.base,
      editor: '',
      staff,
      now,
      isNew: false,
    });
    return copy.draft ? 'menu-drafted' : 'publish';
  });
  if (added !== 'publish') return added;
  return 'done' in (await publishItem(context, menus, itemKey.id)) ? 'menu-added' : 'menu-drafted';
}

const targetOf = (pageId: string) => `own:${pageId}`;

const leadsTo = (sections: PageSection[], pageId: string): boolean =>
  sections.some(({ items }) => items.some(({ to }) => to === targetOf(pageId)));

const hasRoom = ({ kind, values, items }: PageSection): boolean =>
  kind === 'menuGroup' &&
  Boolean(values['heading']) &&
  items.length < (sectionKind('menuGroup').items?.most ?? 0);
