import { useLocalHref } from '#app/links.ts';
import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { LinkedText } from '#app/ui/prose/linked-text.tsx';
import { OutsideLink } from '#app/ui/prose/outside-link.tsx';
import { RichText } from '#app/ui/prose/rich-text.tsx';
import { Steps } from '#app/ui/prose/steps.tsx';
import styles from '../layouts/sheet.module.css';

/** The content of a section below its heading: paragraphs, then its list, terms or steps. */
export function SectionText({ section, lead = false }: { section: FilledSection; lead?: boolean }) {
  return (
    <>
      <SectionProse section={section} lead={lead} />
      <SectionItems section={section} />
    </>
  );
}

export const SectionProse = ({ section, lead = false }: { section: FilledSection; lead?: boolean }) =>
  section.rich ? (
    <RichText html={section.rich} level={3} opens={lead} />
  ) : (
    <Paragraphs of={section.paragraphs} lead={lead} />
  );

const Paragraphs = ({ of: paragraphs, lead = false }: { of: string[]; lead?: boolean }) =>
  paragraphs.map((paragraph, index) => (
    <p key={paragraph} className={lead && index === 0 ? 'lead' : undefined}>
      <LinkedText>{paragraph}</LinkedText>
    </p>
  ));

function SectionItems({ section: { kind, items } }: { section: FilledSection }) {
  if (items.length === 0) return null;
  switch (kind) {
    case 'list':
      return (
        <ul className={styles.list}>
          {items.map(({ text = '' }) => (
            <li key={text}>
              <LinkedText>{text}</LinkedText>
            </li>
          ))}
        </ul>
      );
    case 'terms':
      return (
        <dl className={styles.terms}>
          {items.map(({ name = '', text = '' }) => (
            <div key={name}>
              <dt>
                <LanguageText>{name}</LanguageText>
              </dt>
              <dd>
                <LinkedText>{text}</LinkedText>
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'steps':
      return <Steps steps={stepsOf(items)} />;
    default:
      return null;
  }
}

export const stepsOf = (items: FilledSection['items']) =>
  items.map(({ heading = '', text = '' }) => ({ heading, text }));

/** The section's link: a button where it is the page's main one. */
export function SectionAction({
  section: { values },
  primary = false,
}: {
  section: FilledSection;
  primary?: boolean;
}) {
  const localHref = useLocalHref();
  const { actionWords, actionTo } = values;
  if (!actionWords || !actionTo) return null;
  if (!actionTo.startsWith('/'))
    return (
      <OutsideLink className={primary ? `button button--primary ${styles.action}` : 'link'} href={actionTo}>
        {actionWords}
      </OutsideLink>
    );
  return (
    <a className={primary ? `button button--primary ${styles.action}` : 'link'} href={localHref(actionTo)}>
      <LanguageText>{actionWords}</LanguageText>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 12h14M12 5l7 7-7 7" />
      </svg>
    </a>
  );
}
