import { Fragment } from 'react';
import { Form, Link } from 'react-router';
import { Banner } from '#app/studio/kit/banner.tsx';
import { buttonClass, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Section, Sheet } from '#app/studio/kit/section.tsx';
import { Count, State } from '#app/studio/kit/state.tsx';
import { TableLink } from '#app/studio/kit/table.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { LoadedStep } from './load-step.server.ts';

/** Lists that became much shorter: nothing was imported from them. */
export function Shrunk({ lists }: { lists: LoadedStep['shrunk'] }) {
  const words = useStudioWords().importing.step;
  const languageOf = useLanguageOf();
  return lists.map(({ contentType, name, before, now, missing }) => (
    <Banner
      key={contentType}
      kind="error"
      icon="circle-alert"
      action={
        <Form method="post" preventScrollReset>
          <input type="hidden" name="kind" value={contentType} />
          <SendButton name="intent" value="shorter">
            {words.leaveOurs}
            <span className="unseen">{words.of(name)}</span>
          </SendButton>
        </Form>
      }
    >
      <b>{words.shrunk(name, before, now)}</b> {words.shrunkHelp}
      {missing.length > 0 && (
        <details>
          <summary className={buttonClass('quiet')}>{words.seeMissing(missing.length, before - now)}</summary>
          <ul role="list">
            {missing.map(({ title, href }) => (
              <li key={href}>
                <Link to={href} lang={languageOf(title)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Banner>
  ));
}

type Waiting = LoadedStep['waiting']['shown'][number];

export function PendingDecisions({ waiting: { total, shown } }: { waiting: LoadedStep['waiting'] }) {
  const { importing } = useStudioWords();
  const words = importing.step;
  return (
    <Section
      title={words.waits}
      count={total > 0 ? <Count>{importing.number(total)}</Count> : undefined}
      note={words.waitsHelp}
    >
      {shown.length === 0 && <p className={layout.quiet}>{words.waitsNone}</p>}
      {shown.length < total && <p className={layout.quiet}>{words.waitsMost(shown.length, total)}</p>}
      {shown.map((one) => (
        <Difference key={`${one.contentType} ${one.remoteId}`} one={one} />
      ))}
    </Section>
  );
}

/** One of the two texts, with differing words marked: ours as added, theirs as removed. */
function Texts({ one, without }: { one: Waiting; without: 'gone' | 'new' }) {
  const languageOf = useLanguageOf();
  const Mark = without === 'new' ? 'ins' : 'del';
  return one.texts.map(({ name, parts }) => {
    const own = parts.filter(({ kind }) => kind !== without);
    return (
      <p key={name}>
        <small>{name}</small>{' '}
        <span lang={languageOf(own.map(({ text }) => text).join(''))}>
          {own.map(({ kind, text }, index) => {
            if (kind === 'same') return <span key={index}>{text}</span>;
            const trimmed = text.trimEnd();
            return (
              <Fragment key={index}>
                <Mark>{trimmed}</Mark>
                {text.slice(trimmed.length)}
              </Fragment>
            );
          })}
        </span>
      </p>
    );
  });
}

function Difference({ one }: { one: Waiting }) {
  const words = useStudioWords().importing.step;
  const languageOf = useLanguageOf();
  const isGone = one.why === 'gone';
  const ofIt = <span className="unseen">{words.of(one.title)}</span>;
  return (
    <Sheet>
      <div className={`${layout.line} ${layout.between}`}>
        <TableLink to={one.href}>
          <b lang={languageOf(one.title)}>
            {one.name}: {one.title}
          </b>
        </TableLink>
        <State kind={isGone ? 'missing' : 'older'}>{isGone ? words.gone : words.differs}</State>
      </div>
      <div className={`${layout.cols} ${layout.even}`}>
        <div className={`${layout.stack} ${layout.close}`}>
          <small>{words.here}</small>
          {isGone && <p>{one.isLive ? words.isPublic : words.isDraft}</p>}
          <Texts one={one} without="new" />
          {!isGone && one.texts.length === 0 && <p>{words.files}</p>}
        </div>
        <div className={`${layout.stack} ${layout.close}`}>
          <small>{words.there}</small>
          {isGone && <p>{words.goneSince(one.since)}</p>}
          <Texts one={one} without="gone" />
        </div>
      </div>
      <Form method="post" className={layout.line} preventScrollReset>
        <input type="hidden" name="kind" value={one.contentType} />
        <input type="hidden" name="id" value={one.remoteId} />
        <SendButton icon={<Icon name="check" />} name="intent" value="ours">
          {isGone ? words.keepIt : words.keepOurs}
          {ofIt}
        </SendButton>
        {(!isGone || one.isLive) && (
          <SendButton kind={isGone ? 'danger' : 'quiet'} name="intent" value={isGone ? 'withdraw' : 'theirs'}>
            {isGone ? words.withdraw : words.takeTheirs}
            {ofIt}
          </SendButton>
        )}
      </Form>
    </Sheet>
  );
}
