import { z } from 'zod';
import { listCall } from '#app/publishing/list-call.server.ts';
import { listRegistrations } from './queries.server.ts';

const OnlineRegistration = z
  .object({ _id: z.string(), title: z.string(), url: z.string(), attachments: z.array(z.string()) })
  .meta({ id: 'OnlineRegistration' });

export const registrationsList = listCall({
  path: '/onlineRegistration/:schoolcode',
  summary: 'Links to online registration, newest first; empty while registration is closed',
  needsToken: true,
  isWhole: true,
  shape: OnlineRegistration,
  list: listRegistrations,
  answer: ({ id, title, url, attachments }) => ({
    _id: id,
    title,
    url,
    attachments: attachments.map((file) => file.path),
  }),
});
