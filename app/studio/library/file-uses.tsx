import { Link } from 'react-router';
import { StateBadge } from '#app/studio/content/state-badge.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './library.module.css';
import type { ShownUse } from './load-file.server.ts';

/** The uses of a file, each with a link to its form. */
export function FileUses({ uses }: { uses: ShownUse[] }) {
  const languageOf = useLanguageOf();
  return (
    <ul role="list" className={styles.uses}>
      {uses.map(({ title, detail, state, href }, index) => (
        <li key={index}>
          {href ? (
            <Link to={href} lang={languageOf(title)}>
              {title}
            </Link>
          ) : (
            <b>{title}</b>
          )}
          <span>
            {state && <StateBadge state={state} hasDraft={false} />} {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
