import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import pageLayout from '#app/studio/kit/layout.module.css';
import { Icon } from '#app/studio/kit/icon.tsx';
import styles from './arrange.module.css';
import type { DropTarget } from './reorder.ts';
import { HANDLE, useTouchDrag } from './use-touch-drag.ts';

export interface Arranged {
  id: string;
  name: string;
}

export interface ArrangeListProps<T extends Arranged> {
  items: T[];
  layout: 'grid' | 'stack';
  /** Several items can be moved together. */
  several?: boolean;
  words: { help: string; label: string; handle: (name: string) => string };
  /** Requests that these items move next to that one. */
  onMove: (ids: string[], dropTarget: DropTarget) => void;
  children: (item: T) => ReactNode;
}

/** Drag with a mouse, a finger or the keyboard. */
export function ArrangeList<T extends Arranged>({
  items,
  layout,
  several = false,
  words,
  onMove,
  children,
}: ArrangeListProps<T>) {
  const around = useRef<HTMLDivElement>(null);
  const move = (keys: Iterable<unknown>, dropTarget: DropTarget) => {
    const movedIds = new Set([...keys].map(String));
    if (!movedIds.has(dropTarget.beside))
      onMove(
        items.map(({ id }) => id).filter((id) => movedIds.has(id)),
        dropTarget,
      );
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      move(keys, { beside: String(target.key), side: target.dropPosition === 'after' ? 'after' : 'before' }),
  });
  useTouchDrag(around, layout, (id, dropTarget) => move([id], dropTarget));

  return (
    <div ref={around} className={`${pageLayout.stack} ${pageLayout.tight} ${styles.around}`}>
      {/* Has the id of the style element that the library would add, which the content security policy forbids. */}
      <p className={pageLayout.quiet} id="react-aria-pressable-style">
        {words.help}
      </p>
      <GridList
        aria-label={words.label}
        className={layout === 'grid' ? styles.grid! : styles.stack!}
        layout={layout}
        items={items}
        selectionMode={several ? 'multiple' : 'none'}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={item.name} className={styles.item!}>
            {children(item)}
            {/* The button lets pointers through to the row, which the mouse drags; touch uses this handle. */}
            <span className={styles.grip} {...{ [HANDLE]: item.id }}>
              <Button slot="drag" className={styles.handle!} aria-label={words.handle(item.name)}>
                <Icon name="grip-vertical" />
                <span aria-hidden="true">{items.indexOf(item) + 1}</span>
              </Button>
            </span>
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}
