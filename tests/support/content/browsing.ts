import { newId } from '#app/core/ids.ts';
import { watchContentRevisions } from '#app/publishing/content-revisions.ts';
import type { Database } from '#app/platform/db/database.ts';
import { createLog } from '#app/platform/log.ts';
import type { Services } from '#app/platform/services.ts';
import { NOW, publish, SCHOOL } from './school.ts';
import { addStory } from '#tests/support/content/add-content.ts';

/** What a page with a list needs; every call sees the current content. */
export function browsing(database: Database): Pick<Services, 'database' | 'revisions'> {
  const log = createLog('silent');
  return { database, revisions: watchContentRevisions({ db: database.reads, clock: () => NOW, log }) };
}

type NewStory = Parameters<typeof addStory>[1];

export async function publishStory(database: Database, story: Partial<NewStory> = {}): Promise<string> {
  const id = story.id ?? newId();
  await publish(
    database,
    (change) =>
      addStory(change, {
        schoolCode: SCHOOL,
        now: NOW,
        publishFrom: new Date('2020-01-01T00:00:00Z'),
        title: 'Winter timings',
        description: 'From Monday.',
        date: '2026-02-14',
        fromDate: '2026-02-14',
        attachments: [],
        ...story,
        id,
      }),
    story.schoolCode,
  );
  return id;
}
