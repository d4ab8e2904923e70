import { Form } from 'react-router';
import { Field } from '../form/field.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { SendButton } from '../kit/button.tsx';
import layout from '../kit/layout.module.css';
import { Section } from '../kit/section.tsx';
import { type Problems, accountProblemText } from '../people/problems.ts';
import { useStudioWords } from '../words/words.ts';

interface NamePanelProps {
  name: string;
  problems: Problems;
  done: string | undefined;
}

export function NamePanel({ name, problems, done }: NamePanelProps) {
  const studioWords = useStudioWords();
  const words = studioWords.account;
  const problem = accountProblemText(studioWords, problems.name);
  return (
    <Section title={words.nameTitle} sheet="padded">
      <Form method="post" className={`${layout.stack} ${layout.start}`} preventScrollReset>
        <Field
          id="field-name"
          name="name"
          label={words.name}
          hint={words.nameHelp}
          problem={problem}
          defaultValue={name}
          autoComplete="name"
          maxLength={100}
          required
        />
        <SendButton name="intent" value="name">
          {words.save}
        </SendButton>
        <Outcome
          done={done}
          refused={problem && studioWords.notDone}
          obstacles={problem ? [{ field: 'name', text: `${words.name}: ${problem}` }] : undefined}
        />
      </Form>
    </Section>
  );
}
