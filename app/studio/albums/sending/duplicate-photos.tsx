import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { largerOf, type PossibleDuplicate } from '#app/features/gallery/photos/photos.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Button } from '#app/studio/kit/button.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Section } from '#app/studio/kit/section.tsx';
import { State } from '#app/studio/kit/state.tsx';
import styles from '../albums.module.css';
import type { PhotosPageAnswer } from '../photo-answer.ts';

/** Uploaded photos that look like an existing one: both next to each other, and the choice between them. */
export function DuplicatePhotos({ pairs }: { pairs: PossibleDuplicate[] }) {
  const { duplicates: words, answers } = useStudioWords().albums;
  const fetcher = useFetcher<PhotosPageAnswer>();
  const answer = useRef<HTMLParagraphElement>(null);
  const message = fetcher.data && 'done' in fetcher.data ? answers[fetcher.data.done] : undefined;
  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (fetcher.data) answer.current?.focus();
  }, [fetcher.data]);
  return (
    <>
      {pairs.length > 0 && (
        <Section title={words.title(pairs.length)} note={words.help} sheet="padded">
          {pairs.length > 1 && (
            // The pair that was shown, not one that arrives later.
            <fetcher.Form method="post">
              {pairs.map(({ sent }) => (
                <input key={sent.mediaId} type="hidden" name="mediaId" value={sent.mediaId} />
              ))}
              <Button name="intent" value="keep-all" disabled={fetcher.state !== 'idle'}>
                {words.keepAll}
              </Button>
            </fetcher.Form>
          )}
          <ul role="list" className={layout.stack}>
            {pairs.map((pair) => (
              <li key={pair.sent.mediaId} className={`${layout.stack} ${layout.tight}`}>
                <Pair pair={pair} fetcher={fetcher} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p role="status" ref={answer} tabIndex={-1}>
        {message}
      </p>
    </>
  );
}

interface PairProps {
  pair: PossibleDuplicate;
  fetcher: FetcherWithComponents<PhotosPageAnswer>;
}

function Pair({ pair, fetcher }: PairProps) {
  const words = useStudioWords().albums.duplicates;
  const busy = fetcher.state !== 'idle';
  const larger = largerOf(pair);
  const { sent, here, elsewhere } = pair;
  return (
    <>
      <div className={styles.both}>
        <Compared photo={sent} name={words.sent} isLarger={larger === 'sent'} />
        <Compared
          photo={here}
          name={elsewhere === undefined ? words.here : words.elsewhere(elsewhere)}
          isLarger={larger === 'here'}
        />
      </div>
      <div className={layout.line}>
        <Choice
          form={fetcher.Form}
          mediaId={sent.mediaId}
          intent="leave-out"
          busy={busy}
          isBest={larger === 'here'}
        >
          {words.leaveSent}
        </Choice>
        {/* A photo of another album is not replaced from here. */}
        {elsewhere === undefined && larger === 'sent' && (
          <Choice form={fetcher.Form} mediaId={here.mediaId} intent="leave-out" busy={busy} isBest>
            {words.leaveHere}
          </Choice>
        )}
        <Choice form={fetcher.Form} mediaId={sent.mediaId} intent="keep-both" busy={busy} isBest={false}>
          {words.keep}
        </Choice>
      </div>
    </>
  );
}

interface ComparedProps {
  photo: PossibleDuplicate['sent'];
  name: string;
  isLarger: boolean;
}

function Compared({ photo, name, isLarger }: ComparedProps) {
  const words = useStudioWords().albums.duplicates;
  return (
    <figure>
      <img
        src={renditionUrl(photo.path, 320, 'webp')}
        width={photo.width}
        height={photo.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <strong>{name}</strong>
        <span>{words.pixels(photo)}</span>
        {isLarger && <State kind="public">{words.larger}</State>}
      </figcaption>
    </figure>
  );
}

interface ChoiceProps {
  form: FetcherWithComponents<PhotosPageAnswer>['Form'];
  mediaId: string;
  intent: 'keep-both' | 'leave-out';
  busy: boolean;
  isBest: boolean;
  children: string;
}

function Choice({ form: Form, mediaId, intent, busy, isBest, children }: ChoiceProps) {
  return (
    <Form method="post">
      <input type="hidden" name="mediaId" value={mediaId} />
      <Button kind={isBest ? 'good' : 'plain'} name="intent" value={intent} disabled={busy}>
        {children}
      </Button>
    </Form>
  );
}
