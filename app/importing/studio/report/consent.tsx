import { Form, Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { stepHref } from '../import-step.ts';
import styles from '../importing.module.css';
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
    <section className={styles.consent} aria-labelledby="consent">
      <h2 id="consent">{words.consent}</h2>
      <div role="status">
        {(albums.shown > 0 || releasing) && <p>{words.shown(albums.shown, albums.waiting)}</p>}
        {releasing && (
          <p>
            <b>{words.working}</b>{' '}
            <Link className="link" to={stepHref.report} preventScrollReset>
              {importing.refresh}
            </Link>
          </p>
        )}
        {!releasing && albums.shown > 0 && albums.waiting === 0 && <p>{words.nothingWaits}</p>}
      </div>
      <Outcome done={done} />
      {albums.waiting + others > 0 && (
        <Form method="post" className={styles.form} key={report.page} preventScrollReset>
          {albums.waiting > 0 && (
            <>
              <p>{words.consentLead(albums.waiting, albums.waitingPhotos)}</p>
              <p className={styles.quiet}>{words.consentWords}</p>
              <label className={styles.tick}>
                <input type="radio" name="for" value="all" defaultChecked={forAll} />
                <span>
                  <b>{words.all(albums.waiting)}</b> {words.allHelp}
                </span>
              </label>
              <label className={styles.tick}>
                <input type="radio" name="for" value="some" defaultChecked={!forAll} />
                <span>
                  <b>{words.some}</b> {words.someHelp}
                </span>
              </label>
              <Albums report={report} chosen={answer?.chosen ?? []} />
            </>
          )}
          {others > 0 && (
            <label className={styles.tick}>
              <input
                type="checkbox"
                name="everything"
                value="yes"
                defaultChecked={answer?.everything ?? false}
              />
              <span>{words.othersToo(others)}</span>
            </label>
          )}
          <label className={styles.tick} id="field-sign">
            <input type="checkbox" name="sign" value="yes" defaultChecked={answer?.isSigned ?? false} />
            <b>{words.sign(signer)}</b>
          </label>
          <Outcome
            refused={refused}
            obstacles={answer?.refused === 'sign' ? [{ field: 'sign', text: words.sign(signer) }] : undefined}
            answer={answer}
          />
          <p className={styles.go}>
            <SendButton className="button button--primary" name="intent" value="release">
              {words.release}
            </SendButton>
            <span className={styles.quiet}>{words.releaseHelp}</span>
          </p>
        </Form>
      )}
    </section>
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
    <button
      className="button"
      name="intent"
      value="turn"
      formAction={`${studioHref('moveReport', { page: String(to) })}#consent`}
    >
      {words}
    </button>
  );
  return (
    <>
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="album" value={id} />
      ))}
      <ul role="list" className={styles.albums}>
        {list.map(({ id, title, day, photos, cover }) => (
          <li key={id}>
            <label>
              {cover ? <img src={cover} alt="" loading="lazy" /> : <span className={styles.noCover} />}
              <span>
                <b lang={languageOf(title)}>{title}</b>
                <small className={styles.quiet}>
                  {importing.photos(photos)}, {day || words.noDay}
                </small>
              </span>
              <input type="checkbox" name="album" value={id} defaultChecked={chosen.includes(id)} />
            </label>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={words.pages}>
          {page > 1 && turn(page - 1, content.previous)}
          <span>{content.pageOf(page, pages)}</span>
          {page < pages && turn(page + 1, content.next)}
        </nav>
      )}
      {elsewhere.length > 0 && (
        <p role="status" className={styles.quiet}>
          {words.tickedElsewhere(elsewhere.length)}
        </p>
      )}
    </>
  );
}
