import { expect, test } from 'vitest';
import { en } from '#content/en/index.ts';
import { hi } from '#content/hi/index.ts';
import { proseOf } from '#content/prose.ts';
import { menuId } from '#app/features/pages/menu/content-type.ts';
import { pageId } from '#app/features/pages/page-id.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { seedPages, seedPagesIn } from '#app/features/pages/seed-pages.server.ts';
import { seedTranslations } from '#app/features/pages/seed-translations.server.ts';
import { en as englishWords } from '#app/words/en.ts';
import { hi as hindiWords } from '#app/words/hi.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';

onEachEngine((open) => {
  test('starter pages are translated into Hindi once; if nothing is left to translate, starting the server changes nothing', async () => {
    const { reads, writes } = await open();
    await createTestSchool({ reads, writes } as Parameters<typeof createTestSchool>[0]);
    const from = { words: englishWords, prose: en };
    await seedPages(writes, { ...from, schoolCode: SCHOOL, now: NOW });
    const begin = () =>
      seedTranslations(writes, {
        schoolCode: SCHOOL,
        now: NOW,
        from,
        to: { words: hindiWords, prose: hi, language: 'hi' },
      });
    const revision = () =>
      reads
        .selectFrom('content_revisions')
        .select('revision')
        .where('school_code', '=', SCHOOL)
        .executeTakeFirst();
    await begin();
    const translations = await reads.selectFrom('content_translations').select('item_id').execute();
    expect(translations.length).toBe(Object.keys(en.pages).length + 1);

    // One that the office has rewritten, and that is not translated yet.
    await writes.deleteFrom('content_translations').where('item_id', '=', translations[0]!.item_id).execute();
    await writes
      .updateTable('content_items')
      .set({ fields: JSON.stringify({ title: 'Ours', sections: '[]' }) })
      .where('id', '=', translations[0]!.item_id)
      .execute();
    const before = await revision();
    await begin();
    expect(await revision()).toEqual(before);
  });

  test('without texts in a language, the content stays in the first language', async () => {
    const { reads, writes } = await open();
    await createTestSchool({ reads, writes } as Parameters<typeof createTestSchool>[0]);
    const from = { words: englishWords, prose: en };
    await changeContent(writes, SCHOOL, NOW, (change) =>
      seedPagesIn(change, { ...from, schoolCode: SCHOOL, now: NOW, like: 'new' }),
    );
    const { sports } = hi.texts.pages;
    const few = proseOf({ ...hi.texts, pages: { sports: { starter: sports!.starter! } } }, en);
    await seedTranslations(writes, {
      schoolCode: SCHOOL,
      now: NOW,
      from,
      to: { words: hindiWords, prose: few, language: 'hi' },
    });
    const rows = await reads
      .selectFrom('content_translations')
      .select(['item_type', 'item_id', 'texts'])
      .execute();
    expect(rows.map(({ item_id }) => item_id).toSorted()).toEqual(
      [menuId(SCHOOL), pageId(SCHOOL, 'sports')].toSorted(),
    );
    const { texts } = rows.find(({ item_type }) => item_type === 'pages')!;
    // Its last section is the sample school's, which this language leaves out.
    expect(Object.keys(JSON.parse(texts)).toSorted()).toEqual([
      'description',
      'lead',
      'sections/on-the-field/heading',
      'sections/on-the-field/text',
      'sections/the-other-half/heading',
      'sections/the-other-half/text',
      'title',
    ]);
  });
});
