import { type RefObject, useEffect, useRef } from 'react';
import type { DropTarget } from './reorder.ts';

/** The attribute of a touch handle, with the id of the item it moves. */
export const HANDLE = 'data-handle';
/** The attribute of a possible drop target. */
const DROP = 'data-drop';
/** So close to the edge of the screen, in pixels, the page scrolls along. */
const EDGE = 72;

/**
 * A touch on a handle drags immediately in every browser: native drags need a long press, and do not always
 * begin.
 */
export function useTouchDrag(
  around: RefObject<HTMLElement | null>,
  layout: 'grid' | 'stack',
  onDrop: (id: string, dropTarget: DropTarget) => void,
): void {
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const list = around.current!;
    let dragged: { id: string; pointer: number; dropTarget: DropTarget | undefined } | undefined;
    const rowOf = (id: string) => list.querySelector(`[${HANDLE}="${id}"]`)?.closest('[role=row]');

    function begin(event: PointerEvent) {
      if (event.pointerType !== 'touch' || dragged) return;
      const id = (event.target as Element).closest(`[${HANDLE}]`)?.getAttribute(HANDLE);
      if (!id) return;
      dragged = { id, pointer: event.pointerId, dropTarget: undefined };
      rowOf(id)?.setAttribute('data-dragging', '');
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== dragged?.pointer) return;
      if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, 16);
      if (event.clientY < EDGE) window.scrollBy(0, -16);
      const row = document.elementFromPoint(event.clientX, event.clientY)?.closest('[role=row]');
      const beside = row?.querySelector(`[${HANDLE}]`)?.getAttribute(HANDLE);
      if (!row || !list.contains(row) || !beside || beside === dragged.id) return;
      const { left, top, width, height } = row.getBoundingClientRect();
      const isPast = layout === 'grid' ? event.clientX > left + width / 2 : event.clientY > top + height / 2;
      dragged.dropTarget = { beside, side: isPast ? 'after' : 'before' };
      unmark();
      row.setAttribute(DROP, dragged.dropTarget.side);
    }

    function end(event: PointerEvent) {
      if (event.pointerId !== dragged?.pointer) return;
      const { id, dropTarget } = dragged;
      forget();
      if (dropTarget && event.type === 'pointerup') drop.current(id, dropTarget);
    }

    const unmark = () => list.querySelector(`[${DROP}]`)?.removeAttribute(DROP);
    function forget() {
      unmark();
      if (dragged) rowOf(dragged.id)?.removeAttribute('data-dragging');
      dragged = undefined;
    }
    /** Prevents the browser's own drag after a long press. */
    const refuse = (event: Event) => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
    };

    list.addEventListener('pointerdown', begin, true);
    list.addEventListener('dragstart', refuse, true);
    list.addEventListener('contextmenu', refuse, true);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      forget();
      list.removeEventListener('pointerdown', begin, true);
      list.removeEventListener('dragstart', refuse, true);
      list.removeEventListener('contextmenu', refuse, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [around, layout]);
}
