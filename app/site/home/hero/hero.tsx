import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { classNames } from '#app/core/class-names.ts';
import { useHref } from '#app/links.ts';
import { useIdentity } from '#app/sites/identity/identity-context.ts';
import type { Attachment } from '#app/media/picture.ts';
import { Breadcrumb } from '#app/ui/banner/page-banner.tsx';
import { ArrowRightIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './hero.module.css';
import { HeroPictures } from './hero-pictures.tsx';
import themeStyles from './hero-themes.module.css';
import { Picture } from '#app/media/picture-view.tsx';
import { GatewayWall } from './gateway-wall.tsx';

interface HeroProps {
  schoolName: string;
  tagline: string;
  lead: string;
  slides: Attachment[];
}

/**
 * The tagline, the link to admission, and the pictures behind the arch. It is the home page's banner, with
 * its title and, for screen readers, the breadcrumbs that every page has.
 */
export function Hero({ schoolName, tagline, lead, slides }: HeroProps) {
  const hrefOf = useHref();
  const { home, homePage } = useWords();
  const languageOf = useLanguageOf();
  const { gateway } = useIdentity().theme;
  const pictures = slides.length > 0 && <HeroPictures name={homePage.hero(schoolName)} slides={slides} />;
  return (
    <header className={classNames(styles.hero, themeStyles[gateway])}>
      <Breadcrumb className="unseen" trail={[]} title={home} />
      <div className={classNames('wrap', styles.inner, pictures ? styles.withPictures : '')}>
        {/* In the order of a phone, where the text comes below, so that a half-loaded page does not shift. */}
        {gateway !== 'pointed' && pictures}
        <div className={styles.text}>
          <h1 id="tagline" lang={languageOf(tagline)}>
            <Tagline text={tagline} />
          </h1>
          <p className="lead">
            <LanguageText>{lead}</LanguageText>
          </p>
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
        {gateway === 'pointed' && pictures}
        {gateway === 'round' &&
          slides.slice(1, 3).map((picture) => <SideArch key={picture.mediaId} picture={picture} />)}
      </div>
    </header>
  );
}

/** The ampersand has the flower's colour, and so does the Hindi word for it. */
const Tagline = ({ text }: { text: string }) =>
  text.split(AND).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? styles.amp : undefined}>
      {part}
    </span>
  ));

const AND = /(&| और )/;

/** A lower arch next to the great one, if a wide screen has room; its picture is one of the slides. */
function SideArch({ picture }: { picture: Attachment }) {
  return (
    <div className={themeStyles.side} aria-hidden="true">
      <div className={styles.viewport}>
        <div className={styles.slide}>
          <Picture picture={{ ...picture, alt: '' }} shape="1x1" sizes="27rem" most={960} />
        </div>
      </div>
      <GatewayWall className={styles.wall} />
    </div>
  );
}
