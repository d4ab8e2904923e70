import type { ContentType } from '#app/publishing/content-type.ts';
import { publishForPreview } from '#app/publishing/items/publish.server.ts';
import type { ContentChange } from '#app/publishing/content-change.ts';
import type { Database } from '#app/platform/db/database.ts';
import { oneAtATime } from '#app/platform/db/one-at-a-time.ts';
import type { Services, SiteServices } from '#app/platform/services.ts';

/**
 * Lets `look` see the site as it would be with the working copy published, and then takes everything back. The
 * address is where it would be found. Nothing that is remembered here is remembered anywhere else.
 */
export async function lookAhead<Answer>(
  services: SiteServices,
  type: ContentType,
  id: string,
  look: (services: SiteServices, address: string) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { schoolCode } = services.site;
  const now = services.clock();
  let answer: Answer | undefined;
  try {
    await services.database.writes.transaction().execute(async (transaction) => {
      const shown = await publishForPreview(transaction as ContentChange, type, { schoolCode, id, now });
      if (shown) {
        const db = oneAtATime(transaction);
        const database: Database = { ...services.database, reads: db, writes: db };
        const address = type.address({ id, texts: shown.fields.texts });
        answer = await look({ ...services, database, revisions: forgetful(services.revisions) }, address);
      }
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return answer;
}

class TakenBack extends Error {}

const forgetful = (revisions: Services['revisions']): Services['revisions'] => ({
  ...revisions,
  remember: (_school, _name, work) => work(),
});
