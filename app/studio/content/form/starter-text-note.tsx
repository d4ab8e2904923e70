import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { dayInIndia } from '#app/core/time/days.ts';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { useWords } from '#app/words/words.ts';
import styles from './starter-text-note.module.css';

interface StarterTextNoteProps {
  starterText: NonNullable<LoadedItem['extra']['starterText']>;
  action: string;
  /** The form differs from what is public: then there is something to publish, and nothing to confirm. */
  hasDraft: boolean;
  mayConfirm: boolean;
}

/**
 * Above the form of a starter text that nobody at the school has edited: an explanation, and a button to
 * confirm the text.
 */
export function StarterTextNote({
  starterText: { version, reading },
  action,
  hasDraft,
  mayConfirm,
}: StarterTextNoteProps) {
  const { dates } = useWords();
  const words = useStudioWords().content.starterText;
  if (reading)
    return <p className={styles.read}>{words.readBy(reading.by, dates.day(dayInIndia(reading.at)))}</p>;
  return (
    <section className={styles.note} aria-labelledby="starter-text">
      <h2 id="starter-text">{words.title}</h2>
      <p>{hasDraft ? words.draftWaits : words.help}</p>
      {!hasDraft && mayConfirm && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="version" value={version} />
          <SendButton className="button" name="intent" value="confirm">
            {words.confirm}
          </SendButton>
        </Form>
      )}
    </section>
  );
}
