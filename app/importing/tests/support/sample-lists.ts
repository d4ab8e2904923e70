import { createHash } from 'node:crypto';
import { daysLater } from '#app/core/time/days.ts';
import type { ImportedContentType } from '#app/importing/provider/remote-item.ts';

export type SampleItem = Record<string, unknown> & { _id: string };
export type SampleLists = Record<ImportedContentType, SampleItem[]>;

/** The number of each; for photos, of each album. */
export type SampleCounts = Partial<Record<ImportedContentType | 'photos', number>>;

/** A provider's data of a school, in the specification's format: made up, and always the same. */
export function sampleLists(school: string, counts: SampleCounts): SampleLists {
  const sampleItems = (
    kind: ImportedContentType,
    usual: number,
    item: (at: number, day: string) => object,
  ): SampleItem[] =>
    Array.from({ length: counts[kind] ?? usual }, (_, at) => ({
      _id: idFor(kind, at),
      ...item(at, daysLater('2025-10-01', -at)),
    }));
  const image = (name: string) => `${school}/public/Images/${name}.jpg`;
  const photos = counts.photos ?? 3;
  return {
    news: sampleItems('news', 4, (at, day) => ({
      title: `Sample news ${at}`,
      description: `What happened on day ${at}.\n\nAnd what came of it.`,
      date: `${day}T06:00:00.000Z`,
      fromDate: day,
      attachments: [image(`news-${at}`)],
    })),
    leadership: ['Chairman', 'Director', 'Principal']
      .slice(0, counts.leadership ?? 3)
      .map((category, at) => ({
        _id: idFor('leadership', at),
        category,
        message: `Welcome, says the ${category}.`,
        name: `Sample ${category}`,
        designation: category,
        attachments: [image(`portrait-${at}`)],
      })),
    albums: sampleItems('albums', 3, (at, day) => ({
      title: `Sample album ${at}`,
      description: `Photos of day ${at}`,
      date: day,
      attachments: Array.from({ length: photos }, (_, photo) => image(`album-${at}-${photo}`)),
    })),
    highlights: sampleItems('highlights', 3, (at) => ({
      title: `Sample highlight ${at}`,
      attachments: [image(`highlight-${at}`)],
    })),
    notifications: sampleItems('notifications', 2, (at) => ({
      title: `Sample notice ${at}`,
      description: `Please read notice ${at}.`,
      image: [image(`notice-${at}`)],
      attachments: [image(`notice-paper-${at}`)],
      url: 'https://school.example/notice',
    })),
    registrations: sampleItems('registrations', 1, (at) => ({
      title: `Sample registration ${at}`,
      url: 'https://register.example/',
      attachments: [image(`registration-${at}`)],
    })),
    videos: sampleItems('videos', 2, (at, day) => ({
      title: `Sample video ${at}`,
      date: day,
      videoUrl: `https://www.youtube.com/watch?v=sample${at}`,
    })),
  };
}

/** In MongoDB's format. */
const idFor = (kind: ImportedContentType, at: number): string =>
  createHash('sha256').update(`${kind} ${at}`).digest('hex').slice(0, 24);
