import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { withParams } from '#app/studio/content/list/list-input.ts';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Timeline, type TimelineEntry } from '#app/studio/kit/timeline.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { LoadedVersions } from './versions.server.ts';

interface VersionTimelineProps extends Pick<LoadedVersions, 'here' | 'versions'> {
  /** Where a version is restored, if it is not this page. */
  action?: string;
  /** Compares without leaving the page. */
  onCompare?: (number: number) => void;
  /** What can be done with the unpublished changes, if there are any. */
  now?: ReactNode;
}

/** The versions, the newest first, with buttons to compare and restore each. */
export function VersionTimeline({ here, versions, action, onCompare, now }: VersionTimelineProps) {
  const { history: words, versions: label } = useStudioWords().content;
  const entries = versions.map(({ number, reason, by, at }, index): TimelineEntry => ({
    key: String(number),
    title: (
      <>
        {number}. {words.reasons[reason]}
      </>
    ),
    note: words.by(by, at),
    kind: index === 0 && reason === 'publish' ? 'good' : undefined,
    children: (
      <div className={layout.line}>
        <LinkButton
          to={withParams(here, { compare: String(number) })}
          icon={<Icon name="table" />}
          onClick={(event) => {
            if (!onCompare) return;
            event.preventDefault();
            onCompare(number);
          }}
        >
          {words.compare}
          <span className="unseen"> {number}</span>
        </LinkButton>
        <Form method="post" action={action}>
          <input type="hidden" name="number" value={number} />
          <SendButton kind="quiet" icon={<Icon name="undo" />}>
            {words.restore}
            <span className="unseen"> {number}</span>
          </SendButton>
        </Form>
      </div>
    ),
  }));
  if (entries.length === 0 && !now) return <p>{words.none}</p>;
  return (
    <Timeline
      label={label}
      entries={now ? [{ key: 'now', title: words.now, kind: 'now', children: now }, ...entries] : entries}
    />
  );
}
