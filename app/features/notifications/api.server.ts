import { z } from 'zod';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { listCall } from '#app/publishing/list-call.server.ts';
import { listNotifications } from './queries.server.ts';

const Notification = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z
      .string()
      .describe('Plain text with an empty line between paragraphs; table cells are separated by ` | `'),
    image: z.array(z.string()).describe('Paths below /api/image/; the first is shown'),
    attachments: z.array(z.string()).describe('Paths below /api/image/; the first is the attachment'),
    url: z.string().describe('The address for the "Click Here" button; may be empty'),
  })
  .meta({ id: 'Notification' });

export const notificationsList = listCall({
  path: '/notification/:schoolcode',
  summary: 'Notifications, newest first',
  needsToken: true,
  isWhole: true,
  shape: Notification,
  list: listNotifications,
  answer: ({ id, title, description, url, image, attachments }) => ({
    _id: id,
    title,
    description: plainFrom(description),
    url,
    image: image.map((file) => file.path),
    attachments: attachments.map((file) => file.path),
  }),
});
