import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import { PictureBanner } from '#app/site/content-page/picture-banner.tsx';
import { sectionOf } from '#app/site/content-page/section-of.ts';
import { SectionAction, SectionText } from '#app/site/content-page/section-text.tsx';
import { Spread } from '#app/site/content-page/spread.tsx';
import type { Route } from './+types/facilities-page.ts';
import { AnchorStrip } from './anchor-strip.tsx';
import styles from './facilities-page.module.css';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContent(context, (prose, school) => prose.facilities(school));

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'facilities', loaderData);
}

/** The garden lies across the page, between the rooms on either side of it. */
const sides = ['start', 'end', 'across', 'start', 'end', 'start'] as const;

export default function FacilitiesPage({ loaderData: { content, files } }: Route.ComponentProps) {
  const visit = sectionOf(content, 'see-for-yourself');
  const zones = content.sections.filter((section) => section !== visit);
  return (
    <>
      <PictureBanner page="facilities" content={content} files={files} />
      <div className={styles.walk}>
        <AnchorStrip sections={zones} />
        {zones.map((zone, index) => (
          <Spread
            key={zone.id}
            section={zone}
            picture={files[zone.picture ?? '']}
            side={sides[index] ?? 'end'}
          />
        ))}
      </div>
      <section id={visit.id} className={`wrap ${styles.visit}`} aria-labelledby="visit-heading">
        <h2 id="visit-heading">{visit.heading}</h2>
        <div className={styles.words}>
          <SectionText section={visit} lead />
          <SectionAction section={visit} primary />
        </div>
      </section>
    </>
  );
}
