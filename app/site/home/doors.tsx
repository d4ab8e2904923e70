import type { HomeContent, InfoBox } from '#content/page-content.ts';
import { hrefOf } from '#app/addresses.ts';
import { phoneNumbers } from '#app/features/school/phone-links.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { ArrowUpRightIcon, MapPinIcon } from '#app/ui/icons/interface.ts';
import { languageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './doors.module.css';

interface DoorsProps {
  boxes: HomeContent['infoBoxes'];
  profile: SchoolProfile;
  /** Missing while registration is closed. */
  registration: OpenRegistration | undefined;
}

/** Visit, inquire, apply: two walls, and a door that rises above them. */
export function Doors({ boxes, profile, registration }: DoorsProps) {
  const words = useWords();
  const box = (id: InfoBox['id']) => boxes.find((candidate) => candidate.id === id)!;
  const [visit, inquire, apply] = [box('visit'), box('inquire'), box('apply')];
  const { opens, closes } = profile.helpDesk;
  const [phone] = phoneNumbers(profile.phone);
  return (
    <section id="visit" className={styles.doors} aria-label={words.homePage.doors}>
      <article className={`${styles.door} ${styles.visit}`}>
        <h2>{visit.heading}</h2>
        <p>{visit.text}</p>
        {profile.mapUrl && (
          <p className={styles.action}>
            <a className="link" href={profile.mapUrl} target="_blank" rel="noopener">
              <MapPinIcon />
              {visit.action}
              <span className="unseen"> ({words.opensInNewTab})</span>
            </a>
          </p>
        )}
      </article>
      <article className={`${styles.door} ${styles.ask}`}>
        <h2>{inquire.heading}</h2>
        <div>
          <p>{inquire.text}</p>
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
        <h2>{apply.heading}</h2>
        <p>{apply.text}</p>
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
              {apply.action}
            </a>
          )}
        </p>
      </article>
    </section>
  );
}
