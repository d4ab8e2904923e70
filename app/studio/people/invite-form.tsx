import { useRef } from 'react';
import { Form } from 'react-router';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../kit/button.tsx';
import { describedBy, Field, Fields } from '../kit/field.tsx';
import { Input } from '../kit/input.tsx';
import layout from '../kit/layout.module.css';
import { Toggle } from '../kit/toggle.tsx';
import { useStudioWords } from '../words/words.ts';
import { CopyButton } from './copy-button.tsx';
import { type Problems, accountProblemText } from './problems.ts';
import { RoleField } from './role-field.tsx';

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
    <Form method="post" className={layout.stack} preventScrollReset>
      <Fields>
        <Field id="field-email" label={words.email} problem={problem}>
          <Input
            id="field-email"
            name="email"
            type="email"
            autoComplete="off"
            maxLength={200}
            defaultValue={typed}
            required
            {...describedBy('field-email', { problem })}
          />
        </Field>
        <RoleField value="editor" />
      </Fields>
      <Toggle name="byMail" value="yes">
        {words.byMail}
      </Toggle>
      <div className={`${layout.line} ${layout.end}`}>
        <SendButton name="intent" value="invite">
          {words.invite}
        </SendButton>
      </div>
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
    <div className={`${layout.stack} ${layout.tight}`} ref={box}>
      {/* The link is shown once, so it gets the focus, with or without scripts. */}
      <Field id="invitation-link" label={words.link}>
        <Input
          id="invitation-link"
          name="link"
          value={link}
          readOnly
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div>
        <CopyButton text={link} onBefore={() => box.current?.querySelector('input')?.select()} />
      </div>
    </div>
  );
}
