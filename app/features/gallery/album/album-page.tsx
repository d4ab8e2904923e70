import { data } from 'react-router';
import { pageAddress } from '#app/addresses.ts';
import { useHref, useLocalHref } from '#app/links.ts';
import { Island } from '#app/islands/island.tsx';
import { photoGrid } from '#app/media/photo-grid/photo-grid.tsx';
import { blurFirst, renditionUrl } from '#app/media/picture.ts';
import { frameMeta, pageMeta, languagesOfPage } from '#app/platform/http/page-meta.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import { useListHead } from '#app/publishing/lists/list-head.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { ArrowLeftIcon } from '#app/ui/icons/interface.ts';
import { shareLink } from '#app/ui/share/share-link.tsx';
import { PartTrouble } from '#app/ui/part-trouble.tsx';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/album-page.ts';
import { type Album, findPhoto } from '#app/features/gallery/album.ts';
import { AlbumFacts } from './album-facts.tsx';
import { AlbumNeighbours } from './album-neighbours.tsx';
import styles from './album-page.module.css';
import { fetchGallery } from '#app/features/gallery/fetch-gallery.server.ts';
import { AlbumId, PhotoId } from '#app/features/gallery/input.ts';
import { PhotoView } from './photo-view.tsx';
import { findAlbum, findNeighbourAlbums } from '#app/features/gallery/queries.server.ts';
import { albumData } from '#app/features/gallery/structured-data.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const id = AlbumId.safeParse(url.searchParams.get('id'));
  const photoId = url.searchParams.get('photo');
  if (!id.success) throw data(null, { status: 404 });
  const {
    services,
    site: { schoolCode, language },
    now,
  } = context.get(requestContext);
  const db = services.database.reads;
  const read = await readPart(context, () =>
    fetchGallery(context, async () => ({
      album: await findAlbum(db, { schoolCode, now, language, id: id.data }),
    })),
  );
  if (!read)
    return data(
      { missing: pageAddress('album', { id: id.data, photo: photoId ?? undefined }) },
      MAIN_PART_MISSING,
    );
  const { album } = read;
  if (!album) throw data(null, { status: 404 });
  if (photoId) {
    const photo = PhotoId.safeParse(photoId).success && findPhoto(album, photoId);
    if (!photo) throw data(null, { status: 404 });
    return data({ album, photo, older: undefined, newer: undefined });
  }
  const neighbours = await readPart(context, () =>
    fetchGallery(context, () => findNeighbourAlbums(db, { schoolCode, now, language, album })),
  );
  return data({ album, photo: undefined, older: neighbours?.older, newer: neighbours?.newer });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = frameMeta(matches);
  const { words } = frame;
  const gallery = frame.listWords('gallery').title;
  if ('missing' in loaderData) {
    const { missing: address } = loaderData;
    return pageMeta(frame, { title: gallery, description: '', address, empty: true });
  }
  const { album } = loaderData;
  const day = words.dates.day(album.date);
  const shared = {
    subject: {
      page: 'album' as const,
      id: album.id,
      title: album.title,
      section: gallery,
      day: album.date,
      picture: album.photos[0],
    },
    within: { name: gallery, href: pageAddress('gallery') },
    ...languagesOfPage(album),
    structuredData: [albumData(album, frame)],
  };
  if (loaderData.photo) {
    const { photo, index } = loaderData.photo;
    return pageMeta(frame, {
      title: `${photo.caption || words.photo.title(index + 1, album.photos.length)} · ${album.title}`,
      description: photo.alt || words.photo.description(album.title, day),
      address: pageAddress('album', { id: album.id, photo: photo.mediaId }),
      ...shared,
      picture: sharedPhoto(photo, frame.siteUrl),
    });
  }
  return pageMeta(frame, {
    title: album.title,
    description: album.description || words.album.description(album.title, day, album.photos.length),
    address: pageAddress('album', { id: album.id }),
    ...shared,
  });
}

/** A shared link to one photo has that photo as its card. */
function sharedPhoto({ path, width, height, alt }: Album['photos'][number], siteUrl: string) {
  const shown = Math.min(SHARED_WIDTH, width);
  return {
    url: siteUrl + renditionUrl(path, SHARED_WIDTH, 'jpeg'),
    width: shown,
    height: Math.round((shown * height) / width),
    alt,
  };
}

const SHARED_WIDTH = 1280;

export default function AlbumPage({ loaderData }: Route.ComponentProps) {
  const localHref = useLocalHref();
  const hrefOf = useHref();
  const words = useWords();
  const gallery = useListHead('gallery').title;
  if ('missing' in loaderData) return <AlbumTrouble again={localHref(loaderData.missing)} />;
  const { album } = loaderData;
  if (loaderData.photo) return <PhotoView album={album} found={loaderData.photo} />;
  return (
    <>
      <PageBanner
        title={album.title}
        language={album.language}
        trail={[
          { name: words.home, href: hrefOf('home') },
          { name: gallery, href: hrefOf('gallery') },
        ]}
      >
        <GoBack />
      </PageBanner>
      <div className="wrap">
        <AlbumFacts album={album} />
        <AlbumPhotos album={album} />
        <section className={styles.share} aria-labelledby="share-album">
          <h2 id="share-album">{words.album.shareAlbum}</h2>
          <Island
            of={shareLink}
            props={{ title: album.title, address: hrefOf('album', { id: album.id }), labels: words.share }}
          />
          {album.photos.length > 0 && (
            <p className={styles.takeDown}>
              <a href={hrefOf('contact', { album: album.id }, '#write-to-us')} rel="nofollow">
                {words.photo.takeDownOne}
              </a>
            </p>
          )}
        </section>
        <AlbumNeighbours older={loaderData.older} newer={loaderData.newer} />
      </div>
    </>
  );
}

function GoBack() {
  const hrefOf = useHref();
  const words = useWords();
  return (
    <div data-island="go-back">
      <a className={styles.back} href={hrefOf('gallery')}>
        <ArrowLeftIcon />
        {words.album.goBack}
      </a>
    </div>
  );
}

function AlbumTrouble({ again }: { again: string }) {
  const hrefOf = useHref();
  const words = useWords();
  return (
    <>
      <PageBanner title={useListHead('gallery').title} trail={[{ name: words.home, href: hrefOf('home') }]}>
        <GoBack />
      </PageBanner>
      <div className="wrap part-alone">
        <PartTrouble of="album" again={again} />
      </div>
    </>
  );
}

function AlbumPhotos({ album }: { album: Album }) {
  const words = useWords();
  if (album.photos.length === 0) return <p className="lead">{words.album.empty}</p>;
  return (
    <Island
      of={photoGrid}
      props={{
        photos: blurFirst(album.photos),
        albumId: album.id,
        fileName: album.id,
        labels: { ...words.lightbox, Lightbox: words.album.viewer(album.title) },
      }}
    />
  );
}
