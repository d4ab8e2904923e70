import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { ArrowUpRightIcon } from '#app/ui/icons/interface.ts';
import styles from './outside-link.module.css';

/** A link to another site that opens in a new tab and says so. In print it shows the address. */
export function OutsideLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: string;
}) {
  const languageOf = useLanguageOf();
  const { opensInNewTab } = useWords();
  return (
    <>
      <a className={className} href={href} target="_blank" rel="noopener">
        <span lang={languageOf(children)}>{children}</span>
        <ArrowUpRightIcon />
        <span className="unseen"> ({opensInNewTab})</span>
      </a>
      <span className={styles.printed} aria-hidden="true">
        {children}: {href}
      </span>
    </>
  );
}
