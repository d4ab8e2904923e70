import { studioHref } from '#app/access/studio-addresses.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Form, useSearchParams } from 'react-router';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { buttonClass, LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import { Progress } from '#app/studio/kit/progress.tsx';
import { Section, Sheet } from '#app/studio/kit/section.tsx';
import { State } from '#app/studio/kit/state.tsx';
import type { Dashboard } from '../load-dashboard.server.ts';
import { type May, stepHref } from './step-href.ts';
import { firstHourSteps } from './steps.ts';

type FirstHourPaneProps = Pick<Dashboard, 'firstHour' | 'mayOpenSite'> & { may: May };

/** What a new school still needs. The steps are checked by content, not by ticking. */
export function FirstHourPane({ firstHour, may, mayOpenSite }: FirstHourPaneProps) {
  const { dashboard, firstHour: words } = useStudioWords();
  const message = useMessage('bring-back');
  if (firstHour === undefined) return null;
  if (firstHour === null)
    return (
      <Section title={words.title}>
        <p>{dashboard.failedPart}</p>
      </Section>
    );
  const steps = firstHourSteps.map((step) => ({
    step,
    isDone: firstHour.done[step],
    href: stepHref(step, firstHour, may),
    // A separate document: the public site is not part of the studio.
    reloadDocument: step === 'enquiry',
  }));
  const count = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, href }) => !isDone && href);
  return (
    <Section title={words.title}>
      <Outcome done={message} />
      <Sheet>
        <div>
          <Progress value={count} max={steps.length} text={words.count(count, steps.length)} />
        </div>
        {next && (
          <div className={layout.line}>
            <span className={layout.grow}>{words.next(words.steps[next.step].name)}</span>
            <LinkButton to={next.href!} reloadDocument={next.reloadDocument}>
              {words.goOn}
            </LinkButton>
          </div>
        )}
        <p className={layout.quiet}>{count === steps.length ? words.allDone : words.byItself}</p>
      </Sheet>
      {/* Open until half of it is done: then the next step is enough. */}
      <details open={count < steps.length / 2}>
        <summary className={buttonClass('quiet')}>
          {words.all}
          <Icon name="chevron-down" />
        </summary>
        <List>
          {steps.map(({ step, isDone, href, reloadDocument }) => (
            <Row key={step}>
              <RowText title={words.steps[step].name} to={href} reloadDocument={reloadDocument}>
                <RowMeta>
                  <State kind={isDone ? 'public' : 'draft'}>{isDone ? words.done : words.open}</State>
                </RowMeta>
                {!isDone && (
                  <RowMeta>
                    {words.steps[step].why} {!href && words.askAdministrator}
                  </RowMeta>
                )}
              </RowText>
            </Row>
          ))}
        </List>
      </details>
      {mayOpenSite && (
        <Form method="post" action={studioHref('goingPublic')}>
          <SendButton kind="quiet" name="intent" value="put-away">
            {words.putAway}
          </SendButton>
        </Form>
      )}
    </Section>
  );
}

/** At the bottom of the dashboard, while the list is hidden. */
export function BringBack() {
  const { firstHour: words } = useStudioWords();
  const message = useMessage('put-away');
  return (
    <div>
      <Outcome done={message} />
      <Form method="post" action={studioHref('goingPublic')}>
        <SendButton kind="quiet" name="intent" value="bring-back">
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
