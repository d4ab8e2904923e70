import { useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import type { ManagedAlbum } from '#app/features/gallery/photos/photos.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { Button } from '#app/studio/kit/button.tsx';
import { Hint, Problem } from '#app/studio/kit/field.tsx';
import { Icon, type IconName } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '../albums.module.css';
import { doneOf, type PhotosPageAnswer } from '../photo-answer.ts';
import type { Choosing } from '../sheet/use-choosing.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';
import { ChosenConsent, ChosenPosition, ChosenWithdrawal, ChosenWords } from './chosen-parts.tsx';
import { SeeLarge } from './see-large.tsx';

/** The tick boxes of the sheet belong to this form. */
export const CHOSEN_FORM = 'chosen-photos';

const PARTS = {
  words: 'write',
  consent: 'shield-check',
  move: 'move',
  withdraw: 'eye-off',
} as const satisfies Record<string, IconName>;
type Part = keyof typeof PARTS;
const HERE = ['describe-chosen', 'decorate', 'release', 'move'] as const;

interface ChosenPanelProps {
  album: ManagedAlbum;
  choosing: Choosing;
  mayPublish: boolean;
  /** From the page itself, if the form was sent without a script. */
  pageAnswer: PhotosPageAnswer | undefined;
}

/** Actions on several photos. On a phone one part at a time, above the bar with their names. */
export function ChosenPanel({ album, choosing, mayPublish, pageAnswer }: ChosenPanelProps) {
  const words = useStudioWords().albums.choosing;
  const albumWords = useStudioWords().albums;
  const { fetcher, busy, once, answer = pageAnswer } = usePhotosFetcher();
  const [part, setPart] = useState<Part>();
  const hydrated = useHydrated();
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
      className={`${layout.stack} ${styles.panel} ${styles.chosen}`}
      data-ready={hydrated || undefined}
      data-none={chosen.size === 0 || undefined}
      data-part={part}
      aria-labelledby="chosen-heading"
    >
      <header className={styles.head}>
        <h2 id="chosen-heading" aria-live="polite">
          {chosen.size > 0 ? words.counted(chosen.size) : words.several}{' '}
          {positions.length > 0 && <small>{words.positions(positions[0]!, positions.at(-1)!)}</small>}
        </h2>
        {chosen.size > 0 && (
          <Button type="button" kind="quiet" icon={<Icon name="close" />} onClick={letGo}>
            {words.letGo}
          </Button>
        )}
      </header>
      <div className={styles.tools}>
        {(Object.keys(PARTS) as Part[])
          .filter((name) => name !== 'consent' || mayPublish)
          .map((name) => (
            <Button
              key={name}
              type="button"
              className={styles.part}
              aria-expanded={part === name}
              onClick={() => setPart(part === name ? undefined : name)}
            >
              {words.tools[name]}
            </Button>
          ))}
        <Button kind="danger" name="intent" value="remove" aria-disabled={busy || undefined}>
          {words.tools.remove}
        </Button>
      </div>
      {chosen.size === 0 && (
        <p className={styles.help}>
          <Hint>{words.help}</Hint>
        </p>
      )}
      {problemOf('none-chosen', 'other') && (
        <Problem role="alert">{problemOf('none-chosen', 'other')}</Problem>
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
    </fetcher.Form>
  );
}

const isHere = (intent: string) => [...HERE, 'remove', 'withdraw'].includes(intent);
