import { UndoNote } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { goesWithFocus } from '../lost-focus.ts';
import { usePhotosFetcher } from '../use-photos-fetcher.ts';

const isLost = () => goesWithFocus('remove');

/** Time to think again about photos that were removed. */
export function UndoBar({ removal, count }: { removal: string; count: number }) {
  const { albums, undo } = useStudioWords();
  const { fetcher, busy, once } = usePhotosFetcher();
  return (
    <UndoNote turn={removal} text={albums.undo.removed(count)} isLost={isLost}>
      <fetcher.Form method="post" onSubmit={once}>
        <input type="hidden" name="removal" value={removal} />
        <button className="link" name="intent" value="put-back" aria-disabled={busy || undefined}>
          {undo}
        </button>
      </fetcher.Form>
    </UndoNote>
  );
}
