import { type ManagedAlbum, visiblePhotos } from '#app/features/gallery/photos/photos.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
import styles from './publish.module.css';
import { PUBLISH_FORM } from './publish-footer.tsx';

interface ConsentSectionProps {
  album: ManagedAlbum;
  mayPublish: boolean;
  isSigned: boolean;
  onSign: (isSigned: boolean) => void;
}

/** Consent for everyone shown, below the pictures, where they have been seen. */
export function ConsentSection({ album, mayPublish, isSigned, onSign }: ConsentSectionProps) {
  const { dates } = useWords();
  const words = useStudioWords().albums.publish;
  const choosingWords = useStudioWords().albums.choosing;
  const { fetcher, busy, once } = usePhotosFetcher();
  const shown = visiblePhotos(album);
  const mayTakeOff = mayPublish && album.status === 'published';
  const isUnanswered = mayPublish && shown.some(({ hidden }) => hidden);
  const { consent } = album;
  if (!isUnanswered && !consent && !mayTakeOff) return null;
  return (
    <section className={styles.consent} aria-labelledby="consent-heading">
      <h2 id="consent-heading">{choosingWords.consent}</h2>
      {isUnanswered && (
        <label className={styles.tick}>
          <input
            id="field-consent"
            type="checkbox"
            name="consent"
            value="yes"
            form={PUBLISH_FORM}
            checked={isSigned}
            onChange={(event) => onSign(event.currentTarget.checked)}
          />
          <span>
            <b>{words.consent}</b> {words.consentAll(shown.length)}
          </span>
        </label>
      )}
      {consent && <p className={styles.quiet}>{words.ticked(consent.name, dates.moment(consent.at))}</p>}
      {mayTakeOff && (
        <fetcher.Form method="post" onSubmit={once}>
          <button className="button" name="intent" value="unpublish" aria-disabled={busy || undefined}>
            {words.unpublish}
          </button>
        </fetcher.Form>
      )}
    </section>
  );
}
