import { Fragment } from 'react';
import { Form, Link } from 'react-router';
import { useLanguageOf } from '#app/words/language-of.ts';
import changed from '#app/studio/content/versions/changed-words.module.css';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '../importing.module.css';
import type { LoadedStep } from './load-step.server.ts';

/** Lists that became much shorter: nothing was imported from them. */
export function Shrunk({ lists }: { lists: LoadedStep['shrunk'] }) {
  const words = useStudioWords().importing.step;
  const languageOf = useLanguageOf();
  return lists.map(({ contentType, name, before, now, missing }) => (
    <div key={contentType} className={styles.stop}>
      <div>
        <p>
          <b>{words.shrunk(name, before, now)}</b> {words.shrunkHelp}
        </p>
        {missing.length > 0 && (
          <details>
            <summary>{words.seeMissing(missing.length, before - now)}</summary>
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
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="kind" value={contentType} />
        <SendButton className="button" name="intent" value="shorter">
          {words.leaveOurs}
          <span className="unseen">{words.of(name)}</span>
        </SendButton>
      </Form>
    </div>
  ));
}

type Waiting = LoadedStep['waiting']['shown'][number];

export function PendingDecisions({ waiting: { total, shown } }: { waiting: LoadedStep['waiting'] }) {
  const { importing } = useStudioWords();
  const words = importing.step;
  return (
    <section aria-labelledby="waits">
      <div className={styles.title}>
        <h2 id="waits">
          {words.waits} {total > 0 && <b className={styles.bad}>{importing.number(total)}</b>}
        </h2>
        <span className={styles.quiet}>{words.waitsHelp}</span>
      </div>
      {shown.length === 0 && <p className={styles.quiet}>{words.waitsNone}</p>}
      {shown.length < total && <p className={styles.quiet}>{words.waitsMost(shown.length, total)}</p>}
      {shown.map((one) => (
        <Difference key={`${one.contentType} ${one.remoteId}`} one={one} />
      ))}
    </section>
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
        <small className={styles.quiet}>{name}</small>{' '}
        <span lang={languageOf(own.map(({ text }) => text).join(''))} className={changed.words}>
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
    <div className={styles.diff}>
      <div>
        <Link to={one.href}>
          <b lang={languageOf(one.title)}>
            {one.name}: {one.title}
          </b>
        </Link>
        <small className={styles.quiet}>{isGone ? words.gone : words.differs}</small>
      </div>
      <div>
        <small className={styles.quiet}>{words.here}</small>
        {isGone && <p>{one.isLive ? words.isPublic : words.isDraft}</p>}
        <Texts one={one} without="new" />
        {!isGone && one.texts.length === 0 && <p>{words.files}</p>}
      </div>
      <div>
        <small className={styles.quiet}>{words.there}</small>
        {isGone && <p>{words.goneSince(one.since)}</p>}
        <Texts one={one} without="gone" />
      </div>
      <Form method="post" className={styles.acts} preventScrollReset>
        <input type="hidden" name="kind" value={one.contentType} />
        <input type="hidden" name="id" value={one.remoteId} />
        <SendButton className={isGone ? 'button' : 'button button--primary'} name="intent" value="ours">
          {isGone ? words.keepIt : words.keepOurs}
          {ofIt}
        </SendButton>
        {(!isGone || one.isLive) && (
          <SendButton
            className={`link ${styles.quietButton}`}
            name="intent"
            value={isGone ? 'withdraw' : 'theirs'}
          >
            {isGone ? words.withdraw : words.takeTheirs}
            {ofIt}
          </SendButton>
        )}
      </Form>
    </div>
  );
}
