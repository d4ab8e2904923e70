import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { useHref } from '#app/links.ts';
import { phoneNumbers } from '#app/core/text/phone-links.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { ArrowUpRightIcon, MapPinIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './doors.module.css';

interface DoorsProps {
  section: FilledSection;
  profile: SchoolProfile;
  /** Missing while registration is closed. */
  registration: OpenRegistration | undefined;
}

/** Visit, enquire, apply: two walls, and a door that rises above them. */
export function Doors({ section: { values }, profile, registration }: DoorsProps) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  const words = useWords();
  const apply = registration
    ? { heading: values['applyHeading'], text: values['applyText'] }
    : { heading: values['closedHeading'], text: values['closedText'] };
  const { opens, closes } = profile.helpDesk;
  const [phone] = phoneNumbers(profile.phone);
  return (
    <section id="visit" className={styles.doors} aria-label={words.homePage.doors}>
      <article className={`${styles.door} ${styles.visit}`}>
        <h2>
          <LanguageText>{values['visitHeading']}</LanguageText>
        </h2>
        <p>
          <LanguageText>{values['visitText']}</LanguageText>
        </p>
        {profile.mapUrl && (
          <p className={styles.action}>
            <a className="link" href={profile.mapUrl} target="_blank" rel="noopener">
              <MapPinIcon />
              <LanguageText>{values['visitAction']}</LanguageText>
              <span className="unseen"> ({words.opensInNewTab})</span>
            </a>
          </p>
        )}
      </article>
      <article className={`${styles.door} ${styles.ask}`}>
        <h2>
          <LanguageText>{values['askHeading']}</LanguageText>
        </h2>
        <div>
          <p>
            <LanguageText>{values['askText']}</LanguageText>
          </p>
          {opens && closes && <p>{words.helpDesk(opens, closes)}</p>}
        </div>
        {phone && (
          <p className={styles.action}>
            <a className={styles.phone} href={phone.href}>
              {phone.text}
            </a>
          </p>
        )}
      </article>
      <article className={`arch ${styles.door} ${styles.apply}`}>
        <h2>
          <LanguageText>{apply.heading}</LanguageText>
        </h2>
        <p>
          <LanguageText>{apply.text}</LanguageText>
        </p>
        <p className={styles.action}>
          {registration ? (
            <a className="button button--dark" href={registration.href} target="_blank" rel="noopener">
              <span className="few-lines" lang={languageOf(registration.title)}>
                {registration.title}
              </span>
              <span className="unseen"> ({words.opensInNewTab})</span>
              <ArrowUpRightIcon />
            </a>
          ) : (
            <a className="button button--dark" href={hrefOf('admissionProcess')}>
              <LanguageText>{values['closedAction']}</LanguageText>
            </a>
          )}
        </p>
      </article>
    </section>
  );
}
