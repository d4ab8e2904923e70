import { useState } from 'react';
import { useFetcher } from 'react-router';
import { arranged, type ManagedPhoto } from '#app/features/gallery/photos/photos.ts';
import { withFocus } from '#app/media/focus-class.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { ArrangeButton, ArrangePanel } from '#app/studio/arrange/arrange-panel.tsx';
import { reordered } from '#app/studio/arrange/reorder.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import layout from '#app/studio/kit/layout.module.css';

/** The whole album as small pictures to drag into order; every drop is saved. */
export function ArrangePhotos({ photos }: { photos: ManagedPhoto[] }) {
  const { arrange: words, list } = useStudioWords().albums;
  const fetcher = useFetcher();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<string[]>([]);
  if (photos.length < 2) return null;
  const ids = photos.map(({ mediaId }) => mediaId);
  // Shows a drop immediately; photos that arrived since are at the end.
  const order = wanted.length > 0 ? arranged(ids, wanted) : ids;
  const byId = new Map(photos.map((photo) => [photo.mediaId, photo]));
  return (
    <div className={`${layout.stack} ${layout.tight}`}>
      <p>
        <ArrangeButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      </p>
      {isOpen && (
        <ArrangePanel
          layout="grid"
          several
          words={words}
          items={order.map((id, at) => ({ id, name: byId.get(id)!.alt || list.called(at + 1) }))}
          onMove={(movedIds, dropTarget) => {
            const next = reordered(order, movedIds, dropTarget);
            setWanted(next);
            void fetcher.submit({ intent: 'arrange', order: next.join(',') }, { method: 'post' });
          }}
        >
          {({ id }) => <Shot photo={byId.get(id)!} />}
        </ArrangePanel>
      )}
    </div>
  );
}

function Shot({ photo }: { photo: ManagedPhoto }) {
  const words = useStudioWords().albums.list;
  if (photo.withdrawn) return <span>{words.withdrawn}</span>;
  return (
    <img
      className={withFocus(undefined, photo.focus)}
      src={renditionUrl(photo.path, 320, 'webp')}
      alt=""
      draggable={false}
      loading="lazy"
    />
  );
}
