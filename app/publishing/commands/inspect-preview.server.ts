import type { ContentType } from '#app/publishing/content-type.ts';
import type { WorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { publishForPreview } from '#app/publishing/items/publish.server.ts';
import { type ContentChange, contentChangeOf } from '#app/platform/content/content-change.ts';
import type { Database } from '#app/platform/db/database.ts';
import { oneAtATime } from '#app/platform/db/one-at-a-time.ts';
import { findIdentity } from '#app/platform/sites/cached-identities.server.ts';
import type { Services, SiteServices } from '#app/platform/services.ts';

type Inspect<Answer> = (services: SiteServices, address: string) => Promise<Answer>;

/** Lets `inspect` see the site as if the working copy were published; `copy`: the copy if already read. */
export function inspectItemPreview<Answer>(
  services: SiteServices,
  type: ContentType,
  id: string,
  inspect: Inspect<Answer>,
  copy?: WorkingCopy,
): Promise<Answer | undefined> {
  const itemKey = { schoolCode: services.site.schoolCode, id, now: services.clock(), copy };
  const publish = async (change: ContentChange) => {
    const shown = await publishForPreview(change, type, itemKey);
    return shown && type.address({ id, texts: shown.texts });
  };
  return inspectPreview(services, publish, inspect);
}

/**
 * Lets `inspect` see the site as it would be after a change, then rolls everything back. `change` returns the
 * address to inspect. Nothing cached here is cached anywhere else.
 */
export async function inspectPreview<Answer>(
  services: SiteServices,
  change: (change: ContentChange) => Promise<string | undefined>,
  inspect: Inspect<Answer>,
): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  try {
    await services.database.writes.transaction().execute(async (transaction) => {
      const address = await change(contentChangeOf(transaction, services.site.schoolCode));
      if (address !== undefined) {
        const db = oneAtATime(transaction);
        const database: Database = { ...services.database, reads: db, writes: db };
        const { site } = services;
        const identity = await findIdentity(db, site.schoolCode);
        answer = await inspect(
          {
            ...services,
            site: { ...site, identity },
            database,
            revisions: withoutCache(services.revisions),
          },
          address,
        );
      }
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return answer;
}

class RolledBack extends Error {}

const withoutCache = (revisions: Services['revisions']): Services['revisions'] => ({
  ...revisions,
  cached: (_school, _name, work) => work(),
});
