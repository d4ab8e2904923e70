import { Form } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { AnchorButton, LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Section } from '#app/studio/kit/section.tsx';
import { Count } from '#app/studio/kit/state.tsx';
import { cell, Table } from '#app/studio/kit/table.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { LoadedReport } from './load-report.server.ts';

/** Skipped items by reason, one of them expanded. */
export function WhyNot({ report, isBusy }: { report: LoadedReport; isBusy: boolean }) {
  const { importing } = useStudioWords();
  const words = importing.report;
  const { reasons, nums } = report;
  return (
    <Section
      title={words.passed}
      count={nums.passed > 0 ? <Count>{importing.number(nums.passed)}</Count> : undefined}
      action={
        nums.passed > 0 && (
          <AnchorButton
            kind="quiet"
            icon={<Icon name="download" />}
            href={studioHref('movePassed', { of: 'move' })}
          >
            {importing.csv.link}
          </AnchorButton>
        )
      }
    >
      <Outcome refused={isBusy ? words.busy : undefined} />
      {reasons.length === 0 ? (
        <p className={layout.quiet}>{words.nonePassed}</p>
      ) : (
        <Table kind="stack" label={words.passed}>
          <tbody>
            {reasons.map(({ kind, reason, count, name, mayHelp, isOpen }) => (
              <tr key={`${kind} ${reason}`} id={`why-${kind}-${reason}`}>
                <th scope="row">
                  {importing.reason(reason)}
                  <small>{name}</small>
                  {isOpen && report.opened && <Lines opened={report.opened} />}
                </th>
                <td className={cell.end}>
                  <b>{importing.number(count)}</b>
                </td>
                <td className={cell.wide}>
                  <div className={layout.line}>
                    {mayHelp && !report.isImporting && (
                      <Form method="post">
                        <input type="hidden" name="intent" value="try-again" />
                        <input type="hidden" name="reason" value={reason} />
                        <SendButton kind="quiet">{words.tryAgain}</SendButton>
                      </Form>
                    )}
                    {!isOpen && (
                      <LinkButton
                        kind="quiet"
                        to={`${studioHref('moveReport', { kind, reason })}#why-${kind}-${reason}`}
                        preventScrollReset
                      >
                        {words.show}
                        <span className="unseen">{words.showOf(`${name}, ${importing.reason(reason)}`)}</span>
                      </LinkButton>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}

function Lines({ opened }: { opened: NonNullable<LoadedReport['opened']> }) {
  const { importing } = useStudioWords();
  const words = importing.report;
  const { lines, count } = opened;
  return (
    <>
      <small>{words.shownFirst(lines.length, count)}</small>
      {lines.map(({ id, title, detail }) => (
        <small key={id}>
          {opened.kind !== 'files' && <b>{title || words.noTitle} </b>}
          <span>{id}</span>
          {detail && ` ${importing.detail(detail)}`}
        </small>
      ))}
    </>
  );
}

export function WhatCame({ report: { came, files } }: { report: LoadedReport }) {
  const { importing } = useStudioWords();
  const words = importing.report;
  return (
    <Section title={words.came}>
      {came.length === 0 ? (
        <p className={layout.quiet}>{words.noneCame}</p>
      ) : (
        <Table kind="stack" label={words.came}>
          <tbody>
            {came.map(({ kind, name, count, drafts, href }) => (
              <tr key={kind}>
                <th scope="row">
                  {name}
                  {drafts > 0 && <small>{words.waiting(drafts)}</small>}
                </th>
                <td className={cell.end}>{importing.number(count)}</td>
                <td>
                  {drafts > 0 && (
                    <LinkButton kind="quiet" to={href}>
                      {words.drafts}
                      <span className="unseen">{words.draftsOf(name)}</span>
                    </LinkButton>
                  )}
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{importing.files}</th>
              <td className={cell.end}>{importing.number(files)}</td>
            </tr>
          </tbody>
        </Table>
      )}
    </Section>
  );
}
