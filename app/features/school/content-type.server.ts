import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { profileType } from './content-type.ts';
import { notifyOfMailboxes } from './mailbox-changes.server.ts';
import { findPlaceholders } from './placeholders.ts';
import { findSchool } from './queries.server.ts';

export const serverProfile: ServerContentType = {
  type: profileType,
  load: async ({ db, schoolCode }) => {
    const school = await findSchool(db, schoolCode);
    return { placeholders: school ? findPlaceholders(school.profile) : [] };
  },
  afterPublish: notifyOfMailboxes,
};
