import type { CommandContext } from '#app/access/command-context.ts';
import { type ImportRun, findLatestImportRun } from '#app/importing/run/import-runs.server.ts';
import { findOldSite, type OldSite } from '#app/importing/old-site/old-site.server.ts';
import { countUnseen } from '#app/importing/release/release.server.ts';
import type { ImportStep } from './import-step.ts';

export interface ImportProgress {
  site: OldSite | undefined;
  /** Both only for the current address of the old site. */
  dryRun: ImportRun | undefined;
  importRun: ImportRun | undefined;
  done: ImportStep[];
}

export const isUnderWay = (importRun: ImportRun | undefined): boolean =>
  importRun?.state === 'running' || importRun?.state === 'paused';

/** The progress of a school's import, shared by all four pages. */
export async function findImportProgress({ services, staff }: CommandContext): Promise<ImportProgress> {
  const { schoolCode } = staff;
  const db = services.database.reads;
  const site = await findOldSite(db, schoolCode);
  if (!site) return { site, dryRun: undefined, importRun: undefined, done: [] };
  const [dryRun, importRun] = (
    await Promise.all([
      findLatestImportRun(db, schoolCode, ['look']),
      findLatestImportRun(db, schoolCode, ['move']),
    ])
  ).map((found) => (found?.source === site.address ? found : undefined));
  const isImported = importRun?.state === 'done';
  const waiting = isImported ? await countUnseen(db, { schoolCode, source: site.address }) : [];
  const steps: [ImportStep, boolean][] = [
    ['look', dryRun?.state === 'done' || importRun !== undefined],
    ['move', isImported],
    ['report', isImported && !waiting.some(({ contentType }) => contentType === 'albums')],
    ['step', site.everyMinutes > 0 && site.inStepAt !== null],
  ];
  return { site, dryRun, importRun, done: steps.flatMap(([step, isDone]) => (isDone ? [step] : [])) };
}
