import type { Section } from '#content/page-content.ts';
import { hrefOf } from '#app/addresses.ts';
import { LinkedText } from '#app/ui/prose/linked-text.tsx';
import { Steps } from '#app/ui/prose/steps.tsx';
import styles from './content-page.module.css';

/** What a section says below its heading: paragraphs, list, terms, steps. */
export function SectionText({ section, lead = false }: { section: Section; lead?: boolean }) {
  const { paragraphs, list, terms, steps } = section;
  return (
    <>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={lead && index === 0 ? 'lead' : undefined}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {list && (
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item}>
              <LinkedText>{item}</LinkedText>
            </li>
          ))}
        </ul>
      )}
      {terms && (
        <dl className={styles.terms}>
          {terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <LinkedText>{text}</LinkedText>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {steps && <Steps steps={steps} />}
    </>
  );
}

/** The one thing to do next: a button where it is the page's own, else a link. */
export function SectionAction({ section, primary = false }: { section: Section; primary?: boolean }) {
  const { action } = section;
  if (!action) return null;
  return (
    <a className={primary ? `button button--primary ${styles.action}` : 'link'} href={hrefOf(action.page)}>
      {action.words}
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 12h14M12 5l7 7-7 7" />
      </svg>
    </a>
  );
}
