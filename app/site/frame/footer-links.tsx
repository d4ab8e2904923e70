import type { MenuLink } from '#app/features/pages/menu/menu.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './site-footer.module.css';

export function FooterLinks({ heading, links }: { heading: string; links: MenuLink[] }) {
  const languageOf = useLanguageOf();
  const words = useWords();
  return (
    <nav className={styles.links} aria-label={heading}>
      <h2>{heading}</h2>
      <ul role="list">
        {links.map(({ name, href, isOutside }) => (
          <li key={name}>
            {isOutside ? (
              <a href={href} target="_blank" rel="noopener">
                <span lang={languageOf(name)}>{name}</span>
                <span className="unseen"> ({words.opensInNewTab})</span>
              </a>
            ) : (
              <a href={href}>{name}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
