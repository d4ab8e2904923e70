import type { FilledSection } from '#app/features/pages/filled.ts';
import type { PageData } from '../page-data.ts';
import { Closing } from '../sections/closing.tsx';
import { Doors } from '../sections/doors.tsx';
import { Moments } from '../sections/moments.tsx';
import { Neighbours } from '../sections/neighbours.tsx';
import { Opening } from '../sections/opening.tsx';
import { PullQuote } from '../sections/pull-quote.tsx';
import { Spread } from '../sections/spread.tsx';
import { Statement } from '../sections/statement.tsx';
import { StepsBand } from '../sections/steps-band.tsx';
import { PictureBanner } from './picture-banner.tsx';
import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { useWords } from '#app/words/words.ts';
import styles from '../sections/glance.module.css';

/** A long page: each section takes the full width, and no two look alike. */
export function Bands({ data }: { data: PageData }) {
  const { sections } = data.content;
  const first = sections.find(({ kind }) => kind === 'text');
  return (
    <>
      <PictureBanner data={data} />
      {sections.map((section) => (
        <Band key={section.id} section={section} data={data} isFirst={section === first} />
      ))}
    </>
  );
}

interface BandProps {
  section: FilledSection;
  data: PageData;
  isFirst: boolean;
}

function Band({ section, data, isFirst }: BandProps) {
  const { kind, values, paragraphs } = section;
  switch (kind) {
    case 'facts':
      return <Glance section={section} />;
    case 'statement':
      return <Statement section={section} />;
    case 'moments':
      return <Moments section={section} />;
    case 'quote':
      return <PullQuote>{paragraphs.join(' ')}</PullQuote>;
    case 'doors':
      return <Doors section={section} files={data.files} />;
    case 'neighbours':
      return <Neighbours section={section} />;
    case 'cta':
      return <Closing section={section} data={data} />;
    default:
      if (values['side']) return <Spread section={section} data={data} />;
      if (kind === 'steps') return <StepsBand section={section} />;
      return <Opening section={section} data={data} lead={isFirst} />;
  }
}

/** Ages, classes and programme at a glance, between two thin lines. */
function Glance({ section: { items } }: { section: FilledSection }) {
  return (
    <section className="wrap" aria-label={useWords().content.atAGlance}>
      <dl className={styles.facts}>
        {items.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <LanguageText>{name}</LanguageText>
            </dt>
            <dd>
              <LanguageText>{value}</LanguageText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
