import type { ReactNode } from 'react';
import { OnlyIn } from '#app/ui/prose/only-in.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import type { Locale } from '#app/words/locales.ts';
import { useWords } from '#app/words/words.ts';
import styles from './page-banner.module.css';

export interface Crumb {
  name: string;
  /** Missing if the crumb is a group of the menu and not a page. */
  href?: string;
}

interface PageBannerProps {
  title: string;
  /** From the home page down to the page above this one; the page itself is added. */
  trail: Crumb[];
  lead?: string;
  /** Shown in the arch. */
  picture?: ReactNode;
  /** The language of its content, if that is not the page's own. */
  language?: Locale | undefined;
  children?: ReactNode;
}

/** Title and breadcrumb, at the top of every page; the home page has the hero instead, which contains both. */
export function PageBanner({ title, trail, lead, picture, language, children }: PageBannerProps) {
  const languageOf = useLanguageOf();
  return (
    <header className={styles.banner}>
      <div className={`wrap ${styles.inner} ${picture ? styles.withPicture : ''}`}>
        <div className={styles.text}>
          <Breadcrumb trail={trail} title={title} />
          {children}
          <h1 className={styles.title} lang={languageOf(title)}>
            {title}
          </h1>
          {lead && (
            <p className="lead" lang={languageOf(lead)}>
              {lead}
            </p>
          )}
          <OnlyIn language={language} />
        </div>
        {picture && (
          <div className={styles.frame}>
            <div className={`arch ${styles.arch}`}>{picture}</div>
          </div>
        )}
      </div>
    </header>
  );
}

interface BreadcrumbProps extends Pick<PageBannerProps, 'trail' | 'title'> {
  className?: string | undefined;
}

export function Breadcrumb({ trail, title, className = styles.trail }: BreadcrumbProps) {
  const languageOf = useLanguageOf();
  const words = useWords();
  return (
    <nav className={className} aria-label={words.breadcrumb}>
      <ol role="list" className={styles.crumbs}>
        {trail.map((crumb) => (
          <li key={crumb.name} lang={languageOf(crumb.name)}>
            {crumb.href ? <a href={crumb.href}>{crumb.name}</a> : crumb.name}
          </li>
        ))}
        <li aria-current="page" lang={languageOf(title)}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
