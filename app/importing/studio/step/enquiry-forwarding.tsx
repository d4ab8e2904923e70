import { Form } from 'react-router';
import { SendButton } from '#app/studio/kit/button.tsx';
import { KeyValue } from '#app/studio/kit/key-value.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { State } from '#app/studio/kit/state.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { LoadedStep } from './load-step.server.ts';

export function Arrivals({ came }: { came: LoadedStep['came'] }) {
  const words = useStudioWords().importing.step;
  const languageOf = useLanguageOf();
  return (
    <Section title={words.came}>
      {came.length === 0 ? (
        <p className={layout.quiet}>{words.cameNone}</p>
      ) : (
        <List>
          {came.map(({ contentType, id, name, title, when, isNew, isLive, href }) => (
            <Row key={`${contentType} ${id}`}>
              <RowText title={`${name}: ${title}`} lang={languageOf(title)} to={href}>
                <RowMeta>
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
                </RowMeta>
              </RowText>
            </Row>
          ))}
        </List>
      )}
    </Section>
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
    <Section title={words.toOldSite} sheet="padded">
      <Form method="post" className={`${layout.stack} ${layout.close}`} preventScrollReset>
        <State kind={forwards ? 'public' : 'ended'}>{forwards ? words.forwardOn : words.forwardOff}</State>
        <p className={layout.quiet}>{address}</p>
        <p className={layout.quiet}>{words.forwarded(forwarded.taken, forwarded.waiting)}</p>
        {forwarded.unsure > 0 && <p className={layout.quiet}>{words.unsure(forwarded.unsure)}</p>}
        {forwarded.givenUp > 0 && <p className={layout.quiet}>{words.givenUp(forwarded.givenUp)}</p>}
        <div className={layout.line}>
          <SendButton name="intent" value={forwards ? 'forward-off' : 'forward'}>
            {forwards ? words.forwardStop : words.forward}
          </SendButton>
        </div>
      </Form>
      <KeyValue
        pairs={[
          ...(forwarded.last ? [{ name: words.last, value: forwarded.last }] : []),
          {
            name: words.visits,
            value: words.countedHere,
            note:
              visitors.taken !== null
                ? words.startingFrom(visitors.taken)
                : visitors.there
                  ? words.visitsThere(visitors.there)
                  : words.visitsUnknown,
          },
        ]}
      />
      {visitors.taken === null && visitors.there ? (
        <Form method="post" className={layout.line} preventScrollReset>
          <SendButton name="intent" value="visits">
            {words.takeVisits(visitors.there)}
          </SendButton>
          <span className={layout.quiet}>{words.takeVisitsHelp}</span>
        </Form>
      ) : null}
    </Section>
  );
}
