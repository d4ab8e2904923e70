import type { RouterContextProvider } from 'react-router';
import { findListHeads, readyHeads } from '#app/features/pages/list-heads.server.ts';
import { readPart, requestContext } from '#app/platform/http/request-context.ts';
import type { ListHeads } from '#app/publishing/lists/list-head.ts';
import { factsOfSchool } from '#app/school-data/facts.server.ts';
import { loadSchool } from '../../school-data/load-school.server.ts';

/** The headings of the lists, with the school's facts filled in. */
export async function loadListHeads(
  context: Readonly<RouterContextProvider>,
): Promise<ListHeads | undefined> {
  const { services, site, now } = context.get(requestContext);
  const { schoolCode, language } = site;
  const [heads, { profile }] = await Promise.all([
    readPart(context, () =>
      // Cached while the content does not change.
      services.revisions.cached(schoolCode, `heads of lists in ${language}`, () =>
        findListHeads(services.database.reads, { schoolCode, now, language }),
      ),
    ),
    loadSchool(context),
  ]);
  return (
    heads && readyHeads(heads, { prose: site.prose, facts: factsOfSchool(site, services.config, profile) })
  );
}
