import { Bands } from './layouts/bands.tsx';
import { PhotoWall } from './layouts/photo-wall.tsx';
import { Sheet } from './layouts/sheet.tsx';
import type { PageData } from './page-data.ts';
import { Closing } from './sections/closing.tsx';
import { Spread } from './sections/spread.tsx';
import { AnchorStrip } from './layouts/anchor-strip.tsx';
import { PictureBanner } from './layouts/picture-banner.tsx';
import styles from './layouts/walk.module.css';

/** A page of sections, in the layout it declares. */
export function SchoolPage({ data }: { data: PageData }) {
  switch (data.content.layout) {
    case 'bands':
      return <Bands data={data} />;
    case 'walk':
      return <Walk data={data} />;
    case 'photos':
      return <PhotoWall data={data} />;
    default:
      return <Sheet data={data} />;
  }
}

/** A tour of the campus: each place with its picture, and a strip of links to them. */
function Walk({ data }: { data: PageData }) {
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
