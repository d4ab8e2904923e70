import { useState } from 'react';
import type { ManagedAlbum } from '#app/features/gallery/photos/photos.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { doneOf, type PhotosPageAnswer } from '../photo-answer.ts';
import type { Choosing } from '../sheet/use-choosing.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
import { ChosenConsent, ChosenPosition, ChosenWithdrawal, ChosenWords } from './chosen-parts.tsx';
import styles from './chosen.module.css';
import { SeeLarge } from './see-large.tsx';

/** The checkboxes of the sheet belong to this form. */
export const CHOSEN_FORM = 'chosen-photos';

const PARTS = ['words', 'consent', 'move', 'withdraw'] as const;
const HERE = ['describe-chosen', 'decorate', 'release', 'move'] as const;

interface ChosenPanelProps {
  album: ManagedAlbum;
  choosing: Choosing;
  mayPublish: boolean;
  /** From the page itself, if the form was sent without a script. */
  pageAnswer: PhotosPageAnswer | undefined;
}

/** Actions on several photos. On a phone one panel at a time, above the bar with their names. */
export function ChosenPanel({ album, choosing, mayPublish, pageAnswer }: ChosenPanelProps) {
  const words = useStudioWords().albums.choosing;
  const albumWords = useStudioWords().albums;
  const { fetcher, busy, once, answer = pageAnswer } = usePhotosFetcher();
  const [part, setPart] = useState<(typeof PARTS)[number]>();
  const { chosen, letGo } = choosing;
  const positions = album.photos.flatMap(({ mediaId }, index) => (chosen.has(mediaId) ? [index + 1] : []));
  const done = doneOf(answer, HERE);
  const problem =
    answer && 'refused' in answer && isHere(answer.refused) ? (answer.problems[0] ?? 'other') : '';
  const problemOf = (...names: string[]) =>
    names.includes(problem) ? albumWords.problems[problem] : undefined;
  return (
    <fetcher.Form
      method="post"
      onSubmit={once}
      id={CHOSEN_FORM}
      className={styles.panel}
      data-none={chosen.size === 0 || undefined}
      data-part={part}
      aria-labelledby="chosen-heading"
    >
      <header className={styles.head}>
        <h3 id="chosen-heading" aria-live="polite">
          {chosen.size > 0 ? words.counted(chosen.size) : words.several}{' '}
          {positions.length > 0 && <small>{words.positions(positions[0]!, positions.at(-1)!)}</small>}
        </h3>
        {chosen.size > 0 && (
          <button type="button" className="link" onClick={letGo}>
            {words.letGo}
          </button>
        )}
      </header>
      {chosen.size === 0 && <p className={styles.help}>{words.help}</p>}
      {problemOf('none-chosen', 'other') && (
        <p role="alert" className={styles.wrong}>
          {problemOf('none-chosen', 'other')}
        </p>
      )}
      <Outcome answer={answer} done={done && albumWords.answers[done]} />
      <ChosenWords busy={busy} problem={problemOf('needed', 'too-long', 'texts')} answer={answer}>
        <SeeLarge album={album} chosen={chosen} />
      </ChosenWords>
      {mayPublish && (
        <ChosenConsent busy={busy} isOut={album.status === 'published'} problem={problemOf('consent')} />
      )}
      <ChosenPosition busy={busy} positions={album.photos.length} />
      <ChosenWithdrawal busy={busy} />
      <div className={styles.tools}>
        {PARTS.filter((name) => name !== 'consent' || mayPublish).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.part}
            aria-expanded={part === name}
            onClick={() => setPart(part === name ? undefined : name)}
          >
            {words.tools[name]}
          </button>
        ))}
        <button className={styles.remove} name="intent" value="remove" aria-disabled={busy || undefined}>
          {words.tools.remove}
        </button>
      </div>
    </fetcher.Form>
  );
}

const isHere = (intent: string) => [...HERE, 'remove', 'withdraw'].includes(intent);
