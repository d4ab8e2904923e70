import { Form } from 'react-router';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FileUses } from '../file-uses.tsx';
import { SendButton } from '#app/studio/kit/button.tsx';
import { describedBy, Field, Problem } from '#app/studio/kit/field.tsx';
import { Input } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Section, Sheet } from '#app/studio/kit/section.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import styles from '../library.module.css';
import type { LoadedFile } from '../load-file.server.ts';

interface WithdrawFormProps {
  file: LoadedFile;
  action: string;
  refused: 'unsure' | 'logo' | undefined;
}

/** One press, after showing the picture and its uses. */
export function WithdrawForm({ file, action, refused }: WithdrawFormProps) {
  const words = useStudioWords().library.withdrawal;
  return (
    <div className={`${layout.cols} ${layout.even}`}>
      <div className={styles.big}>
        <img
          src={renditionUrl(file.path, 640, 'webp')}
          width={file.width}
          height={file.height}
          alt={file.words[0] ?? ''}
        />
      </div>
      <div className={layout.stack}>
        <Form method="post" action={action}>
          <Sheet>
            {refused && <Problem role="alert">{words.refused[refused]}</Problem>}
            <Field id="withdraw-why" label={words.why} hint={words.whyHelp}>
              <Input
                id="withdraw-why"
                name="why"
                maxLength={300}
                {...describedBy('withdraw-why', { hint: words.whyHelp })}
              />
            </Field>
            <Toggle name="sure" value="yes" required>
              {words.sure(file.called)}
            </Toggle>
            <p>
              <SendButton kind="sure" name="intent" value="withdraw">
                {words.press}
              </SendButton>
            </p>
          </Sheet>
        </Form>
        <Section title={words.loses(file.uses.length)}>
          {file.uses.length > 0 && <FileUses uses={file.uses} />}
        </Section>
      </div>
    </div>
  );
}
