import { excerptFrom } from '#app/core/text/rich/rich-text.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { firstImage } from '#app/media/picture.ts';
import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { findItem } from '#app/publishing/lists/items.server.ts';
import { notificationsList } from './api.server.ts';
import { notifications } from './content-type.ts';

export const serverNotifications: ServerContentType = {
  type: notifications,
  lists: [notificationsList],
  /**
   * The date of what a notice announces is only in its text; the publication date is shown small, so that
   * nobody confuses the two.
   */
  announce: async ({ words, ...query }) => {
    const { db, schoolCode, id } = query;
    const [notice, row, pictures] = await Promise.all([
      findItem(db, notifications, query),
      findRow(db, notifications, { schoolCode, id }),
      attachmentsOf(db, schoolCode, notifications.name, [id], 'image'),
    ]);
    if (!notice || !row) return undefined;
    const { title, description } = notice.texts;
    const when = words.dates.day(dayInIndia(row.publish_from));
    return {
      title,
      head: { large: words.notice, lines: [when] },
      when,
      facts: [],
      text: excerptFrom(description),
      picture: firstImage(pictures(id)),
    };
  },
};
