import { useStudioWords } from '#app/studio/words/words.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useFetcher } from 'react-router';
import { arranged, type ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { withFocus } from '#app/media/focus-class.ts';
import { renditionUrl } from '#app/media/picture.ts';
import styles from './arrange.module.css';

/** Drag with a mouse, a finger or the keyboard; every drop is saved. */
export function ArrangeGrid({ photos }: { photos: ManagedPhoto[] }) {
  const words = useStudioWords().albums.arrange;
  const albumWords = useStudioWords().albums;
  const fetcher = useFetcher();
  const ids = photos.map(({ mediaId }) => mediaId);
  const [wanted, setWanted] = useState<string[]>([]);
  // What was dropped shows at once; what arrived meanwhile stands at the end.
  const order = wanted.length > 0 ? arranged(ids, wanted) : ids;
  const byId = new Map(photos.map((photo) => [photo.mediaId, photo]));

  const nameOf = (photo: ManagedPhoto) =>
    photo.alt || albumWords.list.called(order.indexOf(photo.mediaId) + 1);

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const moving = order.filter((id) => keys.has(id));
      const rest = order.filter((id) => !keys.has(id));
      const at = rest.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      const next = [...rest.slice(0, at), ...moving, ...rest.slice(at)];
      setWanted(next);
      void fetcher.submit({ intent: 'arrange', order: next.join(',') }, { method: 'post' });
    },
  });

  return (
    <>
      {/* Stands where the library would put a style of its own, which the content security policy forbids. */}
      <p className={styles.help} id="react-aria-pressable-style">
        {words.help}
      </p>
      <GridList
        aria-label={words.label}
        className={styles.grid!}
        layout="grid"
        items={order.map((id) => byId.get(id)!)}
        selectionMode="multiple"
        dragAndDropHooks={dragAndDropHooks}
      >
        {(photo) => (
          <GridListItem id={photo.mediaId} textValue={nameOf(photo)} className={styles.item!}>
            {photo.withdrawn ? (
              <span>{albumWords.list.withdrawn}</span>
            ) : (
              <img
                className={withFocus(undefined, photo.focus)}
                src={renditionUrl(photo.path, 320, 'webp')}
                alt=""
                draggable={false}
                loading="lazy"
              />
            )}
            <Button slot="drag" className={styles.handle!} aria-label={words.handle(nameOf(photo))}>
              <span aria-hidden="true">⠿</span>
              <span aria-hidden="true">{order.indexOf(photo.mediaId) + 1}</span>
            </Button>
          </GridListItem>
        )}
      </GridList>
    </>
  );
}
