import { z } from 'zod';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { LanguageQuery } from '#app/platform/http/list-query.ts';
import type { Notification as Notice } from './notification.ts';
import { listNotifications } from './queries.server.ts';

const Notification = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z
      .string()
      .describe('Plain text: paragraphs stand apart by an empty line, the cells of a table by ` | `'),
    image: z.array(z.string()).describe('Paths below /api/image/; the first is shown'),
    attachments: z.array(z.string()).describe('Paths below /api/image/; the first is offered'),
    url: z.string().describe('Where "Click Here" leads; may be empty'),
  })
  .meta({ id: 'Notification' });

/** A notification as the API tells it. */
export const notificationAnswer = ({ id, title, description, url, image, attachments }: Notice) => ({
  _id: id,
  title,
  description: plainFrom(description),
  url,
  image: image.map((file) => file.path),
  attachments: attachments.map((file) => file.path),
});

export const notificationsApi = [
  endpoint({
    method: 'GET',
    path: '/notification/:schoolcode',
    summary: 'Notifications, newest first',
    needsToken: true,
    query: LanguageQuery,
    answer: z.array(Notification),
    async handle({ services, schoolCode, query: { lang } }) {
      const found = await listNotifications(services.database.reads, {
        schoolCode,
        now: services.clock(),
        language: lang,
      });
      return found.map(notificationAnswer);
    },
  }),
];
