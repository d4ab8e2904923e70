import { onTestFinished } from 'vitest';
import { createProvider } from '#app/importing/provider/ask-provider.server.ts';
import type { ImportedContentType } from '#app/importing/provider/remote-item.ts';
import {
  startImport,
  findImportRun,
  type ImportRun,
  type ImportKind,
} from '#app/importing/run/import-runs.server.ts';
import { reportOf } from '#app/importing/run/report.server.ts';
import { runImport, type ImportResult } from '#app/importing/run/run-import.server.ts';
import { saveOldSite } from '#app/importing/old-site/old-site.server.ts';
import { releaseJob, releaseImported } from '#app/importing/release/release.server.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { startProvider } from '#app/importing/tests/support/provider.ts';
import { commandContextFor } from '#app/importing/tests/support/command-context.ts';

export async function providerForTest(...options: Parameters<typeof startProvider>) {
  const provider = await startProvider(...options);
  onTestFinished(() => provider.stop());
  return provider;
}

interface There {
  address: string;
  /** `localhost:1234`, allowed by the operator. */
  host: string;
}

/** A school with an old site. */
export async function siteFrom(
  database: TestDatabase,
  { address, host }: There,
  { since = '', onlyTypes = [] as string[] } = {},
): Promise<TestSite> {
  const site = await openSite(database, { IMPORT_HOSTS: host });
  const kept = await saveOldSite(commandContextFor(site), { address, schoolThere: 'LFIS', since, onlyTypes });
  if ('problems' in kept) throw new Error(kept.problems.join());
  return site;
}

/** Runs an import completely, or until `isOver`. Waits requested by a provider are skipped. */
export async function importForTest(
  site: TestSite,
  { address, host }: There,
  {
    kind = 'move',
    isOver = () => false,
    since = '',
    onlyTypes = [],
  }: { kind?: ImportKind; isOver?: () => boolean; since?: string; onlyTypes?: ImportedContentType[] } = {},
): Promise<{ importRun: ImportRun; worked: ImportResult; report: Record<string, unknown> }> {
  const { services } = site;
  const { staff } = commandContextFor(site);
  // Distinct times, as in reality.
  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  const { id } = await startImport(services, {
    staff,
    now: services.clock(),
    kind,
    source: address,
    here: true,
  });
  const provider = createProvider({
    address,
    schoolThere: 'LFIS',
    trustedHosts: [host],
    userAgent: 'Test/1',
    wait: async () => undefined,
  });
  const source = { address, schoolThere: 'LFIS', since, onlyTypes };
  const worked = await runImport({ services, provider, source, isOver }, id, SCHOOL);
  const importRun = (await findImportRun(services.database.reads, { schoolCode: SCHOOL, id }))!;
  return {
    importRun,
    worked,
    report: Object.fromEntries(await reportOf(services.database.reads, importRun)),
  };
}

/** Gives consent for everything. */
export async function releaseForTest(
  site: TestSite,
  source: string,
  albums: 'all' | string[] = 'all',
): Promise<void> {
  await releaseImported(commandContextFor(site), { source, albums, everything: albums === 'all' });
  const job = await site.services.database.writes
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'release-moved')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await releaseJob(site.services).run({
    ...job,
    schoolCode: SCHOOL,
    payload: JSON.parse(job.payload),
    since: new Date(job.created_at),
    attempt: 1,
  } as never);
  site.clock.now = new Date(site.clock.now.getTime() + 1000);
  await site.services.revisions.refresh();
}
