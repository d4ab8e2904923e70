import { useRef } from 'react';
import { type DeclaredSection, sectionKind, sectionKinds, type SectionKind } from '#content/section-kinds.ts';
import { CloseIcon } from '#app/ui/icons/interface.ts';
import { translateSection } from '#app/studio/words/content-types.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { SectionDrawing } from './section-drawing.tsx';
import styles from './sections.module.css';

const kinds = Object.keys(sectionKinds) as SectionKind[];

interface SectionChooserProps {
  groups: readonly DeclaredSection['group'][];
  onChoose: (kind: SectionKind) => void;
}

/** The kinds of section that can be added, each with a small picture. */
export function SectionChooser({ groups, onChoose }: SectionChooserProps) {
  const studioWords = useStudioWords();
  const words = studioWords.content.sections;
  const dialog = useRef<HTMLDialogElement>(null);
  const name = groups.includes('menu') ? words.addGroup : words.add;
  return (
    <>
      <p>
        <button type="button" className={styles.add} onClick={() => dialog.current?.showModal()}>
          <span aria-hidden="true">+</span> {name}
        </button>
      </p>
      <dialog ref={dialog} className={styles.chooser} aria-labelledby="section-chooser">
        <div className={styles.chooserHead}>
          <h2 id="section-chooser">{name}</h2>
          <button
            type="button"
            className={styles.tool}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        {groups.map((group) => (
          <section key={group} aria-labelledby={`section-group-${group}`}>
            <h3 id={`section-group-${group}`}>{words.groups[group]}</h3>
            <ul role="list">
              {kinds
                .filter((kind) => sectionKind(kind).group === group)
                .map((kind) => ({ kind, ...translateSection(kind, studioWords) }))
                .map(({ kind, label, about }) => (
                  <li key={kind}>
                    <button
                      type="button"
                      onClick={() => {
                        dropSecondClick();
                        dialog.current?.close();
                        onChoose(kind);
                      }}
                    >
                      <SectionDrawing kind={kind} />
                      <b>{label}</b>
                      <span>{about}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </dialog>
    </>
  );
}

const DOUBLE_CLICK_MS = 500;

/**
 * For controls that close at the first click: the second click of a double click would hit whatever replaces
 * them. It is dropped if the browser counts it as a second click.
 */
function dropSecondClick(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The mousedown alone would already move the focus.
  const both = ['mousedown', 'click'] as const;
  for (const event of both) window.addEventListener(event, drop, { capture: true });
  window.setTimeout(() => {
    for (const event of both) window.removeEventListener(event, drop, { capture: true });
  }, DOUBLE_CLICK_MS);
}
