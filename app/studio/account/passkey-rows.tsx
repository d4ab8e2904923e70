import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Form, useNavigation } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import type { OwnPasskey } from '#app/access/factors/passkeys.server.ts';
import { Field } from '../form/field.tsx';
import styles from '../people/panel.module.css';
import { Ask } from '../undo/ask.tsx';
import { RowButton } from '../people/row-button.tsx';

export function PasskeyRows({ passkeys }: { passkeys: OwnPasskey[] }) {
  const { dates } = useWords();
  const accountWords = useStudioWords().account;
  const { passkeys: words } = accountWords;
  const sending = useNavigation().state !== 'idle';
  if (passkeys.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.rows} role="list">
      {passkeys.map(({ id, name, since }) => (
        <li key={id}>
          <div className={styles.who}>
            <b>{name || words.unnamed}</b>
            {since && <span className={styles.small}>{words.since(dates.day(dayInIndia(since)))}</span>}
          </div>
          <Form method="post" className={`${styles.inline} wide`}>
            <input type="hidden" name="id" value={id} />
            <Field
              name="name"
              label={words.name}
              hint={words.nameHelp}
              defaultValue={name}
              maxLength={100}
              required
            />
            <button className="button" name="intent" value="rename" disabled={sending}>
              {words.rename}
            </button>
          </Form>
          <Ask
            label={words.remove}
            heard={words.removeWhich(name || words.unnamed)}
            question={words.removeAsk(name || words.unnamed)}
          >
            <RowButton id={id} intent="delete" label={words.removeSure(name || words.unnamed)}>
              {words.removeSure(name || words.unnamed)}
            </RowButton>
          </Ask>
        </li>
      ))}
    </ul>
  );
}
