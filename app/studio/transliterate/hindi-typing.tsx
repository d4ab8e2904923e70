import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Hint } from '#app/studio/kit/field.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Locale } from '#app/words/locales.ts';
import styles from './hindi-typing.module.css';
import { Suggestions } from './suggestions.tsx';
import { useHindiSwitch } from './switch.ts';
import type { Offered } from './typing/listen.ts';

interface HindiTypingProps {
  /** Of the fields with Hindi typing; undefined while they are empty. */
  language: Locale | undefined;
}

/**
 * The switch for typing Hindi in Latin letters, one per page. It applies to every text field that has
 * `data-hindi`, or is inside an element that has it.
 */
export function HindiTyping({ language }: HindiTypingProps) {
  const words = useStudioWords().hindiTyping;
  const hydrated = useHydrated();
  const [isOn, turn] = useHindiSwitch(language);
  const { offered, come } = useTyping(isOn);
  const announced = useAfterAPause(offered);
  return (
    // Its space is reserved from the beginning: a form that moves makes people miss its buttons.
    <div className={hydrated ? undefined : styles.notHydrated}>
      <Toggle
        kind="switch"
        checked={isOn}
        disabled={!hydrated}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      >
        {words.label} <span className={styles.example}>namaste →</span> <span lang="hi">नमस्ते</span>
      </Toggle>
      {isOn && come && <Hint>{words[come]}</Hint>}
      <p role="status" className="unseen">
        {announced && <Announcement latin={announced.latin} word={announced.words[announced.at]!} />}
      </p>
      {offered &&
        createPortal(<Suggestions {...offered} />, offered.field.closest('dialog, main') ?? document.body)}
    </div>
  );
}

/** Announces what the word will become, for screen readers. */
function Announcement({ latin, word }: { latin: string; word: string }) {
  const words = useStudioWords().hindiTyping;
  return (
    <>
      {words.announcement(latin)} {word === latin ? words.asTyped : <span lang="hi">{word}</span>}
    </>
  );
}

/** The transliteration is only loaded by those who use it. */
function useTyping(isOn: boolean) {
  const [offered, setOffered] = useState<Offered>();
  const [come, setCome] = useState<'help' | 'missing'>();
  useEffect(() => {
    if (!isOn) return;
    let isWanted = true;
    let stop: (() => void) | undefined;
    async function begin() {
      try {
        const { listen } = await import('./typing/listen.ts');
        if (isWanted) stop = listen(setOffered);
        setCome('help');
      } catch {
        setCome('missing');
      }
    }
    void begin();
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [isOn]);
  return { offered, come };
}

const PAUSE_MS = 600;

/** After a pause: announcing every letter would interrupt the writer. */
function useAfterAPause(offered: Offered | undefined): Offered | undefined {
  const [announced, setAnnounced] = useState<Offered>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(offered), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [offered]);
  return announced;
}
