import { expect, test } from 'vitest';
import { browsing } from '#tests/support/content/browsing.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { addVideo } from '#tests/support/content/add-content.ts';
import { parseVideosPage, VIDEOS_A_PAGE } from './input.ts';
import { browseVideos, listVideos } from './queries.server.ts';

const query = { schoolCode: SCHOOL, now: NOW };

onEachEngine((open) => {
  test('many videos are spread over pages, newest first, each once', async () => {
    const database = await open();
    await createTestSchool(database);
    const days = Array.from({ length: VIDEOS_A_PAGE + 3 }, (_, index) =>
      `2025-06-${28 - index}`.replace(/-(\d)$/, '-0$1'),
    );
    await publish(database, async (change) => {
      for (const date of days)
        await addVideo(change, {
          ...query,
          id: `on-${date}`,
          title: 'A film',
          date,
          videoUrl: 'https://video.example/watch',
        });
    });
    const listFor = (search: string) =>
      browseVideos(browsing(database), { ...query, page: parseVideosPage(new URLSearchParams(search)) });
    const first = await listFor('page=abc');
    const second = await listFor('page=2');
    expect(first).toMatchObject({ shown: days.length, lastPage: 2, isExact: true });
    expect([...first.items, ...second.items].map(({ date }) => date)).toEqual(days);
    expect((await listFor('page=3')).items).toEqual([]);
    expect(await listVideos(database.reads, { ...query, limit: 1 })).toEqual([first.items[0]]);
  });
});
