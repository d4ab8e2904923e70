import type { Db } from '#app/platform/db/database.ts';
import type { ItemWithLinks } from '#app/publishing/outside-links/outside-link.ts';
import { flatProfile } from './flat-profile.ts';
import { profileRef } from './profile-draft.server.ts';
import { kindOf } from './profile-fields.ts';
import { findSchool } from './queries.server.ts';

/** The profile as something that leads to other sites: the map, the portal, the social networks. */
export async function listProfileLinks(db: Db, schoolCode: string): Promise<ItemWithLinks[]> {
  const school = await findSchool(db, schoolCode);
  if (!school) return [];
  const links = Object.entries(flatProfile(school.profile)).flatMap(([field, to]) =>
    kindOf(field) === 'url' && to ? [{ field, to }] : [],
  );
  return [{ ...profileRef(schoolCode), title: school.profile.name, links }];
}
