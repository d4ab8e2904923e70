import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../form/send-button.tsx';
import styles from '../people/panel.module.css';

/** Switches the second step on or off; while it is on, creates new backup codes. */
interface SecondStepSwitchProps {
  isOn: boolean;
  done: string | undefined;
  refused: string | 0 | undefined;
}

export function SecondStepSwitch({ isOn, done, refused }: SecondStepSwitchProps) {
  const accountWords = useStudioWords().account;
  const { secondStep: words } = accountWords;
  if (!isOn)
    return (
      <>
        <p>{words.lead}</p>
        <Form method="post" className={styles.form}>
          <SendButton className="button button--dark" name="intent" value="begin">
            {words.begin}
          </SendButton>
          <Outcome done={done} refused={refused || undefined} />
        </Form>
      </>
    );
  return (
    <>
      <p>{words.isOn}</p>
      <Form method="post" className={styles.form}>
        <p>{words.newCodesHelp}</p>
        <SendButton className="button button--dark" name="intent" value="codes">
          {words.newCodes}
        </SendButton>
      </Form>
      <Form method="post" className={styles.form}>
        <p>{words.endHelp}</p>
        <SendButton className="button" name="intent" value="end">
          {words.end}
        </SendButton>
      </Form>
    </>
  );
}
