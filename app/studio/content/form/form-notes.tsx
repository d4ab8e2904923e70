import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './item-form.module.css';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';

/** Notes above the form: who else is editing, and whether the item is in the trash. */
export function FormNotes({ document }: { document: Pick<LoadedDocument, 'state' | 'others'> }) {
  const words = useStudioWords().content;
  return (
    <div className={styles.notes}>
      {document.state === 'trash' && <p className={styles.note}>{words.trashNote}</p>}
      {document.others.map(({ name, minutesAgo }) => (
        <p key={name} className={styles.warning}>
          <b>{words.present(name, minutesAgo)}</b> {words.presentHelp}
        </p>
      ))}
    </div>
  );
}
