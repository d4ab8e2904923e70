import { hrefOf } from '#app/addresses.ts';
import { findPageFiles, type PageFiles } from '#app/media/page-files.server.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { BrowseFilter } from '#app/ui/browse/browse-filter.tsx';
import { BrowsePages } from '#app/ui/browse/browse-pages.tsx';
import { hrefOfList } from '#app/ui/browse/browsed-page.ts';
import { BrowseResults } from '#app/ui/browse/browse-results.tsx';
import { MoreBelow } from '#app/ui/browse/more-below.tsx';
import { NothingFound } from '#app/ui/browse/nothing-found.tsx';
import { timeOf } from '#app/ui/browse/time-of.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.tsx';
import type { Route } from './+types/index-page.ts';
import { AlbumCard } from './album-card.tsx';
import styles from './gallery.module.css';
import { fetchGallery } from './fetch-gallery.server.ts';
import { type GallerySearch, parseGallerySearch } from './input.ts';
import { browseAlbums } from './queries.server.ts';

/** On a phone a little less than a tile is wide: nobody sees the difference, and the first screen is a fifth lighter. */
const TILE = '(width < 40rem) 66vw, (width < 64rem) 45vw, 22vw';

/** The place of the picture in the arch. */
const BANNER = 'gallery-banner';

/** Whoever looks for something wants to see what was found, not the picture again. */
const isWholeList = ({ year, month, q, page }: GallerySearch) => !year && !month && !q && page === 1;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, schoolCode, now } = context.get(requestContext);
  const search = parseGallerySearch(url.searchParams);
  const [{ items, ...found }, files] = await fetchGallery(context, () =>
    Promise.all([
      browseAlbums(services, { ...search, schoolCode, now }),
      isWholeList(search) ? findPageFiles(services.database.reads, schoolCode, [BANNER]) : ({} as PageFiles),
    ]),
  );
  return { search, albums: items, banner: files[BANNER], ...found };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameMeta(matches);
  const { gallery, browse } = frame.words;
  const { q, ...time } = loaderData?.search ?? {};
  const when = timeOf(time, browse);
  return pageMeta(frame, {
    title: [gallery.title, when, q && `“${q}”`].filter(Boolean).join(' '),
    description: gallery.description(frame.schoolName),
    address: hrefOfList('gallery', loaderData?.search),
    empty: loaderData?.albums.length === 0,
  });
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { search, calendar, albums, banner, shown, isExact, lastPage } = loaderData;
  const words = useWords();
  const { gallery } = words;
  return (
    <>
      <PageBanner
        title={gallery.title}
        lead={gallery.lead}
        trail={[{ name: words.home, href: hrefOf('home') }]}
        picture={
          banner && <Picture picture={banner} sizes="(width < 48rem) 80vw, 34rem" most={960} priority />
        }
      />
      <div className="wrap">
        <BrowseFilter name="gallery" search={search} calendar={calendar} shown={shown} isExact={isExact} />
        <BrowseResults>
          {albums.length === 0 ? (
            <NothingFound name="gallery" search={search} shown={shown} total={calendar.total} />
          ) : (
            <ul role="list" className={styles.albums} data-browse-list="">
              {albums.map((album, index) => (
                <li key={album.id}>
                  <AlbumCard album={album} level={2} priority={!banner && index === 0} sizes={TILE} />
                </li>
              ))}
            </ul>
          )}
          {search.page < lastPage && <MoreBelow name="gallery" />}
          <BrowsePages name="gallery" search={search} last={lastPage} />
        </BrowseResults>
      </div>
    </>
  );
}
