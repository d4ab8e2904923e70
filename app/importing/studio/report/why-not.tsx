import { Form, Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { DownloadIcon } from '#app/ui/icons/interface.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '../importing.module.css';
import type { LoadedReport } from './load-report.server.ts';

/** Skipped items by reason, one of them expanded. */
export function WhyNot({ report, isBusy }: { report: LoadedReport; isBusy: boolean }) {
  const { importing } = useStudioWords();
  const words = importing.report;
  const { reasons, nums } = report;
  return (
    <section aria-labelledby="passed">
      <div className={styles.title}>
        <h2 id="passed">
          {words.passed} <b className={styles.bad}>{importing.number(nums.passed)}</b>
        </h2>
        {nums.passed > 0 && (
          <a className="link" href={studioHref('movePassed', { of: 'move' })}>
            <DownloadIcon />
            {importing.csv.link}
          </a>
        )}
      </div>
      <Outcome refused={isBusy ? words.busy : undefined} />
      {reasons.length === 0 && <p className={styles.quiet}>{words.nonePassed}</p>}
      <ul role="list" className={styles.why}>
        {reasons.map(({ kind, reason, count, name, mayHelp, isOpen }) => (
          <li key={`${kind} ${reason}`} id={`why-${kind}-${reason}`}>
            <p>
              <b>{importing.reason(reason)}</b>
              <small className={styles.quiet}>{name}</small>
            </p>
            <span className={styles.many}>{importing.number(count)}</span>
            <div className={styles.acts}>
              {mayHelp && !report.isImporting && (
                <Form method="post">
                  <input type="hidden" name="intent" value="try-again" />
                  <input type="hidden" name="reason" value={reason} />
                  <SendButton className={`link ${styles.quietButton}`}>{words.tryAgain}</SendButton>
                </Form>
              )}
              {!isOpen && (
                <Link
                  className="link"
                  to={`${studioHref('moveReport', { kind, reason })}#why-${kind}-${reason}`}
                  preventScrollReset
                >
                  {words.show}
                  <span className="unseen">{words.showOf(`${name}, ${importing.reason(reason)}`)}</span>
                </Link>
              )}
            </div>
            {isOpen && report.opened && <Lines opened={report.opened} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ opened }: { opened: NonNullable<LoadedReport['opened']> }) {
  const { importing } = useStudioWords();
  const words = importing.report;
  const { lines, count } = opened;
  return (
    <div className={styles.lines}>
      <p className={styles.quiet}>{words.shownFirst(lines.length, count)}</p>
      <ul>
        {lines.map(({ id, title, detail }) => (
          <li key={id}>
            {opened.kind !== 'files' && <b>{title || words.noTitle} </b>}
            <span>{id}</span>
            {detail && <small className={styles.quiet}> {importing.detail(detail)}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function WhatCame({ report: { came, files } }: { report: LoadedReport }) {
  const { importing } = useStudioWords();
  const words = importing.report;
  return (
    <section aria-labelledby="came">
      <h2 id="came">{words.came}</h2>
      {came.length === 0 ? (
        <p className={styles.quiet}>{words.noneCame}</p>
      ) : (
        <ul role="list" className={styles.came}>
          {came.map(({ kind, name, count, drafts, href }) => (
            <li key={kind}>
              <b>{name}</b>
              <span className={styles.many}>{importing.number(count)}</span>
              {drafts > 0 && (
                <span className={styles.draft}>
                  <small className={styles.quiet}>{words.waiting(drafts)}</small>
                  <Link className="link" to={href}>
                    {words.drafts}
                    <span className="unseen">{words.draftsOf(name)}</span>
                  </Link>
                </span>
              )}
            </li>
          ))}
          <li>
            <b>{importing.files}</b>
            <span className={styles.many}>{importing.number(files)}</span>
          </li>
        </ul>
      )}
    </section>
  );
}
