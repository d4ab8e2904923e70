import { Form, Link } from 'react-router';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { BackLink } from '#app/studio/navigation/back-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { withParams } from '#app/studio/content/list/list-input.ts';
import { Comparison } from './comparison.tsx';
import type { LoadedVersions } from './versions.server.ts';
import styles from './versions.module.css';

/** The versions of an item or a translation, with a button to restore each. */
export function Versions({ title, back, here, versions, compared }: LoadedVersions) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().content;
  return (
    <div className={styles.page}>
      <p>
        <BackLink strong large to={back}>
          {words.history.back}
        </BackLink>
      </p>
      <h1>{words.versions}</h1>
      <p className={styles.title} lang={languageOf(title)}>
        {title || words.untitled}
      </p>
      {compared && <Comparison {...compared} />}
      {versions.length === 0 && <p>{words.history.none}</p>}
      <ol role="list" className={styles.versions}>
        {versions.map(({ number, reason, by, at }) => (
          <li key={number}>
            <p>
              <b>
                {number}. {words.history.reasons[reason]}
              </b>{' '}
              <span>{words.history.by(by, at)}</span>
            </p>
            <div className={styles.buttons}>
              <Link className="button" to={withParams(here, { compare: String(number) })}>
                {words.history.compare}
                <span className="unseen"> {number}</span>
              </Link>
              <Form method="post">
                <input type="hidden" name="number" value={number} />
                <SendButton className="button">
                  {words.history.restore}
                  <span className="unseen"> {number}</span>
                </SendButton>
              </Form>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
