import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { AnchorButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { List, Row, RowActions, RowIcon, RowMeta, RowText } from '../kit/list.tsx';
import { State } from '../kit/state.tsx';
import type { BackupOnPage } from './on-page.server.ts';

export function BackupList({ backups }: { backups: BackupOnPage[] }) {
  return (
    <List>
      {backups.map((backup) => (
        <Row key={backup.name} wraps>
          <RowIcon>
            <Icon name="backup" />
          </RowIcon>
          <BackupRow {...backup} />
        </Row>
      ))}
    </List>
  );
}

function BackupRow({ name, size, summary, hasOtherFormat }: BackupOnPage) {
  const words = useStudioWords().backup;
  if (!summary)
    return (
      <RowText title={name}>
        <State kind={hasOtherFormat ? 'ended' : 'late'}>
          {hasOtherFormat ? words.otherFormat : words.damaged}
        </State>
        <RowMeta>{hasOtherFormat ? words.otherFormatHelp : words.damagedHelp}</RowMeta>
      </RowText>
    );
  return (
    <>
      <RowText title={<time dateTime={summary.at}>{summary.when}</time>}>
        <RowMeta>
          {size} · {words.madeBy(summary.madeBy)}
        </RowMeta>
        <RowMeta>{words.contains(summary.rows, summary.files)}</RowMeta>
        {summary.missing > 0 && <RowMeta>{words.missing(summary.missing)}</RowMeta>}
        <State kind="public">{words.whole}</State>
      </RowText>
      <RowActions>
        <AnchorButton href={studioHref('backupFile', { name })} icon={<Icon name="download" />}>
          {words.download}
          <span className="unseen">{words.downloadOf(summary.when)}</span>
        </AnchorButton>
      </RowActions>
    </>
  );
}
