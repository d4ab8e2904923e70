import { data } from 'react-router';
import { pageAddress } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import { ListBanner } from '#app/publishing/lists/list-banner.tsx';
import { BrowsePages } from '#app/ui/browse/browse-pages.tsx';
import { listParams } from '#app/ui/browse/browsed-page.ts';
import { PartTrouble } from '#app/ui/part-trouble.tsx';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/videos-page.ts';
import { parseVideosPage, VIDEOS_A_PAGE } from './input.ts';
import { browseVideos } from './queries.server.ts';
import { VideoCard } from './video-card.tsx';
import styles from './videos.module.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const {
    services,
    site: { schoolCode, language },
    now,
  } = context.get(requestContext);
  const page = parseVideosPage(url.searchParams);
  const found = await readPart(context, () => browseVideos(services, { schoolCode, now, language, page }));
  if (!found) return data({ page, videos: undefined, total: 0, lastPage: 0 }, MAIN_PART_MISSING);
  return data({ page, videos: found.items, total: found.calendar.total, lastPage: found.lastPage });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameMeta(matches);
  const { title, description, card } = frame.listWords('videos');
  return pageMeta(frame, {
    title,
    description,
    address: pageAddress('videos', listParams({ page: loaderData?.page ?? 1 })),
    empty: loaderData?.videos?.length === 0,
    subject: { page: 'videos', title, section: '', picture: card },
  });
}

export default function VideosPage({ loaderData }: Route.ComponentProps) {
  const hrefOf = useHref();
  const { page, videos, total, lastPage } = loaderData;
  const words = useWords();
  return (
    <>
      <ListBanner of="videos" isWhole={page === 1} />
      <div className={`wrap ${styles.page}`}>
        {!videos ? (
          <PartTrouble of="videos" again={hrefOf('videos', listParams({ page }))} />
        ) : videos.length === 0 ? (
          <NoVideos total={total} />
        ) : (
          <>
            <p className={styles.note}>{words.videos.onAnotherSite}</p>
            <ul role="list" className={styles.videos}>
              {videos.map((video, index) => (
                // Counted from the oldest, so that a video keeps its cover when newer ones come.
                <li key={video.id} className={index === 0 && page === 1 ? styles.large : undefined}>
                  <VideoCard video={video} position={total - (page - 1) * VIDEOS_A_PAGE - index} />
                </li>
              ))}
            </ul>
          </>
        )}
        <BrowsePages name="videos" search={{ page }} last={lastPage} />
      </div>
    </>
  );
}

function NoVideos({ total }: { total: number }) {
  const hrefOf = useHref();
  const words = useWords();
  const [text, to, name] =
    total > 0
      ? [words.videos.beyond, hrefOf('videos'), words.videos.showAll]
      : [words.videos.empty, hrefOf('gallery'), words.menu.photoGallery];
  return (
    <div className="message">
      <h2>{text}</h2>
      {total === 0 && <p>{words.videos.emptyText}</p>}
      <p>
        <a className="link" href={to}>
          {name}
        </a>
      </p>
    </div>
  );
}
