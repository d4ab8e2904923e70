import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { Banner } from '#app/studio/kit/banner.tsx';
import { AnchorButton, LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Figures } from '#app/studio/kit/key-value.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { State } from '#app/studio/kit/state.tsx';
import { cell, Table } from '#app/studio/kit/table.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { stepHref } from '../import-step.ts';
import type { LoadedDryRun } from './load-dry-run.server.ts';

type DryRun = NonNullable<LoadedDryRun['dryRun']>;

interface DryRunResultProps {
  dryRun: DryRun;
  isImporting: boolean;
}

/** The result of a dry run, or its progress. */
export function DryRunResult({ dryRun, isImporting }: DryRunResultProps) {
  const { importing } = useStudioWords();
  const words = importing.dryRun;
  return (
    <Section
      title={words.what}
      action={
        dryRun.state === 'done' &&
        dryRun.passed > 0 && (
          // A file: the router must not handle it.
          <AnchorButton
            kind="quiet"
            icon={<Icon name="download" />}
            href={studioHref('movePassed', { of: 'look' })}
          >
            {importing.csv.link}
          </AnchorButton>
        )
      }
    >
      <div role="status">
        {dryRun.state === 'running' && (
          <Banner
            icon="refresh-cw"
            action={
              <LinkButton kind="quiet" to={stepHref.look}>
                {importing.refresh}
              </LinkButton>
            }
          >
            <b>{words.looking}.</b> {words.lookingHelp} <span aria-live="off">{words.read(dryRun.read)}</span>
          </Banner>
        )}
        {dryRun.state === 'failed' && (
          <Banner kind="error" icon="circle-alert">
            <b>{words.failed}.</b> {dryRun.whyFailed} {words.readable}
          </Banner>
        )}
        {dryRun.state === 'stopped' && <Banner icon="circle-alert">{words.stopped}</Banner>}
      </div>
      {dryRun.rows.length > 0 && dryRun.state !== 'failed' && <Lists dryRun={dryRun} />}
      {dryRun.state === 'done' && (
        <div className={layout.stack}>
          {dryRun.files > 0 && <Sum dryRun={dryRun} />}
          {dryRun.coming === 0 && <p>{words.nothing}</p>}
          {dryRun.coming > 0 && !isImporting && (
            <Form method="post" className={layout.line}>
              <input type="hidden" name="intent" value="move" />
              <SendButton kind="primary">{words.importItems(dryRun.coming + dryRun.files)}</SendButton>
              <span className={layout.quiet}>{words.importHelp}</span>
            </Form>
          )}
          {dryRun.newest.length > 0 && <Newest albums={dryRun.newest} />}
        </div>
      )}
    </Section>
  );
}

function Lists({ dryRun }: { dryRun: DryRun }) {
  const { importing } = useStudioWords();
  const { columns, ...words } = importing.dryRun;
  return (
    <Table kind="stack" label={words.caption}>
      <thead>
        <tr>
          <th scope="col">{columns.kind}</th>
          <th scope="col" className={cell.end}>
            {columns.there}
          </th>
          <th scope="col" className={cell.end}>
            {columns.coming}
          </th>
          <th scope="col" className={cell.end}>
            {columns.here}
          </th>
          <th scope="col" className={cell.end}>
            {columns.cannot}
          </th>
          <th scope="col">{columns.why}</th>
        </tr>
      </thead>
      <tbody>
        {dryRun.rows.map(({ kind, name, there, toImport, unchanged, passed, failed, why }) => (
          <tr key={kind}>
            <th scope="row">{name}</th>
            {failed ? (
              <td colSpan={4} className={cell.wide}>
                <State kind="late">{words.unread}</State>
              </td>
            ) : (
              <>
                <NumberCell label={columns.there}>{importing.number(there)}</NumberCell>
                <NumberCell label={columns.coming}>
                  <b>{importing.number(toImport)}</b>
                </NumberCell>
                <NumberCell label={columns.here}>{importing.number(unchanged)}</NumberCell>
                <NumberCell label={columns.cannot}>
                  <span className={passed > 0 ? layout.bad : undefined}>{importing.number(passed)}</span>
                </NumberCell>
              </>
            )}
            <td className={cell.wide}>{why}</td>
          </tr>
        ))}
        {dryRun.state === 'done' && (
          <tr>
            <th scope="row">{importing.files}</th>
            <NumberCell label={columns.there}>–</NumberCell>
            <NumberCell label={columns.coming}>
              <b>{importing.number(dryRun.files)}</b>
            </NumberCell>
            <NumberCell label={columns.here}>–</NumberCell>
            <NumberCell label={columns.cannot}>–</NumberCell>
            <td className={cell.wide}>
              {dryRun.missing && words.sampleMissing(dryRun.missing.many, dryRun.missing.of)}
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

const NumberCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td data-label={label} className={cell.end}>
    {children}
  </td>
);

function Sum({ dryRun: { bytes, secondsLeft, room } }: { dryRun: DryRun }) {
  const { importing } = useStudioWords();
  const words = importing.dryRun;
  if (bytes === undefined || secondsLeft === undefined) return null;
  return (
    <>
      <Figures
        label={words.size}
        figures={[
          { value: words.about(bytes), name: importing.files, note: words.bytes },
          { value: words.about(importing.lasted(secondsLeft)), name: words.duration, note: words.time },
          ...(room?.left ? [{ value: words.about(room.left), name: words.disk, note: words.room }] : []),
        ]}
      />
      {room && !room.left && (
        <Banner kind="error" icon="circle-alert">
          <b>{words.noRoom(room.free)}</b>
        </Banner>
      )}
    </>
  );
}

function Newest({ albums }: { albums: DryRun['newest'] }) {
  const { importing } = useStudioWords();
  const languageOf = useLanguageOf();
  return (
    <Section level={3} title={importing.dryRun.newest} note={importing.dryRun.newestHelp}>
      <List>
        {albums.map(({ title, photos }, index) => (
          <Row key={index}>
            <RowText title={title} lang={languageOf(title)}>
              <RowMeta>{importing.photos(photos)}</RowMeta>
            </RowText>
          </Row>
        ))}
      </List>
    </Section>
  );
}
