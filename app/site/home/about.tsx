import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { ComponentType } from 'react';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { pageAddress } from '#app/addresses.ts';
import { useHref, useLocalHref } from '#app/links.ts';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import {
  AboutIcon,
  EnrichmentIcon,
  FacilitiesIcon,
  ManagementIcon,
  SportsIcon,
} from '#app/ui/icons/pictograms.ts';
import { useWords } from '#app/words/words.ts';
import styles from './about.module.css';

interface AboutProps {
  about: FilledSection;
  ways: FilledSection;
  picture: Attachment | undefined;
}

export function About({ about, ways, picture }: AboutProps) {
  const localHref = useLocalHref();
  const hrefOf = useHref();
  const { homePage } = useWords();
  const [first, ...others] = about.paragraphs;
  return (
    <>
      <section
        id="about"
        className={`wrap ${styles.about} ${picture ? styles.beside : ''}`}
        aria-labelledby="about-heading"
      >
        {picture && (
          <div className={styles.picture}>
            <Picture
              picture={picture}
              shape="4x3"
              // As high as it is wide beside the text.
              sizes="(min-width: 60rem) max(51vw, min(68vw, 56rem)), 100vw"
              most={1600}
            />
          </div>
        )}
        <div className={styles.text}>
          <h2 id="about-heading">
            <LanguageText>{about.heading}</LanguageText>
          </h2>
          <p className="lead">
            <LanguageText>{first}</LanguageText>
          </p>
          {others.map((paragraph) => (
            <p key={paragraph}>
              <LanguageText>{paragraph}</LanguageText>
            </p>
          ))}
          <p>
            <a className="link" href={hrefOf('gettingStarted')}>
              {homePage.gettingStarted}
            </a>
          </p>
        </div>
      </section>
      <nav className={`wrap ${styles.strip}`} aria-label={homePage.quickLinks}>
        <ul role="list">
          {strip.map(({ Icon, to }, index) => {
            const name = ways.items[index]?.['name'];
            return (
              name && (
                <li key={to}>
                  <a href={localHref(to)}>
                    <Icon />
                    <LanguageText>{name}</LanguageText>
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </nav>
    </>
  );
}

/** Targets and icons are part of the code; the labels are the school's content. */
const strip: { Icon: ComponentType; to: string }[] = [
  { Icon: AboutIcon, to: '#about' },
  { Icon: ManagementIcon, to: pageAddress('chairmanWelcome') },
  { Icon: FacilitiesIcon, to: pageAddress('facilities') },
  { Icon: SportsIcon, to: pageAddress('sports') },
  { Icon: EnrichmentIcon, to: '#skilling' },
];
