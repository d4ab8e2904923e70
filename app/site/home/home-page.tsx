import { hrefOf } from '#app/addresses.ts';
import { formatDay } from '#app/core/days.ts';
import { AlbumCard } from '#app/features/gallery/album-card.tsx';
import { fetchGallery } from '#app/features/gallery/fetch-gallery.server.ts';
import { listAlbums } from '#app/features/gallery/queries.server.ts';
import { listHighlights } from '#app/features/highlights/queries.server.ts';
import { listStories } from '#app/features/news/queries.server.ts';
import { listNotifications } from '#app/features/notifications/queries.server.ts';
import { listRegistrations } from '#app/features/registration/queries.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { fileUrl, firstImage } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { languageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.tsx';
import type { Route } from './+types/home-page.ts';
import styles from './home-page.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, schoolCode, now } = context.get(requestContext);
  const { reads } = services.database;
  const asked = { schoolCode, now };
  const [school, notifications, highlights, registrations, stories, albums] = await Promise.all([
    findSchool(reads, schoolCode),
    listNotifications(reads, asked),
    listHighlights(reads, asked),
    listRegistrations(reads, asked),
    listStories(reads, { ...asked, limit: 6 }),
    fetchGallery(context, () => listAlbums(reads, { ...asked, limit: 8 })),
  ]);
  return {
    profile: school?.profile,
    notifications,
    highlights,
    registration: registrations[0],
    stories,
    albums,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameMeta(matches);
  const { homePage } = frame.words;
  return pageMeta(frame, {
    title: homePage.title(frame.schoolName, loaderData?.profile?.mission ?? ''),
    description: loaderData?.profile?.description ?? '',
    address: hrefOf('home'),
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { profile, notifications, highlights, registration, stories, albums } = loaderData;
  const words = useWords();
  const { homePage } = words;
  const covers = albums.flatMap(({ cover }) => cover ?? []);
  // The arch is large: of the newest covers, the one with the most to show.
  const hero = covers.toSorted((one, other) => other.width - one.width)[0];
  return (
    <>
      {highlights.length > 0 && (
        <section className={styles.highlights} aria-labelledby="highlights">
          <div className={`wrap ${styles.garland}`}>
            <h2 id="highlights">{homePage.highlights}</h2>
            <ul role="list">
              {highlights.map(({ id, title, attachments: [file] }) => (
                <li key={id} lang={languageOf(title)}>
                  {file ? <a href={fileUrl(file.path)}>{title}</a> : title}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className={styles.hero} id="about" aria-labelledby="welcome">
        <div className={`wrap ${styles.heroInner}`}>
          <div className={styles.heroText}>
            <h1 id="welcome">{profile?.mission || profile?.name}</h1>
            <p className="lead">{profile?.description}</p>
            {registration?.url && (
              <p>
                <a className="button button--primary" href={registration.url} target="_blank" rel="noopener">
                  {words.onlineRegistration}
                  <span className="unseen"> ({words.opensInNewTab})</span>
                </a>
              </p>
            )}
          </div>
          {hero && (
            <div className={styles.arch}>
              <Picture picture={hero} sizes="(width < 48rem) 92vw, 42vw" priority />
            </div>
          )}
        </div>
      </section>
      {notifications.length > 0 && (
        <section className={`wrap ${styles.section}`} aria-labelledby="notifications">
          <h2 id="notifications">{homePage.notifications}</h2>
          <ul role="list" className={styles.cards}>
            {notifications.map(({ id, title, description, image, attachments: [file], url }) => (
              <li key={id} className={styles.card}>
                {image[0] && <Picture picture={image[0]} sizes="(width < 48rem) 92vw, 30vw" most={960} />}
                <h3 lang={languageOf(title)}>{title}</h3>
                <p lang={languageOf(description)}>{description}</p>
                <p className={styles.actions}>
                  {file && (
                    <a className="link" href={fileUrl(file.path)}>
                      {homePage.attachment}
                      <span className="unseen">: {title}</span>
                    </a>
                  )}
                  {url && (
                    <a className="link" href={url}>
                      {homePage.clickHere}
                      <span className="unseen">: {title}</span>
                    </a>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.news} aria-labelledby="news">
        <div className="wrap">
          <h2 id="news">{homePage.news}</h2>
          {stories.length === 0 && <p>{homePage.noNews}</p>}
          <ul role="list" className={styles.cards}>
            {stories.map(({ id, title, description, date, attachments }) => {
              const picture = firstImage(attachments);
              return (
                <li key={id} className={styles.card}>
                  {picture && <Picture picture={picture} sizes="(width < 48rem) 92vw, 30vw" most={960} />}
                  <h3 lang={languageOf(title)}>{title}</h3>
                  <p className={styles.date}>
                    <time dateTime={date}>{formatDay(date)}</time>
                  </p>
                  <p className={styles.short} lang={languageOf(description)}>
                    {description}
                  </p>
                </li>
              );
            })}
          </ul>
        </div>
      </section>
      <section className={`wrap ${styles.section}`} aria-labelledby="gallery">
        <h2 id="gallery">{homePage.gallery}</h2>
        {albums.length === 0 && <p>{homePage.noAlbums}</p>}
        <ul role="list" className={styles.albums}>
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCard album={album} level={3} sizes="(width < 40rem) 92vw, (width < 64rem) 45vw, 22vw" />
            </li>
          ))}
        </ul>
        {albums.length > 0 && (
          <p>
            <a className="link" href={hrefOf('gallery')}>
              {homePage.allAlbums}
            </a>
          </p>
        )}
      </section>
    </>
  );
}
