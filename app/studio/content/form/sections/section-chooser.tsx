import { type DeclaredSection, sectionKind, sectionKinds, type SectionKind } from '#content/section-kinds.ts';
import { Dialog } from '#app/studio/kit/dialog.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { translateSection } from '#app/studio/words/content-types.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { SectionDrawing } from './section-drawing.tsx';
import styles from './sections.module.css';

const kinds = Object.keys(sectionKinds) as SectionKind[];

interface SectionChooserProps {
  name: string;
  groups: readonly DeclaredSection['group'][];
  isOpen: boolean;
  onClose: () => void;
  onChoose: (kind: SectionKind) => void;
}

/** The kinds of section that can be added, each with a small picture. */
export function SectionChooser({ name, groups, isOpen, onClose, onChoose }: SectionChooserProps) {
  const studioWords = useStudioWords();
  const words = studioWords.content.sections;
  return (
    <Dialog title={name} isWide isOpen={isOpen} onClose={onClose}>
      {groups.map((group) => (
        <Section key={group} title={words.groups[group]} level={3}>
          <ul role="list" className={styles.kinds}>
            {kinds
              .filter((kind) => sectionKind(kind).group === group)
              .map((kind) => ({ kind, ...translateSection(kind, studioWords) }))
              .map(({ kind, label, about }) => (
                <li key={kind}>
                  <button
                    type="button"
                    onClick={() => {
                      dropSecondClick();
                      onClose();
                      onChoose(kind);
                    }}
                  >
                    <SectionDrawing kind={kind} />
                    <b>{label}</b>
                    <small>{about}</small>
                  </button>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </Dialog>
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
