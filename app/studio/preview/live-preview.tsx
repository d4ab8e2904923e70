import { type ReactNode, type RefObject, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import layout from '#app/studio/kit/layout.module.css';
import styles from '#app/studio/kit/side-panel.module.css';
import { OpenSectionContext } from './open-section.ts';
import { FRAME_SANDBOX, ScreenPick, type Screen, SCREENS, useScale } from './screens.tsx';
import { markSection, scrollToSame, sectionAt } from './section-element.ts';

/** The sections of the page that can be pressed to open their fields. */
export interface PageSections {
  /** Their current ids in the form. */
  idsIn: (form: HTMLFormElement) => string[];
  goTo: (id: string) => void;
}

interface LivePreviewProps {
  /** Of the preview, which shows the last saved state. */
  address: string;
  /** Changes with every save; empty before the first. */
  saved: string;
  form: RefObject<HTMLFormElement | null>;
  sections: PageSections | undefined;
  /** At the end of the line above it. */
  tools?: ReactNode;
}

/** Below this a desktop page is too small to read. */
const ROOM_FOR_DESKTOP = 560;

/**
 * A live preview next to the form. The next version is loaded behind the visible one and replaces it at the
 * same scroll position, so that nothing jumps during typing.
 */
export function LivePreview({ address, saved, form, sections, tools }: LivePreviewProps) {
  const words = useStudioWords().content.live;
  const [open, setOpen] = use(OpenSectionContext) ?? [];
  const [chosen, setScreen] = useState<Screen>();
  const [room, setRoom] = useState(0);
  const screen = chosen ?? (room < ROOM_FOR_DESKTOP ? 'phone' : 'desktop');
  const stage = useScale(SCREENS[screen]);
  const [shown, setShown] = useState(saved);
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
    const ids = (form.current && sections?.idsIn(form.current)) ?? [];
    const id = sectionAt(target.ownerDocument, target, ids);
    if (!id || !setOpen) return;
    event.preventDefault();
    setOpen(id);
    requestAnimationFrame(() => sections?.goTo(id));
  }

  const versions = [...new Set([shown, saved])].filter(Boolean);
  return (
    <>
      <div className={`${layout.line} ${layout.between}`}>
        <div className={`${layout.line} ${layout.onlyDesk}`}>
          <ScreenPick chosen={screen} onPick={setScreen} />
          <p className={layout.quiet}>{sections ? words.press : words.says}</p>
        </div>
        {tools}
      </div>
      <div ref={stage} className={styles.view} data-screen={screen}>
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
    </>
  );
}
