import type { Prose } from '#content/prose.ts';
import { filesNamed, type PageText } from '#content/page-text.ts';
import type { NewAttachment } from '#app/media/attachments.server.ts';
import { findPageFiles, type PageFiles, setPageFile } from '#app/media/files/page-files.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import type { Words } from '#app/words/en.ts';
import type { Texts } from '#app/publishing/content-type.ts';
import { addItem } from '#app/publishing/items/add-item.server.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { pages } from './content-type.ts';
import { menuId, menus } from './menu/content-type.ts';
import { standardSections } from './menu/standard-menu.ts';
import { pageId, type PageKey } from './page-id.ts';

interface SeedOptions {
  schoolCode: string;
  words: Words;
  prose: Prose;
  now: Date;
}

/**
 * Adds the pages that a school lacks, at start. A school without any dates from before pages were editable,
 * so it gets the sample school's texts; a page that is new in this version gets a new school's starter text.
 */
export async function seedPages(db: Db, options: SeedOptions): Promise<void> {
  const { schoolCode, now } = options;
  const [missing, hasMenu] = [await missingPages(db, options), await findMenuItem(db, schoolCode)];
  if (missing.length === 0 && hasMenu) return;
  const like = missing.length === Object.keys(options.prose.pages).length ? 'sample' : 'new';
  await changeContent(db, schoolCode, now, async (change) => {
    // Another process that starts at the same moment waits here, and then finds them.
    await change
      .updateTable('content_revisions')
      .set(({ ref }) => ({ revision: ref('revision') }))
      .where('school_code', '=', schoolCode)
      .execute();
    await seedPagesIn(change, { ...options, like });
  });
}

/** `sample`: with the texts and pictures that pages had before they were editable. */
export async function seedPagesIn(
  change: ContentChange,
  options: SeedOptions & { like: 'sample' | 'new' },
): Promise<void> {
  const { schoolCode, prose, now, like } = options;
  const textOf = (key: PageKey) =>
    (like === 'sample' || STOOD_BEFORE.has(key) ? prose.pages : prose.starter)[key];
  const slots = new Set<string>();
  for (const key of await missingPages(change as unknown as Db, options))
    for (const slot of await seedPage(change, { schoolCode, key, text: textOf(key), now })) slots.add(slot);
  if (!(await findMenuItem(change as unknown as Db, schoolCode))) await seedMenu(change, options);
  // They belong to the pages now: a picture removed there must not be shown anywhere else.
  for (const slot of slots)
    if (!SHARED.includes(slot)) await setPageFile(change, schoolCode, slot, undefined);
}

/** These pages had headings before they were editable, and the gallery a picture in its own slot. */
const STOOD_BEFORE: ReadonlySet<PageKey> = new Set(['gallery', 'news', 'videos', 'calendar']);

const findMenuItem = (db: Db, schoolCode: string) =>
  findRow(db, menus, { schoolCode, id: menuId(schoolCode) });

/** A new school has to enter the features of its app and the ages of its children itself. */
function seedMenu(
  change: ContentChange,
  { schoolCode, words, prose, now, like }: SeedOptions & { like: 'sample' | 'new' },
): Promise<void> {
  const starterTexts = like === 'sample' ? prose : { parentsApp: { ...prose.parentsApp, text: '' } };
  const sections = JSON.stringify(standardSections(words, starterTexts));
  const texts = { sections, title: '' } satisfies Texts<typeof menus>;
  return addItem(change, menus, { schoolCode, id: menuId(schoolCode), now, texts });
}

async function missingPages(db: Db, { schoolCode, prose }: SeedOptions): Promise<PageKey[]> {
  const rows = await db
    .selectFrom('content_items')
    .select('id')
    .where('type', '=', pages.name)
    .where('school_code', '=', schoolCode)
    .execute();
  const here = new Set(rows.map(({ id }) => id));
  return (Object.keys(prose.pages) as PageKey[]).filter((key) => !here.has(pageId(schoolCode, key)));
}

/** Pictures that also represent the school as a whole. */
const SHARED = ['getting-started-banner'];

async function seedPage(
  change: ContentChange,
  page: { schoolCode: string; key: PageKey; text: PageText; now: Date },
): Promise<string[]> {
  const { schoolCode, key, text, now } = page;
  const files = await findPageFiles(change as unknown as Db, schoolCode, filesNamed(text));
  const idOf = (slot: string | undefined) => files[slot ?? '']?.mediaId ?? '';
  const own = { ...text, sections: text.sections.map((section) => withFiles(section, files)) };
  const attached = new Map<string, NewAttachment>();
  for (const file of Object.values(files))
    if (file) attached.set(file.mediaId, { mediaId: file.mediaId, alt: file.alt, caption: file.caption });
  await addItem(change, pages, {
    schoolCode,
    id: pageId(schoolCode, key),
    now,
    texts: {
      title: own.title,
      lead: own.lead,
      description: own.description,
      layout: own.layout,
      banner: idOf(own.banner),
      card: idOf(own.card),
      sections: JSON.stringify(own.sections),
    } satisfies Texts<typeof pages>,
    files: { attachments: [...attached.values()] },
  });
  return Object.keys(files);
}

/** Replaces slot names by the files in those slots; a caption there becomes part of the text. */
function withFiles(section: PageText['sections'][number], files: PageFiles): PageText['sections'][number] {
  const named = (values: Partial<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        name === 'picture' || name === 'paper' ? (files[value ?? '']?.mediaId ?? '') : value,
      ]),
    );
  return {
    ...section,
    values: named(section.values),
    items: section.items.map((item) => ({
      ...(files[item['picture'] ?? '']?.caption && { caption: files[item['picture'] ?? '']?.caption }),
      ...named(item),
    })),
  };
}
