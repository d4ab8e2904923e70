import { z } from 'zod';
import { endpoint } from '#app/platform/http/endpoint.ts';
import { LanguageQuery } from '#app/platform/http/list-query.ts';
import { listRegistrations } from './queries.server.ts';
import type { Registration } from './registration.ts';

const OnlineRegistration = z
  .object({ _id: z.string(), title: z.string(), url: z.string(), attachments: z.array(z.string()) })
  .meta({ id: 'OnlineRegistration' });

/** A link as the API tells it. */
export const registrationAnswer = ({ id, title, url, attachments }: Registration) => ({
  _id: id,
  title,
  url,
  attachments: attachments.map((file) => file.path),
});

export const registrationApi = [
  endpoint({
    method: 'GET',
    path: '/onlineRegistration/:schoolcode',
    summary: 'Links to online registration, newest first; empty while registration is closed',
    needsToken: true,
    query: LanguageQuery,
    answer: z.array(OnlineRegistration),
    async handle({ services, schoolCode, query: { lang } }) {
      const found = await listRegistrations(services.database.reads, {
        schoolCode,
        now: services.clock(),
        language: lang,
      });
      return found.map(registrationAnswer);
    },
  }),
];
