import { hrefOf } from '#app/addresses.ts';
import { monthName } from '#app/core/days.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.tsx';
import type { Route } from './+types/index-page.ts';
import { AlbumCard } from './album-card.tsx';
import { countIn } from './album.ts';
import styles from './gallery.module.css';
import { fetchGallery } from './fetch-gallery.server.ts';
import { GalleryFilter } from './gallery-filter.tsx';
import { GalleryPages } from './gallery-pages.tsx';
import { ALBUMS_A_PAGE, parseGallerySearch } from './input.ts';
import { albumCalendar, listAlbums } from './queries.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, schoolCode, now } = context.get(requestContext);
  const { reads } = services.database;
  const search = parseGallerySearch(url.searchParams);
  const [calendar, albums] = await fetchGallery(context, () =>
    Promise.all([
      services.revisions.remember(schoolCode, 'album calendar', () =>
        albumCalendar(reads, { schoolCode, now }),
      ),
      listAlbums(reads, {
        ...search,
        schoolCode,
        now,
        limit: ALBUMS_A_PAGE,
        offset: (search.page - 1) * ALBUMS_A_PAGE,
      }),
    ]),
  );
  return { search, calendar, albums, shown: countIn(calendar, search) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameMeta(matches);
  const { gallery } = frame.words;
  const { year, month, page = 1 } = loaderData?.search ?? {};
  const when = [month && monthName(month), year].filter(Boolean).join(' ');
  return pageMeta(frame, {
    title: [gallery.title, when].filter(Boolean).join(' '),
    description: gallery.description(frame.schoolName),
    address: hrefOf('gallery', { year, month, page: page > 1 ? page : undefined }),
    empty: loaderData?.albums.length === 0,
  });
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { search, calendar, albums, shown } = loaderData;
  const words = useWords();
  const { gallery } = words;
  return (
    <>
      <PageBanner
        title={gallery.title}
        lead={gallery.lead}
        trail={[{ name: words.home, href: hrefOf('home') }]}
      />
      <div className="wrap">
        <GalleryFilter search={search} calendar={calendar} shown={shown} />
        {albums.length === 0 ? (
          <NothingFound
            when={[search.month && monthName(search.month), search.year].filter(Boolean).join(' ')}
          />
        ) : (
          <ul role="list" className={styles.albums}>
            {albums.map((album, index) => (
              <li key={album.id}>
                <AlbumCard
                  album={album}
                  level={2}
                  priority={index === 0}
                  sizes="(width < 40rem) 92vw, (width < 64rem) 45vw, 22vw"
                />
              </li>
            ))}
          </ul>
        )}
        <GalleryPages search={search} last={Math.ceil(shown / ALBUMS_A_PAGE)} />
      </div>
    </>
  );
}

function NothingFound({ when }: { when: string }) {
  const { gallery } = useWords();
  return (
    <div className={styles.nothing}>
      <h2>{gallery.nothingFound}</h2>
      {when && (
        <>
          <p>{gallery.nothingFoundFor(when)}</p>
          <p>
            <a className="link" href={hrefOf('gallery')}>
              {gallery.showAll}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
