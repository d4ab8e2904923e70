import { type Facts, fillIn, partsOf } from '#content/facts.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { findType } from '#app/content-types.ts';
import { findOpenRegistration } from '#app/features/registration/queries.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import type { Config } from '#app/platform/config.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type ContentType, mayMentionFacts } from '#app/publishing/content-type.ts';
import { factsOfSchool } from '#app/school-data/facts.server.ts';
import type { Site } from '#app/sites/site.ts';

export interface FactsQuery {
  db: Db;
  site: Site;
  config: Config;
  now: Date;
}

/** The values of the facts that texts mention; undefined while there is no school. */
export async function findFacts({ db, site, config, now }: FactsQuery): Promise<Facts | undefined> {
  const [school, registration] = await Promise.all([
    findSchool(db, site.schoolCode),
    findOpenRegistration(db, { schoolCode: site.schoolCode, now }),
  ]);
  return school && factsOfSchool(site, config, school.profile, registration);
}

/** Items with their titles as families read them, without braces. */
export async function readOutTitles<Named extends { type: string; title: string }>(
  {
    services,
    staff,
    now,
  }: Pick<CommandContext, 'services' | 'now'> & { staff: Pick<CommandContext['staff'], 'schoolCode'> },
  items: readonly Named[],
): Promise<Named[]> {
  if (!items.some(hasFacts)) return [...items];
  const facts = await findFacts({
    db: services.database.reads,
    site: services.sites.of(staff.schoolCode),
    config: services.config,
    now,
  });
  return items.map((item) =>
    facts && hasFacts(item) ? { ...item, title: fillIn(item.title, facts) || item.title } : item,
  );
}

/** In other types braces are literal text. */
function hasFacts({ type, title }: { type: string; title: string }): boolean {
  const contentType = findType(type);
  const field = contentType?.fields.find(({ name }) => name === contentType.title);
  return (
    field !== undefined && mayMentionFacts(field) && partsOf(title).some((part) => typeof part !== 'string')
  );
}

/** The facts that texts of this type can mention; undefined if the type mentions none. */
export async function factsFor(
  { services, staff, now }: CommandContext,
  type: ContentType,
): Promise<Facts | undefined> {
  if (!type.fields.some(mayMentionFacts)) return undefined;
  const { database, config, sites } = services;
  return findFacts({ db: database.reads, site: sites.of(staff.schoolCode), config, now });
}
