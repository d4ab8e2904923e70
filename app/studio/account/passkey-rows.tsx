import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import type { OwnPasskey } from '#app/access/factors/passkeys.server.ts';
import { Field } from '../form/field.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/dialog.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import layout from '../kit/layout.module.css';
import { List, Row, RowActions, RowMeta, RowText } from '../kit/list.tsx';
import { accountProblemText } from '../people/problems.ts';
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
  if (passkeys.length === 0) return <EmptyState icon="fingerprint">{words.none}</EmptyState>;
  return (
    <List>
      {passkeys.map(({ id, name, since }) => (
        <Row key={id} wraps>
          <div className={`${layout.stack} ${layout.tight} ${layout.grow}`}>
            <RowText title={name || words.unnamed}>
              {since && <RowMeta>{words.since(dates.day(dayInIndia(since)))}</RowMeta>}
            </RowText>
            <Form method="post" className={`${layout.stack} ${layout.tight}`} preventScrollReset>
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
              <div>
                <SendButton name="intent" value="rename">
                  {words.rename}
                </SendButton>
              </div>
            </Form>
            {id === of && (
              <Outcome
                done={renamed}
                refused={problemOf(id) && studioWords.notDone}
                obstacles={[{ field: `name-${id}`, text: `${words.name}: ${problemOf(id)}` }]}
              />
            )}
          </div>
          <RowActions>
            <ConfirmDialog
              label={words.remove}
              heard={words.removeWhich(name || words.unnamed)}
              kind="danger"
              question={words.removeAsk(name || words.unnamed)}
            >
              <RowButton id={id} intent="delete" kind="sure">
                {words.removeSure(name || words.unnamed)}
              </RowButton>
            </ConfirmDialog>
          </RowActions>
        </Row>
      ))}
    </List>
  );
}
