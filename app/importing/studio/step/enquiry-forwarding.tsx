import { Form, Link } from 'react-router';
import { useLanguageOf } from '#app/words/language-of.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '../importing.module.css';
import type { LoadedStep } from './load-step.server.ts';

export function Arrivals({ came }: { came: LoadedStep['came'] }) {
  const words = useStudioWords().importing.step;
  const languageOf = useLanguageOf();
  return (
    <section aria-labelledby="came">
      <h2 id="came">{words.came}</h2>
      {came.length === 0 && <p className={styles.quiet}>{words.cameNone}</p>}
      <ul role="list" className={styles.rows}>
        {came.map(({ contentType, id, name, title, when, isNew, isLive, href }) => (
          <li key={`${contentType} ${id}`}>
            <Link to={href}>
              <b lang={languageOf(title)}>
                {name}: {title}
              </b>
            </Link>
            <small className={styles.quiet}>
              {words.cameAt(
                when,
                !isNew
                  ? words.cameChanged
                  : isLive
                    ? words.cameLive
                    : contentType === 'albums'
                      ? words.cameConsent
                      : words.cameNew,
              )}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Forwarding to the old site, and importing its visitor count. */
export function EnquiryForwarding({
  step: { address, forwards, forwarded, visitors },
}: {
  step: LoadedStep;
}) {
  const words = useStudioWords().importing.step;
  return (
    <section aria-labelledby="desk">
      <h2 id="desk">{words.toOldSite}</h2>
      <Form method="post" className={styles.switch} preventScrollReset>
        <p>
          <b>{forwards ? words.forwardOn : words.forwardOff}</b>
          <small className={styles.quiet}>{address}</small>
          <small className={styles.quiet}>{words.forwarded(forwarded.taken, forwarded.waiting)}</small>
          {forwarded.unsure > 0 && <small className={styles.quiet}>{words.unsure(forwarded.unsure)}</small>}
          {forwarded.givenUp > 0 && (
            <small className={styles.quiet}>{words.givenUp(forwarded.givenUp)}</small>
          )}
        </p>
        <SendButton className="button" name="intent" value={forwards ? 'forward-off' : 'forward'}>
          {forwards ? words.forwardStop : words.forward}
        </SendButton>
      </Form>
      <dl className={styles.facts}>
        {forwarded.last && (
          <div>
            <dt>{words.last}</dt>
            <dd>{forwarded.last}</dd>
          </div>
        )}
        <div>
          <dt>{words.visits}</dt>
          <dd>
            <b>{words.countedHere}</b>
            {visitors.taken !== null ? (
              <small className={styles.quiet}>{words.startingFrom(visitors.taken)}</small>
            ) : visitors.there ? (
              <>
                <small className={styles.quiet}>{words.visitsThere(visitors.there)}</small>
                <Form method="post" preventScrollReset>
                  <SendButton className="button" name="intent" value="visits">
                    {words.takeVisits(visitors.there)}
                  </SendButton>
                </Form>
                <small className={styles.quiet}>{words.takeVisitsHelp}</small>
              </>
            ) : (
              <small className={styles.quiet}>{words.visitsUnknown}</small>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
