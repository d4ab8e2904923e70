import type { ComponentType } from 'react';
import type { HomeContent, IconStripId } from '#content/page-content.ts';
import { hrefOf } from '#app/addresses.ts';
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
  content: Pick<HomeContent, 'about' | 'iconStrip'>;
  picture: Attachment | undefined;
}

export function About({ content: { about, iconStrip }, picture }: AboutProps) {
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
            <Picture picture={picture} sizes="(min-width: 60rem) 52vw, 100vw" most={1280} />
          </div>
        )}
        <div className={styles.text}>
          <h2 id="about-heading">{about.heading}</h2>
          <p className="lead">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
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
          {iconStrip.map(({ id, name }) => {
            const { Icon, href } = strip[id];
            return (
              <li key={id}>
                <a href={href}>
                  <Icon />
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

const strip: Record<IconStripId, { Icon: ComponentType; href: string }> = {
  'about-us': { Icon: AboutIcon, href: '#about' },
  management: { Icon: ManagementIcon, href: hrefOf('chairmanWelcome') },
  facilities: { Icon: FacilitiesIcon, href: hrefOf('facilities') },
  sports: { Icon: SportsIcon, href: hrefOf('sports') },
  'enrichment-programs': { Icon: EnrichmentIcon, href: '#skilling' },
};
