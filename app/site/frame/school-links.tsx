import { inLanguage, pages } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import type { PhoneNumber } from '#app/core/text/phone-links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { languageNames, type Locale } from '#app/words/locales.ts';
import { useLanguages } from '#app/words/locale-context.ts';
import { useWords } from '#app/words/words.ts';
import { FrameIcon } from './frame-icon.tsx';
import styles from './school-links.module.css';

interface PhoneLinkProps {
  phones: readonly PhoneNumber[];
  className?: string | undefined;
}

/**
 * Contact links of the header, the menu and the footer. An empty field is left out, and only the first of several
 * numbers is shown.
 */
export function PhoneLink({ phones: [first], className = '' }: PhoneLinkProps) {
  if (!first) return null;
  return (
    <a className={`${styles.phone} ${className}`} href={first.href}>
      <FrameIcon name="phone" />
      <span>{first.text}</span>
    </a>
  );
}

/** Link to the contact page; marked on that page itself. */
export function ContactLink({ path, className }: { path: string; className: string | undefined }) {
  const hrefOf = useHref();
  const { menu } = useWords();
  return (
    <a
      className={className}
      href={hrefOf('contact')}
      aria-current={path === pages.contact.path ? 'page' : undefined}
    >
      {menu.contact}
    </a>
  );
}

/** Link to the same page in another language. The language is stored in the address only. */
export function LanguageLink({
  language,
  address,
  className,
}: {
  language: Locale;
  address: string;
  className: string | undefined;
}) {
  const href = inLanguage(address, language, useLanguages());
  return (
    <a className={className} href={href} hrefLang={language} lang={language}>
      {languageNames[language]}
    </a>
  );
}

export function PortalLink({ url, className = '' }: { url: string; className?: string | undefined }) {
  const words = useWords();
  if (!url) return null;
  return (
    <a className={`button button--line ${className}`} href={url} target="_blank" rel="noopener">
      {words.parentPortal}
      <FrameIcon name="leave" />
      <span className="unseen"> ({words.opensInNewTab})</span>
    </a>
  );
}

export function SocialLinks({ name, social }: Pick<SchoolProfile, 'name' | 'social'>) {
  const words = useWords();
  const linked = social.filter(({ url }) => url);
  if (linked.length === 0) return null;
  return (
    <ul role="list" className={styles.social}>
      {linked.map(({ network, url }) => (
        <li key={network + url}>
          <a href={url} rel="noopener">
            <FrameIcon name={network} />
            <span className="unseen">{words.socialOn(name, network)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
