import { type ManagedAlbum, visiblePhotos } from '#app/features/gallery/photos/photos.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Hint } from '#app/studio/kit/field.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
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
    <Section title={choosingWords.consent} sheet="padded">
      {isUnanswered && (
        <Toggle
          id="field-consent"
          name="consent"
          value="yes"
          form={PUBLISH_FORM}
          checked={isSigned}
          onChange={(event) => onSign(event.currentTarget.checked)}
          help={words.consentAll(shown.length)}
        >
          <b>{words.consent}</b>
        </Toggle>
      )}
      {consent && <Hint>{words.ticked(consent.name, dates.moment(consent.at))}</Hint>}
      {mayTakeOff && (
        <fetcher.Form method="post" onSubmit={once}>
          <Button name="intent" value="unpublish" aria-disabled={busy || undefined}>
            {words.unpublish}
          </Button>
        </fetcher.Form>
      )}
    </Section>
  );
}
