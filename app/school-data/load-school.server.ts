import type { RouterContextProvider } from 'react-router';
import { findOpenRegistration } from '#app/features/registration/queries.server.ts';
import type { School } from '#app/features/school/profile.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { oncePerRequest, requestContext } from '#app/platform/http/request-context.ts';

/** The frame's loader and the page's own run in parallel and both need it, so it is read once. */
export const loadSchool = (context: Readonly<RouterContextProvider>) =>
  oncePerRequest(context, 'school', async () => {
    const { services, site } = context.get(requestContext);
    const school = await findSchool(services.database.reads, site.schoolCode, site);
    if (!school) throw new Error(`The school ${site.schoolCode} is not in the database`);
    return school;
  });

/** For a page that is drawn without a school. */
export const useSchool = (context: Readonly<RouterContextProvider>, school: School) =>
  oncePerRequest(context, 'school', async () => school);

/** Undefined while registration is closed. */
export const loadRegistration = (context: Readonly<RouterContextProvider>) =>
  oncePerRequest(context, 'registration', () => {
    const { services, site, now } = context.get(requestContext);
    return findOpenRegistration(services.database.reads, {
      schoolCode: site.schoolCode,
      language: site.language,
      now,
    });
  });
