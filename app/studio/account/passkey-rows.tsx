import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import type { OwnPasskey } from '#app/access/factors/passkeys.server.ts';
import { Field } from '../form/field.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../form/send-button.tsx';
import { accountProblemText } from '../people/problems.ts';
import styles from '../people/panel.module.css';
import { Ask } from '../undo/ask.tsx';
import { RowButton } from '../people/row-button.tsx';

interface PasskeyRowsProps {
  passkeys: OwnPasskey[];
  /** The passkey that was renamed, and the result. */
  of: string | null;
  renamed: string | undefined;
  problem: string | undefined;
}

export function PasskeyRows({ passkeys, of, renamed, problem: refused }: PasskeyRowsProps) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const { passkeys: words } = studioWords.account;
  const problemOf = (id: string) => (id === of ? accountProblemText(studioWords, refused) : undefined);
  if (passkeys.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.rows} role="list">
      {passkeys.map(({ id, name, since }) => (
        <li key={id}>
          <div className={styles.who}>
            <b>{name || words.unnamed}</b>
            {since && <span className={styles.small}>{words.since(dates.day(dayInIndia(since)))}</span>}
          </div>
          <Form method="post" className={`${styles.inline} wide`} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Field
              id={`field-name-${id}`}
              name="name"
              problem={problemOf(id)}
              label={words.name}
              hint={words.nameHelp}
              defaultValue={name}
              maxLength={100}
              required
            />
            <SendButton className="button" name="intent" value="rename">
              {words.rename}
            </SendButton>
            {id === of && (
              <Outcome
                done={renamed}
                refused={problemOf(id) && studioWords.notDone}
                obstacles={[{ field: `name-${id}`, text: `${words.name}: ${problemOf(id)}` }]}
              />
            )}
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
