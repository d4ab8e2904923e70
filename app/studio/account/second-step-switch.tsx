import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../kit/button.tsx';
import layout from '../kit/layout.module.css';
import { Sheet } from '../kit/section.tsx';

interface SecondStepSwitchProps {
  isOn: boolean;
  done: string | undefined;
  refused: string | 0 | undefined;
}

/** Switches the second step on or off; while it is on, creates new backup codes. */
export function SecondStepSwitch({ isOn, done, refused }: SecondStepSwitchProps) {
  const accountWords = useStudioWords().account;
  const { secondStep: words } = accountWords;
  const form = `${layout.stack} ${layout.start}`;
  if (!isOn)
    return (
      <Sheet>
        <p>{words.lead}</p>
        <Form method="post" className={form}>
          <SendButton kind="primary" name="intent" value="begin">
            {words.begin}
          </SendButton>
          <Outcome done={done} refused={refused || undefined} />
        </Form>
      </Sheet>
    );
  return (
    <Sheet>
      <p>{words.isOn}</p>
      <Form method="post" className={form}>
        <p>{words.newCodesHelp}</p>
        <SendButton name="intent" value="codes">
          {words.newCodes}
        </SendButton>
      </Form>
      <Form method="post" className={form}>
        <p>{words.endHelp}</p>
        <SendButton kind="danger" name="intent" value="end">
          {words.end}
        </SendButton>
      </Form>
    </Sheet>
  );
}
