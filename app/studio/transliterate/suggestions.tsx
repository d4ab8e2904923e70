import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './hindi-typing.module.css';
import { caretIn } from './typing/caret.ts';
import type { Offered } from './typing/listen.ts';

/** Below the word being typed, or above it if there is no space. The field keeps the focus. */
export function Suggestions({ field, latin, words: hindi, at, choose }: Offered) {
  const words = useStudioWords().hindiTyping;
  const list = useRef<HTMLDivElement>(null);
  // The caret moves with every letter.
  useLayoutEffect(() => putAtCaret(list.current!, field));
  useEffect(() => {
    const put = () => putAtCaret(list.current!, field);
    const seen = window.visualViewport;
    window.addEventListener('scroll', put, { capture: true, passive: true });
    window.addEventListener('resize', put);
    seen?.addEventListener('resize', put);
    return () => {
      window.removeEventListener('scroll', put, { capture: true });
      window.removeEventListener('resize', put);
      seen?.removeEventListener('resize', put);
    };
  }, [field]);
  return (
    <div
      ref={list}
      role="group"
      aria-label={words.suggestions}
      className={styles.suggestions}
      data-hindi-words
      onPointerDown={(event) => event.preventDefault()}
    >
      {hindi.map((word, index) => (
        <button
          key={word}
          type="button"
          tabIndex={-1}
          aria-current={index === at || undefined}
          onClick={() => choose(index)}
        >
          <span className={styles.number}>{index + 1}</span>{' '}
          <span lang={word === latin ? 'en' : 'hi'}>{word}</span>
          {word === latin && <span className="unseen"> {words.asTyped}</span>}
        </button>
      ))}
    </div>
  );
}

const GAP = 4;
const MARGIN = 8;

function putAtCaret(list: HTMLElement, field: HTMLElement): void {
  const caret = caretIn(field);
  const { width, height } = list.getBoundingClientRect();
  const { offsetTop = 0, height: seen = innerHeight } = window.visualViewport ?? {};
  const isRoom = caret.bottom + GAP + height <= offsetTop + seen;
  const top = isRoom ? caret.bottom + GAP : caret.top - GAP - height;
  const lowest = offsetTop + seen - height - MARGIN;
  const rightmost = document.documentElement.clientWidth - width - MARGIN;
  // Within the visible area, even if the caret is outside.
  list.style.insetBlockStart = `${Math.max(offsetTop + MARGIN, Math.min(top, lowest))}px`;
  list.style.insetInlineStart = `${Math.max(MARGIN, Math.min(caret.left, rightmost))}px`;
}
