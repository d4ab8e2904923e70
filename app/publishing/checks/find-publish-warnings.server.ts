import type { Facts } from '#content/facts.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { DrawPage } from '#app/platform/http/request-context.ts';
import type { Services } from '#app/platform/services.ts';
import { inspectItemPreview } from '#app/publishing/commands/inspect-preview.server.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy, type WorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { deadOutsideLinks } from '#app/publishing/outside-links/dead-links.server.ts';
import { removedFacts } from './removed-facts.ts';
import { warningsInDocuments } from './in-documents.server.ts';
import { pageWeightWarnings } from './page-weight.server.ts';
import { warningsInText } from './in-text.ts';
import { withoutAcknowledged } from './acknowledged.server.ts';
import { linksIn } from './links-in.ts';
import { deadLinks } from './own-links.server.ts';
import type { PublishWarning } from './publish-warning.ts';

interface CheckOptions {
  /** Renders the page, to measure its weight. */
  draw?: DrawPage | undefined;
  /** The facts of the profile that texts of this type may mention. */
  facts?: Facts | undefined;
  /** The working copy, if it has been read already. */
  copy?: WorkingCopy | undefined;
}

/** The problems that families would have if the working copy were published now, except acknowledged ones. */
export async function findPublishWarnings(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
  { draw, facts, copy: given }: CheckOptions = {},
): Promise<PublishWarning[]> {
  const { schoolCode } = staff;
  const { url: siteUrl, languages } = services.sites.of(schoolCode);
  const db = services.database.writes;
  const copy = given ?? (await findWorkingCopy(db, type, { schoolCode, id }));
  if (!copy) return [];
  const { fields, row } = copy;
  const links = linksIn(type, fields);
  const dead = await deadLinks(db, { schoolCode, siteUrl, languages, now }, links);
  const found: PublishWarning[] = [
    ...warningsInText(type, fields, { today: dayInIndia(now), isNew: row.status !== 'published' }),
    ...(facts && row.status === 'published' ? removedFacts(type, row.texts, fields.texts, facts) : []),
    ...dead.map(({ to, ...location }): PublishWarning => ({ kind: 'deadLink', ...location, what: to })),
    ...(await deadOutsideLinks(db, { schoolCode, siteUrl }, links)),
    ...(await warningsInDocuments({ ...services, site: services.sites.of(schoolCode) }, type, fields)),
    ...(draw ? await warningsOnPage(services, type, { schoolCode, id, copy, draw }) : []),
  ];
  return withoutAcknowledged(db, { schoolCode, type: type.name, id }, found);
}

/**
 * The warnings that need the rendered page. If it cannot be rendered there are none, and publishing
 * continues.
 */
async function warningsOnPage(
  services: Services,
  type: ContentType,
  { schoolCode, id, copy, draw }: { schoolCode: string; id: string; copy: WorkingCopy; draw: DrawPage },
): Promise<PublishWarning[]> {
  const site = services.sites.of(schoolCode);
  try {
    const page = await inspectItemPreview(
      { ...services, site },
      type,
      id,
      async (preview, address) => ({ address, html: await draw(preview, address) }),
      copy,
    );
    if (page?.html === undefined) return [];
    return await pageWeightWarnings({ ...services, site }, type, copy.fields, { ...page, html: page.html });
  } catch (error) {
    services.log.warn({ err: error, type: type.name, id }, 'the size of a page could not be measured');
    return [];
  }
}
