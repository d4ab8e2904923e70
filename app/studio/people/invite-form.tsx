import { Form } from 'react-router';
import { Field } from '../form/field.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../form/send-button.tsx';
import { useStudioWords } from '../words/words.ts';
import styles from './panel.module.css';
import { type Problems, accountProblemText } from './problems.ts';
import { RoleField } from './role-field.tsx';
import { useRef } from 'react';
import { CopyButton } from './copy-button.tsx';

export interface Invited {
  email: string;
  /** Shown only once. */
  link: string;
  mail: 'none' | 'on its way' | 'to a file';
}

interface InviteFormProps {
  problems: Problems;
  typed: string | undefined;
  refused: string | undefined;
  invited: Invited | undefined;
}

export function InviteForm({ problems, typed, refused, invited }: InviteFormProps) {
  const studioWords = useStudioWords();
  const { people: words } = studioWords.people;
  const problem = accountProblemText(studioWords, problems.email) ?? refused;
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <Field
        id="field-email"
        name="email"
        label={words.email}
        problem={problem}
        type="email"
        autoComplete="off"
        maxLength={200}
        defaultValue={typed}
        required
      />
      <RoleField value="editor" />
      <label className={styles.tick}>
        <input type="checkbox" name="byMail" value="yes" />
        {words.byMail}
      </label>
      <SendButton className="button button--primary" name="intent" value="invite">
        {words.invite}
      </SendButton>
      <Outcome
        goesOn="inside"
        refused={problem && words.notInvited}
        obstacles={problem ? [{ field: 'email', text: `${words.email}: ${problem}` }] : undefined}
        done={
          invited && (
            <>
              <h3>{words.invited(invited.email)}</h3>
              <p>
                {words.linkHelp} {words.mailed[invited.mail]}
              </p>
              <CopyLink link={invited.link} />
            </>
          )
        }
      />
    </Form>
  );
}

/** A link to pass on: copied by the button, or by hand without scripts. */
function CopyLink({ link }: { link: string }) {
  const { people: words } = useStudioWords().people;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={`${styles.inline} ${styles.copy}`} ref={box}>
      {/* The link is shown once, so it gets the focus, with or without scripts. */}
      <Field
        name="link"
        label={words.link}
        value={link}
        readOnly
        className={styles.link}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={link} onBefore={() => box.current?.querySelector('input')?.select()} />
    </div>
  );
}
