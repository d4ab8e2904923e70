import { data, useSearchParams } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/report-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { retryPassed } from '#app/importing/run/retry.server.ts';
import { releaseImported } from '#app/importing/release/release.server.ts';
import { PASSED_REASONS } from '#app/importing/provider/remote-item.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';
import { Figures } from '#app/studio/kit/key-value.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useAutoRefresh } from '#app/studio/progress/use-auto-refresh.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ImportFrame, NothingYet } from '../import-frame.tsx';
import { stepHref } from '../import-step.ts';
import { findImportProgress } from '../import-progress.server.ts';
import { Consent, type ReportRefusal } from './consent.tsx';
import { loadReport } from './load-report.server.ts';
import { WhatCame, WhyNot } from './why-not.tsx';
import { doneAt, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadReport(studioContext(context, 'importing.manage'), new URL(request.url).searchParams);

export const action = studioAction('moveReport', {
  defaultIntent: 'release',
  intents: {
    async 'try-again'(context) {
      const { site } = await findImportProgress(context);
      const reason = PASSED_REASONS.find((one) => one === context.form.get('reason'));
      if (!site || !reason) return redirect(stepHref.report);
      return (await retryPassed(context, { source: site.address, reason }))
        ? redirect(stepHref.move)
        : notDone('busy', context.form);
    },
    turn: ({ form }) => data({ refused: undefined, ...readTicked(form) }),
    async release(context) {
      const { site } = await findImportProgress(context);
      if (!site) return redirect(stepHref.report);
      const { chosen, forAll, everything, isSigned } = readTicked(context.form);
      if (!isSigned) return notDone('sign', context.form);
      if (!forAll && chosen.length === 0 && !everything) return notDone('none-chosen', context.form);
      const albums = forAll ? ('all' as const) : chosen;
      await releaseImported(context, { source: site.address, albums, everything });
      return doneAt(studioHref('moveReport', { done: 'release' }));
    },
  },
});

/** Selections are kept when the page changes, and after a refusal. */
const readTicked = (form: FormData) => ({
  chosen: form
    .getAll('album')
    .map(String)
    .filter((id) => ITEM_ID.test(id)),
  forAll: form.get('for') === 'all',
  everything: form.get('everything') === 'yes',
  isSigned: form.get('sign') === 'yes',
});

const notDone = (refused: ReportRefusal, form: FormData) => refuse({ refused, ...readTicked(form) });

export const meta = studioMeta((words) => `${words.importing.stepNames.report} · ${words.importing.title}`);

export default function ReportPage({ loaderData: { done, report }, actionData }: Route.ComponentProps) {
  const { importing } = useStudioWords();
  const words = importing.report;
  const [search] = useSearchParams();
  useAutoRefresh(report?.releasing === true);
  if (!report)
    return (
      <ImportFrame here="report" done={done} lead={importing.notAllowedYet}>
        <NothingYet text={importing.importRun.none} />
      </ImportFrame>
    );
  const ended = report.isEnded ? words.ended(report.ended, importing.lasted(report.seconds)) : words.notEnded;
  return (
    <ImportFrame here="report" done={done} lead={`${ended} ${words.families(report.waiting)}`}>
      <div className={`${layout.cols} ${layout.even}`}>
        <Consent
          report={report}
          answer={actionData}
          done={search.get('done') === 'release' ? words.done.release : undefined}
        />
        <div className={`${layout.stack} ${layout.wide}`}>
          <Figures
            label={words.came}
            figures={(['created', 'updated', 'unchanged', 'passed'] as const).map((name) => ({
              value: importing.number(report.nums[name]),
              name: words.nums[name],
              isBad: name === 'passed' && report.nums.passed > 0,
            }))}
          />
          <WhyNot report={report} isBusy={actionData?.refused === 'busy'} />
          <WhatCame report={report} />
        </div>
      </div>
    </ImportFrame>
  );
}
