import { createContext, type ReactNode, useContext } from 'react';
import { useHref } from '#app/links.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import styles from '#app/ui/error-page.module.css';
import { useWords } from '#app/words/words.ts';

/** Not from the loaders' data, because the number is most important when they have failed. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** A form that could not be processed. Passed in, so that not every page carries its styles. */
export const UnsentContext = createContext<ReactNode>(undefined);

/** The heading is the specification's own; details stay in the log, under the number shown here. */
export function UnexpectedError({ nextLink }: { nextLink?: { href: string; text: string } | undefined }) {
  const hrefOf = useHref();
  const words = useWords();
  const home = { href: hrefOf('home'), text: words.errors.wayHome };
  const { href, text } = nextLink ?? home;
  const { errors } = words;
  const requestId = useContext(RequestIdContext);
  const unsent = useContext(UnsentContext);
  return (
    <>
      <title>{errors.unexpectedTitle}</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        title={errors.unexpectedTitle}
        lead={errors.unexpectedText}
        trail={[{ name: words.home, href: hrefOf('home') }]}
      />
      <div className={`wrap ${styles.page}`}>
        {unsent}
        <p>
          <a className="button button--primary" href={href}>
            {text}
          </a>
        </p>
        {requestId && <p className={styles.number}>{errors.requestId(requestId)}</p>}
      </div>
    </>
  );
}
