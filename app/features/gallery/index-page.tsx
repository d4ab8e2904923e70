import { pageAddress } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import { data } from 'react-router';
import type { Browsed } from '#app/publishing/lists/browse.ts';
import { ListBanner } from '#app/publishing/lists/list-banner.tsx';
import { useListHead } from '#app/publishing/lists/list-head.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import { BrowseFilter } from '#app/ui/browse/browse-filter.tsx';
import { BrowsePages } from '#app/ui/browse/browse-pages.tsx';
import { listParams, isWholeList } from '#app/ui/browse/browsed-page.ts';
import { BrowseResults } from '#app/ui/browse/browse-results.tsx';
import { MoreBelow } from '#app/ui/browse/more-below.tsx';
import { NothingFound } from '#app/ui/browse/nothing-found.tsx';
import { SimilarSpelling } from '#app/ui/browse/similar-spelling.tsx';
import { timeOf } from '#app/ui/browse/time-of.ts';
import { PartTrouble } from '#app/ui/part-trouble.tsx';
import type { Route } from './+types/index-page.ts';
import type { AlbumSummary } from './album.ts';
import { AlbumCard } from './album/album-card.tsx';
import styles from './gallery.module.css';
import { fetchGallery } from './fetch-gallery.server.ts';
import { type GallerySearch, parseGallerySearch } from './input.ts';
import { browseAlbums, listAlbums } from './queries.server.ts';

/**
 * On a phone slightly less than the width of a tile: the difference is invisible, and the first screen is a
 * fifth lighter.
 */
const TILE = '(min-width: 64rem) min(29vw, 20rem), (min-width: 40rem) 41vw, 88vw';

export async function loader({ url, context }: Route.LoaderArgs) {
  const {
    services,
    site: { schoolCode, language },
    now,
  } = context.get(requestContext);
  const search = parseGallerySearch(url.searchParams);
  const { reads } = services.database;
  const found = await readPart(context, () =>
    fetchGallery(context, () => browseAlbums(services, { ...search, schoolCode, now, language })),
  );
  const newest = isWholeList(search)
    ? found?.items[0]
    : await readPart(context, () =>
        services.revisions.cached(schoolCode, 'newest album', async () => {
          const [album] = await listAlbums(reads, { schoolCode, now, limit: 1 });
          return album;
        }),
      );
  return data({ search, found, cover: newest?.cover }, found ? {} : MAIN_PART_MISSING);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameMeta(matches);
  const { title, description, card } = frame.listWords('gallery');
  const { q, ...time } = loaderData?.search ?? {};
  const when = timeOf(time, frame.words);
  return pageMeta(frame, {
    title: [title, when, q && `“${q}”`].filter(Boolean).join(' '),
    description,
    address: pageAddress('gallery', listParams(loaderData?.search)),
    empty: loaderData?.found?.items.length === 0,
    subject: { page: 'gallery', title, section: '', picture: card ?? loaderData?.cover },
  });
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const hrefOf = useHref();
  const { search, found } = loaderData;
  const isWhole = isWholeList(search);
  const { banner } = useListHead('gallery');
  return (
    <>
      <ListBanner of="gallery" isWhole={isWhole} />
      <div className="wrap">
        <BrowseFilter name="gallery" search={search} found={found} />
        <BrowseResults>
          {found ? (
            <Albums found={found} search={search} firstMatters={!(isWhole && banner)} />
          ) : (
            <PartTrouble of="albums" again={hrefOf('gallery', listParams(search))} />
          )}
        </BrowseResults>
      </div>
    </>
  );
}

interface AlbumsProps {
  found: Browsed<AlbumSummary>;
  search: GallerySearch;
  /** Whether the first cover is the largest picture of the page. */
  firstMatters: boolean;
}

function Albums({ found, search, firstMatters }: AlbumsProps) {
  const { items, shown, calendar, lastPage, isSimilar } = found;
  return (
    <>
      {isSimilar && search.q && <SimilarSpelling q={search.q} />}
      {items.length === 0 ? (
        <NothingFound name="gallery" search={search} shown={shown} total={calendar.total} />
      ) : (
        <ul role="list" className={styles.albums} data-browse-list="">
          {items.map((album, index) => (
            <li key={album.id}>
              <AlbumCard album={album} level={2} priority={firstMatters && index === 0} sizes={TILE} />
            </li>
          ))}
        </ul>
      )}
      {search.page < lastPage && <MoreBelow name="gallery" />}
      <BrowsePages name="gallery" search={search} last={lastPage} />
    </>
  );
}
