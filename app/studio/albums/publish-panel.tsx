import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Link, useFetcher } from 'react-router';
import { hrefOf } from '#app/addresses.ts';
import {
  isDescribed,
  type ManagedAlbum,
  type ManagedPhoto,
  type PublishProblem,
  publishProblems,
} from '#app/features/gallery/photos/photos.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { itemAddress } from '../content/types/addresses.ts';
import styles from './photos.module.css';

/** The end of the way: what is still missing, the tick, the button. */
export function PublishPanel({ album }: { album: ManagedAlbum }) {
  const { dates } = useWords();
  const words = useStudioWords().albums.publish;
  const albumWords = useStudioWords().albums;
  const fetcher = useFetcher<{ refused: string; problems: PublishProblem[] } | { done: string }>();
  const busy = fetcher.state !== 'idle';
  const shown = album.photos.filter(({ withdrawn }) => !withdrawn);
  const isOut = album.status === 'published';
  const waiting = shown.filter(({ released }) => !released).length;
  const missing = publishProblems(album);
  const refused = fetcher.data && 'problems' in fetcher.data ? fetcher.data.problems : [];
  const problems = [...new Set([...missing, ...refused.filter((problem) => problem === 'consent')])];
  const { consent } = album;
  return (
    <section aria-labelledby="publish" className={styles.publish}>
      <h2 id="publish">{isOut && waiting > 0 ? words.again : words.title}</h2>
      <p role="status">
        {isOut && waiting === 0 && (
          <>
            {words.done}{' '}
            <a className="link" href={hrefOf('album', { id: album.id })}>
              {albumWords.seeOnSite}
            </a>
          </>
        )}
      </p>
      {(!isOut || waiting > 0) && (
        <fetcher.Form method="post" className={styles.publishForm}>
          {missing.length === 0 && <p>{words.ready(isOut ? waiting : shown.length)}</p>}
          {problems.length > 0 && (
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem}>
                  {problem === 'texts' ? <Unconfirmed photos={shown} /> : words.problems[problem]}
                  {problem === 'about' && <ToAbout id={album.id} />}
                </li>
              ))}
            </ul>
          )}
          <label className={styles.consent}>
            <input type="checkbox" name="consent" value="yes" required />
            <span>
              <strong>{words.consent}</strong>
              <br />
              {words.consentHint}
            </span>
          </label>
          <button
            className="button button--primary"
            name="intent"
            value="publish"
            disabled={busy || missing.length > 0}
          >
            {busy ? words.sending : isOut ? words.submitNew : words.submit}
          </button>
        </fetcher.Form>
      )}
      {consent && <p className={styles.quiet}>{words.ticked(consent.name, `${dates.moment(consent.at)}`)}</p>}
      {isOut && (
        <fetcher.Form method="post" className={styles.unpublish}>
          <button className="button" name="intent" value="unpublish" disabled={busy}>
            {words.unpublish}
          </button>
          <span className={styles.quiet}>{words.unpublishHelp}</span>
        </fetcher.Form>
      )}
    </section>
  );
}

function ToAbout({ id }: { id: string }) {
  const words = useStudioWords().albums.publish;
  return (
    <>
      {' '}
      <Link className="link" to={itemAddress(albums, id)}>
        {words.toAbout}
      </Link>
    </>
  );
}

/** How many, and the way to the first: its row opens by itself, for the link leads into it. */
function Unconfirmed({ photos }: { photos: ManagedPhoto[] }) {
  const words = useStudioWords().albums.publish;
  const open = photos.filter((photo) => !isDescribed(photo));
  return (
    <>
      {words.unconfirmed(open.length)}{' '}
      <a className="link" href={`#alt-${open[0]?.mediaId}`}>
        {words.toUnconfirmed(open.length)}
      </a>
    </>
  );
}
