import type { PageData } from '../page-data.ts';
import { Closing } from '../sections/closing.tsx';
import { Spread } from '../sections/spread.tsx';
import { AnchorStrip } from './anchor-strip.tsx';
import { PictureBanner } from './picture-banner.tsx';
import styles from './walk.module.css';

/** A walk from place to place, each with its picture, and a strip that leads to them. */
export function Walk({ data }: { data: PageData }) {
  const { sections } = data.content;
  const closings = sections.filter(({ kind }) => kind === 'cta');
  const stops = sections.filter((section) => !closings.includes(section));
  return (
    <>
      <PictureBanner data={data} />
      <div className={styles.walk}>
        <AnchorStrip sections={stops} />
        {stops.map((stop) => (
          <Spread key={stop.id} section={stop} data={data} />
        ))}
      </div>
      {closings.map((section) => (
        <Closing key={section.id} section={section} data={data} />
      ))}
    </>
  );
}
