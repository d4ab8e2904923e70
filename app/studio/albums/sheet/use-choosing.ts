import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { rangeOf, stepFrom, withChoice } from './choosing.ts';

const TILE = '[data-photo]';
/** A pointer this close to the edge, in pixels, scrolls the photos. */
const EDGE = 72;
/** On a wide screen the photos scroll in a part of the page that has this attribute. */
export const SCROLLS = 'data-scrolls';

export type Choosing = ReturnType<typeof useChoosing>;

/** The chosen photos: one by one, by dragging across checkboxes, with Shift, or with Shift and the arrow keys. */
export function useChoosing(order: string[]) {
  const [kept, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Photos that were removed since are no longer chosen.
  const chosen = new Set(order.filter((id) => kept.has(id)));
  const anchor = useRef<string>(undefined);
  const isShift = useRef(false);
  const drag = useRef<{ from: string; isOn: boolean; before: ReadonlySet<string>; moved: boolean }>(
    undefined,
  );

  function choose(id: string, isOn: boolean) {
    const from = anchor.current;
    const ids = isShift.current && from && order.includes(from) ? rangeOf(order, from, id) : [id];
    anchor.current = id;
    setChosen(withChoice(chosen, ids, isOn));
  }

  const dragOver = useRef<(event: globalThis.PointerEvent) => void>(() => undefined);
  useEffect(() => {
    dragOver.current = (event) => {
      const { current } = drag;
      if (!current) return;
      scrollAlong(event.clientY);
      const tile = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(TILE);
      const id = tile?.dataset['photo'];
      if (!id || (id === current.from && !current.moved)) return;
      current.moved = true;
      setChosen(withChoice(current.before, rangeOf(order, current.from, id), current.isOn));
    };
  });
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => dragOver.current(event);
    const end = () => {
      if (!drag.current?.moved) drag.current = undefined;
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  /** Pressing a checkbox may begin a drag. */
  function startDrag(event: PointerEvent<HTMLElement>, id: string) {
    isShift.current = event.shiftKey;
    drag.current = undefined;
    if (event.button !== 0 || event.shiftKey) return;
    event.currentTarget.releasePointerCapture(event.pointerId);
    drag.current = { from: id, isOn: !chosen.has(id), before: chosen, moved: false };
  }

  /** Ignores the click at the end of a drag. */
  function endDrag(event: MouseEvent) {
    if (!drag.current?.moved) return;
    drag.current = undefined;
    event.preventDefault();
  }

  function press(event: KeyboardEvent<HTMLElement>, id: string) {
    isShift.current = event.shiftKey;
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const ticks = [
      ...event.currentTarget.closest('ol')!.querySelectorAll<HTMLInputElement>('[type=checkbox]'),
    ];
    const next = stepFrom(order.indexOf(id), event.key, columnsOf(ticks), order.length);
    ticks[next]?.focus();
    if (!event.shiftKey) return;
    const from = anchor.current && chosen.has(anchor.current) ? anchor.current : id;
    anchor.current = from;
    setChosen(withChoice(chosen, rangeOf(order, from, order[next]!), true));
  }

  return {
    chosen,
    choose,
    set: (ids: string[]) => setChosen(new Set(ids)),
    letGo: () => setChosen(new Set()),
    startDrag,
    endDrag,
    press,
  };
}

function scrollAlong(y: number) {
  const part = document.querySelector(`[${SCROLLS}]`);
  const isOwn = part !== null && getComputedStyle(part).overflowY === 'auto';
  const { top, bottom } = isOwn ? part.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
  const by = y > bottom - EDGE ? 16 : y < top + EDGE ? -16 : 0;
  (isOwn ? part : window).scrollBy(0, by);
}

const columnsOf = (ticks: HTMLElement[]) => {
  const top = (tick: HTMLElement) => Math.round(tick.getBoundingClientRect().top);
  return ticks.filter((tick) => top(tick) === top(ticks[0]!)).length;
};
