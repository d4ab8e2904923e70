import { data } from 'react-router';
import { hrefOf } from '#app/addresses.ts';
import { dayInIndia, formatDay } from '#app/core/days.ts';
import { Island } from '#app/islands/island.tsx';
import { photoGrid } from '#app/media/photo-grid/photo-grid.tsx';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { languageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.tsx';
import type { Route } from './+types/album-page.ts';
import styles from './album-page.module.css';
import { fetchGallery } from './fetch-gallery.server.ts';
import { AlbumId } from './input.ts';
import { findAlbum } from './queries.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, schoolCode, now } = context.get(requestContext);
  const id = AlbumId.safeParse(url.searchParams.get('id'));
  const album =
    id.success &&
    (await fetchGallery(context, () => findAlbum(services.database.reads, { schoolCode, now, id: id.data })));
  if (!album) throw data(null, { status: 404 });
  return { album };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { album } = loaderData;
  const frame = frameMeta(matches);
  return pageMeta(frame, {
    title: album.title,
    description:
      album.description ||
      frame.words.album.description(album.title, formatDay(album.date), album.photos.length),
    address: hrefOf('album', { id: album.id }),
  });
}

export default function AlbumPage({ loaderData: { album } }: Route.ComponentProps) {
  const words = useWords();
  return (
    <>
      <PageBanner
        title={album.title}
        trail={[
          { name: words.home, href: hrefOf('home') },
          { name: words.gallery.title, href: hrefOf('gallery') },
        ]}
      >
        <a className={styles.back} href={hrefOf('gallery')}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 19-7-7 7-7M19 12H5" />
          </svg>
          {words.album.goBack}
        </a>
      </PageBanner>
      <div className="wrap">
        <div className={styles.facts}>
          <dl className={styles.list}>
            <div>
              <dt>{words.album.eventDate}</dt>
              <dd>
                <time dateTime={album.date}>{formatDay(album.date)}</time>
              </dd>
            </div>
            <div>
              <dt>{words.album.lastUpdate}</dt>
              <dd>
                <time dateTime={album.updatedAt}>{formatDay(dayInIndia(album.updatedAt))}</time>
              </dd>
            </div>
            <div>
              <dt>{words.album.photos}</dt>
              <dd>{album.photos.length}</dd>
            </div>
          </dl>
          <p lang={languageOf(album.description)}>{album.description}</p>
        </div>
        {album.photos.length === 0 ? (
          <p className="lead">{words.album.empty}</p>
        ) : (
          <Island
            of={photoGrid}
            props={{
              photos: album.photos,
              fileName: album.id,
              labels: { ...words.lightbox, Lightbox: words.album.viewer(album.title) },
            }}
          />
        )}
      </div>
    </>
  );
}
