import { albums } from './albums.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { heroCaptions } from './home-pictures.ts';
import { highlights } from './highlights.ts';
import { leadership } from './leadership.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { ownPages } from './own-pages.ts';
import { pictures } from './pictures.ts';
import { registrations } from './registrations.ts';
import { profile } from './school.ts';
import { videos } from './videos.ts';

/**
 * The sample school in Hindi: the texts of its items by content type and id, as in `samples`; those of its pages are
 * in content/hi.
 */
export const hindiSamples = {
  albums,
  events,
  highlights,
  leadership,
  news,
  notifications,
  ownpages: ownPages,
  registrations,
  videos,
};

/** The alternative texts of its pictures and the titles of its documents, by their names. */
export const hindiFiles = { pictures, documents, heroCaptions };

export const hindiProfile = profile;

/** Items that were written in Hindi, and have no English. */
export const writtenInHindi: Record<string, readonly string[]> = {
  albums: ['hindi-diwas-2026'],
  events: ['event-makar-sankranti-2027', 'event-bal-diwas-2026'],
  highlights: ['highlight-childrens-day'],
  news: ['news-childrens-day-2026', 'news-hindi-diwas-2026', 'news-holi-2026'],
  videos: ['video-hindi-diwas-2026'],
};

/** Left untranslated on purpose, so that the sample site shows such items too. */
export const englishOnly: Record<string, readonly string[]> = {
  albums: ['inter-house-athletics-2026', 'open-morning-2025', 'year-in-pictures-2024'],
  news: ['news-new-session-2026', 'news-parent-app-2025'],
  videos: ['video-science-fair-2025'],
};
