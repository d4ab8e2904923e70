import { useHref } from '#app/links.ts';
import type { AlbumSummary } from '#app/features/gallery/album.ts';
import { AlbumCard } from '#app/features/gallery/album/album-card.tsx';
import type { Attachment } from '#app/media/picture.ts';
import { bannerFrame } from '#app/media/banner-frame.ts';
import { Picture } from '#app/media/picture-view.tsx';
import banner from '#app/ui/banner/page-banner.module.css';
import { useWords } from '#app/words/words.ts';
import { samples } from './samples.ts';
import styles from './styleguide.module.css';

/** With a picture, and as a plain wall. */
export function ArchSamples({ cover }: { cover: Attachment | undefined }) {
  return (
    <div className={styles.arches}>
      <div className={`arch ${styles.archWall}`} />
      {cover && (
        <div className="arch">
          <Picture picture={cover} shape="4x5" sizes="20rem" most={960} />
        </div>
      )}
    </div>
  );
}

/** The real cards, one of them without a photo and with a title that does not fit. */
export function PictureSamples({ albums: [first, ...others] }: { albums: AlbumSummary[] }) {
  if (!first) return <p>{samples.noPicture}</p>;
  const shown = [{ ...first, title: samples.longTitle, cover: undefined, photoCount: 0 }, first, ...others];
  return (
    <>
      {first.cover && (
        <figure className={`figure ${styles.figure}`}>
          <Picture picture={first.cover} sizes="(min-width: 48rem) 40rem, 92vw" most={1280} />
          <figcaption>{samples.caption}</figcaption>
        </figure>
      )}
      <ul role="list" className={styles.cards}>
        {shown.map((album, index) => (
          <li key={index}>
            <AlbumCard
              album={album}
              level={3}
              sizes="(min-width: 64rem) min(29vw, 20rem), (min-width: 40rem) 41vw, 88vw"
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A page has one banner; these look like it, under headings of a lower level. */
export function BannerSamples({ cover }: { cover: Attachment | undefined }) {
  const hrefOf = useHref();
  const words = useWords();
  return [samples.sentence, samples.longTitle].map((title, index) => {
    const picture = index === 0 ? cover : undefined;
    return (
      <div key={title} className={banner.banner}>
        <div className={`wrap ${banner.inner} ${picture ? banner.withPicture : ''}`}>
          <div className={banner.text}>
            <ol role="list" className={banner.crumbs}>
              <li>
                <a href={hrefOf('home')}>{words.home}</a>
              </li>
              <li>{samples.group}</li>
            </ol>
            <h3 className={banner.title}>{title}</h3>
            <p className="lead">{samples.lead}</p>
          </div>
          {picture && (
            <div className={banner.frame}>
              <div className={`arch ${banner.arch}`}>
                <Picture picture={picture} {...bannerFrame} />
              </div>
            </div>
          )}
        </div>
      </div>
    );
  });
}
