import { listEmptyAlbums } from '#app/features/gallery/queries.server.ts';
import { listMessages } from '#app/features/leadership/queries.server.ts';
import { findProfileGaps } from '#app/features/school/profile-gaps.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { listPicturesWithoutWords } from '#app/publishing/picture-census.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Category } from '#app/features/leadership/message.ts';

const SHOWN = 5;
const categories: Category[] = ['Chairman', 'Director', 'Principal'];

interface LeadershipGap {
  category: Category;
  id: string | undefined;
  /** `truth`: it is still the sample school's. */
  lacks: 'message' | 'portrait' | 'truth';
}

/** Content that families would miss on the current site. */
export async function findGaps(db: Db, schoolCode: string, now: Date) {
  const query = { schoolCode, now, limit: SHOWN };
  const [withoutWords, emptyAlbums, messages, school] = await Promise.all([
    listPicturesWithoutWords(db, query),
    listEmptyAlbums(db, query),
    listMessages(db, { schoolCode, now }),
    findSchool(db, schoolCode),
  ]);
  const leadership = categories.flatMap((category): LeadershipGap[] => {
    // The page shows the newest.
    const shown = messages.find((message) => message.category === category);
    if (!shown || shown.message.trim() === '') return [{ category, id: shown?.id, lacks: 'message' }];
    const hasPortrait = shown.attachments.some(({ kind }) => kind === 'image');
    return [
      ...(hasPortrait ? [] : [{ category, id: shown.id, lacks: 'portrait' as const }]),
      ...(/^sample name/i.test(shown.name) ? [{ category, id: shown.id, lacks: 'truth' as const }] : []),
    ];
  });
  return {
    withoutWords,
    emptyAlbums,
    leadership,
    placeholders: school ? findProfileGaps(school.profile) : [],
  };
}
