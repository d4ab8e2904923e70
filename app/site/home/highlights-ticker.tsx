import { useLayoutEffect, useRef } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import { useAwake } from '#app/islands/use-awake.ts';
import { PauseIcon, PlayIcon } from '#app/ui/icons/interface.ts';
import { setPaused, usePaused } from '#app/ui/motion/motion-preference.ts';
import styles from './highlights.module.css';

export interface TickerItem {
  id: string;
  title: string;
  lang?: 'hi' | undefined;
  /** Missing where there is nothing to open. */
  href?: string | undefined;
}

interface TickerProps {
  items: TickerItem[];
  labels: { pause: string; play: string };
}

/** Pixels a second: slow enough to read, and to press. */
const SPEED = 45;

/**
 * Asleep, or for those who want stillness, a plain list to scroll; awake and playing, it runs. The copy that
 * closes the round is for the eye alone.
 */
function HighlightsTicker({ items, labels }: TickerProps) {
  const list = useRef<HTMLUListElement>(null);
  const awake = useAwake();
  const paused = usePaused();
  const running = awake && !paused;
  useLayoutEffect(() => {
    const element = list.current;
    if (element) element.parentElement!.style.setProperty('--round', `${element.scrollWidth / SPEED}s`);
  }, []);
  return (
    <>
      <button
        className={styles.pause}
        type="button"
        aria-label={paused ? labels.play : labels.pause}
        data-ready={awake}
        onClick={() => setPaused(!paused)}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </button>
      <div className={styles.view} data-running={running} tabIndex={running ? undefined : 0}>
        <ul ref={list} role="list" className={styles.list}>
          <Items items={items} />
        </ul>
        {running && (
          <ul className={styles.list} aria-hidden="true" inert>
            <Items items={items} />
          </ul>
        )}
      </div>
    </>
  );
}

const Items = ({ items }: { items: TickerItem[] }) =>
  items.map(({ id, title, lang, href }) => (
    <li key={id} lang={lang}>
      {href ? <a href={href}>{title}</a> : title}
    </li>
  ));

export const highlightsTicker = defineIsland('highlights-ticker', HighlightsTicker);
