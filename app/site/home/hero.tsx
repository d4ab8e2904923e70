import { hrefOf } from '#app/addresses.ts';
import { Island } from '#app/islands/island.tsx';
import type { Attachment } from '#app/media/picture.ts';
import { ArrowRightIcon } from '#app/ui/icons/interface.ts';
import { useWords } from '#app/words/words.tsx';
import styles from './hero.module.css';
import { heroSlider } from './hero-slider.tsx';

interface HeroProps {
  schoolName: string;
  tagline: string;
  lead: string;
  slides: Attachment[];
}

/** Standing inside the gate, looking out: the tagline, the way to admission, and the pictures behind the arch. */
export function Hero({ schoolName, tagline, lead, slides }: HeroProps) {
  const { homePage, carousel } = useWords();
  return (
    <section className={styles.hero} aria-labelledby="tagline">
      <div className={`wrap ${styles.inner} ${slides.length > 0 ? styles.withPictures : ''}`}>
        {/* In the order of a phone, where the words stand below: a page painted half-way does not jump. */}
        {slides.length > 0 && (
          <Island
            of={heroSlider}
            wake="idle"
            props={{
              slides,
              labels: {
                ...carousel.controls,
                group: carousel.controlsOf,
                carousel: carousel.carousel,
                slide: carousel.slide,
                slideOf: carousel.slideTemplate,
                name: homePage.hero(schoolName),
                choose: carousel.choose,
              },
            }}
          />
        )}
        <div className={styles.text}>
          <h1 id="tagline">
            <Tagline text={tagline} />
          </h1>
          <p className="lead">{lead}</p>
          <p className={styles.actions}>
            <a className="button button--primary" href={hrefOf('admissionProcess')}>
              {homePage.admission}
              <ArrowRightIcon />
            </a>
            <a className="link" href="#visit">
              {homePage.visit}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Its ampersand is the flower's colour. */
const Tagline = ({ text }: { text: string }) =>
  text.split('&').map((part, index) => (
    <span key={index}>
      {index > 0 && <span className={styles.amp}>&amp;</span>}
      {part}
    </span>
  ));
