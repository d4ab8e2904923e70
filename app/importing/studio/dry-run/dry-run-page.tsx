import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/dry-run-page.ts';
import { startImport } from '#app/importing/run/import-runs.server.ts';
import { findOldSite, saveOldSite } from '#app/importing/old-site/old-site.server.ts';
import type { OldSiteInput } from '#app/importing/old-site/old-site-input.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';
import layout from '#app/studio/kit/layout.module.css';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useAutoRefresh } from '#app/studio/progress/use-auto-refresh.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ImportFrame } from '../import-frame.tsx';
import { stepHref } from '../import-step.ts';
import { findImportProgress, isUnderWay } from '../import-progress.server.ts';
import { SourceForm } from './source-form.tsx';
import { loadDryRun } from './load-dry-run.server.ts';
import { DryRunResult } from './dry-run-result.tsx';
import { conflict, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadDryRun(studioContext(context, 'importing.manage'));

export const action = studioAction('moveIn', {
  defaultIntent: 'look',
  intents: {
    async move({ services, staff, now }) {
      const site = await findOldSite(services.database.reads, staff.schoolCode);
      if (!site) return redirect(stepHref.look);
      await startImport(services, { staff, now, kind: 'move', source: site.address });
      return redirect(stepHref.move);
    },
    async look(context) {
      const { services, staff, now } = context;
      const { importRun } = await findImportProgress(context);
      // Changing the address would end it.
      if (isUnderWay(importRun)) return conflict({ isImporting: true as const });
      const entered = readForm(context.form);
      const kept = await saveOldSite(context, entered);
      if ('problems' in kept) {
        const { token: _token, ...shown } = entered;
        return refuse({ problems: kept.problems, entered: shown });
      }
      const site = (await findOldSite(services.database.reads, staff.schoolCode))!;
      await startImport(services, { staff, now, kind: 'look', source: site.address });
      return redirect(stepHref.look);
    },
  },
});

const readForm = (form: FormData): OldSiteInput => ({
  address: String(form.get('address') ?? ''),
  schoolThere: String(form.get('schoolThere') ?? ''),
  since: String(form.get('since') ?? ''),
  onlyTypes: form.getAll('kind').map(String),
  token: String(form.get('token') ?? ''),
  forgetToken: form.get('forgetToken') === 'yes',
});

export const meta = studioMeta((words) => words.importing.title);

export default function DryRunPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().importing;
  const { dryRun } = loaderData;
  useAutoRefresh(dryRun?.state === 'running');
  return (
    <ImportFrame here="look" done={loaderData.done} lead={words.dryRun.lead}>
      <div className={dryRun ? layout.cols : layout.narrow}>
        {dryRun && <DryRunResult dryRun={dryRun} isImporting={loaderData.isImporting} />}
        <SourceForm loaded={loaderData} answer={actionData} />
      </div>
    </ImportFrame>
  );
}
