import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { Field } from '../form/field.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { AnchorButton, SendButton } from '../kit/button.tsx';
import layout from '../kit/layout.module.css';
import { Section } from '../kit/section.tsx';
import styles from './account.module.css';
import { encode } from 'uqr';

/** Three ways to the same secret: a link on this phone, a picture for another, letters for a keyboard. */
export function AuthenticatorSetup({ uri, isWrong }: { uri: string; isWrong: boolean }) {
  const studioWords = useStudioWords();
  const { secondStep: words } = studioWords.account;
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <>
      <Section title={words.stepOne} sheet="padded">
        <div className={`${layout.stack} ${layout.start}`}>
          {!isWrong && <Outcome goesOn="here" done={words.setupStarted} />}
          <AnchorButton href={uri}>{words.open}</AnchorButton>
          <p>{words.scan}</p>
          <QrCode text={uri} title={words.picture} />
          <p>{words.type}</p>
          <p className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
      </Section>
      <Section title={words.stepTwo} sheet="padded">
        <Form method="post" className={`${layout.stack} ${layout.start}`} preventScrollReset>
          <input type="hidden" name="uri" value={uri} />
          <Field
            id="field-code"
            name="code"
            label={words.code}
            problem={isWrong ? words.wrongCode : undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
          />
          <SendButton kind="primary" name="intent" value="confirm">
            {words.confirm}
          </SendButton>
          {isWrong && (
            <Outcome
              refused={studioWords.notDone}
              obstacles={[{ field: 'code', text: `${words.code}: ${words.wrongCode}` }]}
            />
          )}
        </Form>
      </Section>
    </>
  );
}

/** The quiet zone that readers expect, in modules. */
const MARGIN = 4;

/** One path of dark modules on white. */
function QrCode({ text, title }: { text: string; title: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title}>
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
