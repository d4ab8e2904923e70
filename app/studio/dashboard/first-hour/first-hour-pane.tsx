import { studioHref } from '#app/access/studio-addresses.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Form, Link, useSearchParams } from 'react-router';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { CheckIcon } from '#app/ui/icons/interface.ts';
import { Progress } from '#app/studio/kit/progress.tsx';
import paneStyles from '../dashboard.module.css';
import type { Dashboard } from '../load-dashboard.server.ts';
import styles from './first-hour.module.css';
import { type May, stepHref } from './step-href.ts';
import { firstHourSteps } from './steps.ts';

type FirstHourPaneProps = Pick<Dashboard, 'firstHour' | 'mayOpenSite'> & { may: May };

/** What a new school still needs. The steps are checked by content, not by ticking. */
export function FirstHourPane({ firstHour, may, mayOpenSite }: FirstHourPaneProps) {
  const { dashboard, firstHour: words } = useStudioWords();
  const message = useMessage('bring-back');
  if (firstHour === undefined) return null;
  const count = firstHour ? firstHourSteps.filter((step) => firstHour.done[step]).length : 0;
  return (
    <section className={`${paneStyles.pane} ${styles.pane}`} aria-labelledby="first-hour">
      <header>
        <h2 id="first-hour">{words.title}</h2>
        {firstHour && <span>{words.count(count, firstHourSteps.length)}</span>}
      </header>
      <Outcome done={message} />
      {firstHour === null ? (
        <p className={paneStyles.failed}>{dashboard.failedPart}</p>
      ) : (
        <>
          {/* Hidden from screen readers: the text next to the heading says the same. */}
          <Progress value={count} max={firstHourSteps.length} />
          <ol role="list" className={styles.steps}>
            {firstHourSteps.map((step) => {
              const isDone = firstHour.done[step];
              const href = stepHref(step, firstHour, may);
              return (
                <li key={step} data-done={isDone}>
                  <span className={styles.tick}>
                    {isDone && <CheckIcon />}
                    <span className="unseen">{isDone ? words.done : words.open}:</span>
                  </span>
                  <p>
                    {href ? (
                      // A separate document: the public site is not part of the studio.
                      <Link to={href} reloadDocument={step === 'enquiry'}>
                        {words.steps[step].name}
                      </Link>
                    ) : (
                      <b>{words.steps[step].name}</b>
                    )}
                    {!isDone && (
                      <span>
                        {words.steps[step].why} {!href && words.askAdministrator}
                      </span>
                    )}
                  </p>
                </li>
              );
            })}
          </ol>
        </>
      )}
      <div className={styles.end}>
        <p>{count === firstHourSteps.length ? words.allDone : words.byItself}</p>
        {mayOpenSite && (
          <Form method="post" action={studioHref('goingPublic')}>
            <SendButton className={styles.away} name="intent" value="put-away">
              {words.putAway}
            </SendButton>
          </Form>
        )}
      </div>
    </section>
  );
}

/** At the bottom of the dashboard, while the list is hidden. */
export function BringBack() {
  const { firstHour: words } = useStudioWords();
  const message = useMessage('put-away');
  return (
    <div className={styles.back}>
      <Outcome done={message} />
      <Form method="post" action={studioHref('goingPublic')}>
        <SendButton className={styles.away} name="intent" value="bring-back">
          {words.bringBack}
        </SendButton>
      </Form>
    </div>
  );
}

/** The result of hiding the list or showing it again, next to the list or its button. */
function useMessage(intent: 'put-away' | 'bring-back'): string | undefined {
  const { messages } = useStudioWords().firstHour;
  const [search] = useSearchParams();
  return search.get('done') === intent ? messages[intent] : undefined;
}
