import { Form } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { Button, LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowPicture } from '#app/studio/kit/list.tsx';
import { RadioCards } from '#app/studio/kit/radio-cards.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { stepHref } from '../import-step.ts';
import type { LoadedReport } from './load-report.server.ts';

export type ReportRefusal = 'sign' | 'none-chosen' | 'busy';

interface Ticked {
  chosen: string[];
  forAll: boolean;
  /** The other content types too. */
  everything: boolean;
  isSigned: boolean;
}

interface ConsentProps {
  report: LoadedReport;
  /** Also after changing the page: selections are kept. */
  answer: (Ticked & { refused: ReportRefusal | undefined }) | undefined;
  done: string | undefined;
}

/** One person's consent for everybody shown, for all albums or for some. */
export function Consent({ report, answer, done }: ConsentProps) {
  const { importing } = useStudioWords();
  const words = importing.report;
  const { albums, others, releasing, signer } = report;
  // Selecting some means only these: all of them must be chosen explicitly.
  const forAll = answer?.forAll ?? false;
  const refused =
    answer?.refused === 'sign'
      ? words.signMissing
      : answer?.refused === 'none-chosen'
        ? words.noneChosen
        : undefined;
  return (
    <Section title={words.consent} sheet="padded">
      <div role="status">
        {(albums.shown > 0 || releasing) && <p>{words.shown(albums.shown, albums.waiting)}</p>}
        {releasing && (
          <p>
            <b>{words.working}</b>{' '}
            <LinkButton kind="quiet" to={stepHref.report} preventScrollReset>
              {importing.refresh}
            </LinkButton>
          </p>
        )}
        {!releasing && albums.shown > 0 && albums.waiting === 0 && <p>{words.nothingWaits}</p>}
      </div>
      <Outcome done={done} />
      {albums.waiting + others > 0 && (
        <Form method="post" className={layout.stack} key={report.page} preventScrollReset>
          {albums.waiting > 0 && (
            <>
              <p>{words.consentLead(albums.waiting, albums.waitingPhotos)}</p>
              <p className={layout.quiet}>{words.consentWords}</p>
              <RadioCards
                name="for"
                legend={words.consent}
                isLegendHidden
                chosen={forAll ? 'all' : 'some'}
                cards={[
                  { value: 'all', label: words.all(albums.waiting), help: words.allHelp },
                  { value: 'some', label: words.some, help: words.someHelp },
                ]}
              />
              <Albums report={report} chosen={answer?.chosen ?? []} />
            </>
          )}
          {others > 0 && (
            <Toggle name="everything" value="yes" defaultChecked={answer?.everything ?? false}>
              {words.othersToo(others)}
            </Toggle>
          )}
          <Toggle id="field-sign" name="sign" value="yes" defaultChecked={answer?.isSigned ?? false}>
            <b>{words.sign(signer)}</b>
          </Toggle>
          <Outcome
            refused={refused}
            obstacles={answer?.refused === 'sign' ? [{ field: 'sign', text: words.sign(signer) }] : undefined}
            answer={answer}
          />
          <div className={layout.line}>
            <SendButton kind="primary" name="intent" value="release">
              {words.release}
            </SendButton>
            <span className={layout.quiet}>{words.releaseHelp}</span>
          </div>
        </Form>
      )}
    </Section>
  );
}

function Albums({ report, chosen }: { report: LoadedReport; chosen: string[] }) {
  const { importing, content } = useStudioWords();
  const words = importing.report;
  const languageOf = useLanguageOf();
  const { list, page, pages } = report;
  const elsewhere = chosen.filter((id) => !list.some((album) => album.id === id));
  // Submit buttons, so that selections are kept on the next page, with or without scripts.
  const turn = (to: number, words: string) => (
    <Button
      name="intent"
      value="turn"
      formAction={`${studioHref('moveReport', { page: String(to) })}#consent`}
    >
      {words}
    </Button>
  );
  return (
    <div id="consent" className={`${layout.stack} ${layout.tight}`}>
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="album" value={id} />
      ))}
      <List>
        {list.map(({ id, title, day, photos, cover }) => (
          <Row key={id}>
            <RowPicture>
              {cover ? <img src={cover} alt="" loading="lazy" /> : <Icon name="images" />}
            </RowPicture>
            <Toggle
              name="album"
              value={id}
              defaultChecked={chosen.includes(id)}
              help={`${importing.photos(photos)}, ${day || words.noDay}`}
            >
              <b lang={languageOf(title)}>{title}</b>
            </Toggle>
          </Row>
        ))}
      </List>
      {pages > 1 && (
        <nav className={layout.line} aria-label={words.pages}>
          {page > 1 && turn(page - 1, content.previous)}
          <span>{content.pageOf(page, pages)}</span>
          {page < pages && turn(page + 1, content.next)}
        </nav>
      )}
      {elsewhere.length > 0 && (
        <p role="status" className={layout.quiet}>
          {words.tickedElsewhere(elsewhere.length)}
        </p>
      )}
    </div>
  );
}
