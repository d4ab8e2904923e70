import { Form, useNavigation } from 'react-router';
import { Field } from '../form/field.tsx';
import styles from '../people/panel.module.css';
import { accountWords } from './words.ts';

/** On or off, with the password either way. */
export function SecondStepSwitch({ isOn, isWrong }: { isOn: boolean; isWrong: boolean }) {
  const { secondStep: words, wrongPassword } = accountWords;
  const sending = useNavigation().state !== 'idle';
  return (
    <>
      <p>{isOn ? words.isOn : words.lead}</p>
      {isOn && <p>{words.endHelp}</p>}
      <Form method="post" className={styles.form}>
        <Field
          name="password"
          label={words.password}
          problem={isWrong ? wrongPassword : undefined}
          type="password"
          autoComplete="current-password"
          required
        />
        <button
          className="button button--dark"
          name="intent"
          value={isOn ? 'end' : 'begin'}
          disabled={sending}
        >
          {isOn ? words.end : words.begin}
        </button>
      </Form>
    </>
  );
}
