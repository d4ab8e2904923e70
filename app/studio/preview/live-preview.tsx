import { type RefObject, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { sectionsIn } from '#content/plain-sections.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './live-preview.module.css';
import { OpenSectionContext } from './open-section.ts';
import { FRAME_SANDBOX, ScreenPick, type Screen, SCREENS, useScale } from './screens.tsx';
import { markSection, scrollToSame, sectionAt } from './section-element.ts';

interface LivePreviewProps {
  /** Of the preview, which shows what was kept last. */
  address: string;
  /** Another one has been kept whenever this changes; empty before the first. */
  kept: string;
  form: RefObject<HTMLFormElement | null>;
  /** The field of the sections that can be pressed to open their form. */
  sections: string | undefined;
}

/** Below this the page of a desktop is too small to be read. */
const ROOM_FOR_DESKTOP = 560;

/**
 * The page as it will look, beside its form. The next one is made ready behind the one in sight and takes its place
 * where that was scrolled to, so that nothing jumps while one writes.
 */
export function LivePreview({ address, kept, form, sections }: LivePreviewProps) {
  const words = useStudioWords().content.live;
  const [open, setOpen] = use(OpenSectionContext) ?? [];
  const [chosen, setScreen] = useState<Screen>();
  const [room, setRoom] = useState(0);
  const screen = chosen ?? (room < ROOM_FOR_DESKTOP ? 'phone' : 'desktop');
  const stage = useScale(SCREENS[screen]);
  const [shown, setShown] = useState(kept);
  const inSight = useRef<Document>(null);

  useEffect(() => setRoom(stage.current?.parentElement?.clientWidth ?? 0), [stage]);

  useEffect(() => {
    if (inSight.current) markSection(inSight.current, open, { scroll: true });
  }, [open]);

  function takeOver(version: string, { currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const page = currentTarget.contentDocument;
    if (!page) return;
    page.addEventListener('click', press, { capture: true });
    const before = inSight.current;
    if (before) scrollToSame(page, before);
    markSection(page, open, { scroll: !before });
    inSight.current = page;
    setShown(version);
  }

  function press(event: MouseEvent) {
    const target = event.target as Element;
    const ids = sections ? sectionIds(form.current, sections) : [];
    const id = sectionAt(target.ownerDocument, target, ids);
    if (!id || !setOpen) return;
    event.preventDefault();
    setOpen(id);
    requestAnimationFrame(() => {
      const opener = document.querySelector<HTMLElement>(`[aria-controls="section-${CSS.escape(id)}"]`);
      opener?.focus({ preventScroll: true });
      opener?.scrollIntoView({ block: 'start' });
    });
  }

  const versions = [...new Set([shown, kept])].filter(Boolean);
  return (
    <section className={styles.preview} aria-label={words.title} data-beside="">
      <div className={styles.tools}>
        <ScreenPick chosen={screen} onPick={setScreen} />
        <p>{sections ? words.press : words.says}</p>
      </div>
      <div ref={stage} className={styles.stage} data-screen={screen}>
        {versions.length === 0 && <p>{words.nothingYet}</p>}
        {versions.map((version) => (
          <iframe
            key={version}
            title={words.title}
            src={`${address}?framed=1`}
            width={SCREENS[screen].width}
            data-waits={version === shown ? undefined : ''}
            aria-hidden={version !== shown}
            tabIndex={version === shown ? undefined : -1}
            sandbox={FRAME_SANDBOX}
            onLoad={(event) => takeOver(version, event)}
          />
        ))}
      </div>
    </section>
  );
}

/** As they stand in the form at this moment. */
function sectionIds(form: HTMLFormElement | null, field: string): string[] {
  const value = form && new FormData(form).get(field);
  return typeof value === 'string' ? sectionsIn(value).map(({ id }) => id) : [];
}
