import { useStudioWords } from '#app/studio/words/words.ts';
import { Form, useNavigation } from 'react-router';
import styles from '../people/panel.module.css';

/** On or off; and, while it is on, new backup codes. */
export function SecondStepSwitch({ isOn }: { isOn: boolean }) {
  const accountWords = useStudioWords().account;
  const { secondStep: words } = accountWords;
  const sending = useNavigation().state !== 'idle';
  if (!isOn)
    return (
      <>
        <p>{words.lead}</p>
        <Form method="post" className={styles.form}>
          <button className="button button--dark" name="intent" value="begin" disabled={sending}>
            {words.begin}
          </button>
        </Form>
      </>
    );
  return (
    <>
      <p>{words.isOn}</p>
      <Form method="post" className={styles.form}>
        <p>{words.newCodesHelp}</p>
        <button className="button button--dark" name="intent" value="codes" disabled={sending}>
          {words.newCodes}
        </button>
      </Form>
      <Form method="post" className={styles.form}>
        <p>{words.endHelp}</p>
        <button className="button" name="intent" value="end" disabled={sending}>
          {words.end}
        </button>
      </Form>
    </>
  );
}
