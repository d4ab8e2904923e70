import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import { asTyped, lookQuery, parseLook, type TypedLook } from '#app/features/look/input.ts';
import { useAwake } from '#app/islands/use-awake.ts';
import { Outcome } from '#app/studio/form/floor/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ColourChoice } from './colour-choice.tsx';
import type { LoadedTry } from './load-look.server.ts';
import { LogoNote } from './logo-note.tsx';
import { LookDrawings } from './look-drawings.tsx';
import { LookPreview } from './look-preview.tsx';
import { Readable } from './readable.tsx';
import { GatewayChoice, LetterChoice } from './shape-choices.tsx';
import { KeepTry } from './tries/keep-try.tsx';
import styles from './look.module.css';

interface LookFormProps {
  asked: TypedLook;
  onSite: TypedLook;
  /** Whether somebody chose what is on the site, or it came so. */
  isChosen: boolean;
  base: number;
  logo: string | undefined;
  schoolName: string;
  tries: LoadedTry[];
  /** A name that was typed and could not be taken. */
  name: string | undefined;
  /** Why what was pressed was not done, and the field to blame. */
  trouble: string | undefined;
  field: string | undefined;
  done: ReactNode;
}

export function LookForm(props: LookFormProps) {
  const { asked, onSite, isChosen, base, logo, schoolName, tries, name: typedName } = props;
  const { trouble, field, done } = props;
  const words = useStudioWords().look;
  const [chosen, setChosen] = useState(asked);
  const awake = useAwake();
  const choose = (part: Partial<TypedLook>) => setChosen((before) => ({ ...before, ...part }));
  const read = parseLook(chosen);
  // Asleep, nobody knows what is chosen by now.
  const query = awake && 'look' in read ? lookQuery(asTyped(read.look)) : undefined;
  const isOnSite = query === lookQuery(onSite);
  const takeWords = () => {
    if (isOnSite) return isChosen ? words.take : words.keepThis;
    const name = words.colourNames[chosen.colours as keyof typeof words.colourNames];
    return awake && name ? words.takeNamed(name) : words.take;
  };
  return (
    <Form method="post" action={studioHref('look')} className={styles.look}>
      <input type="hidden" name="base" value={base} />
      <div className={styles.choose}>
        <LogoNote path={logo} />
        <ColourChoice chosen={chosen} choose={choose} />
        <GatewayChoice chosen={chosen} choose={choose} />
        <LetterChoice chosen={chosen} choose={choose} />
        <LookDrawings look={read} schoolName={schoolName} />
      </div>
      <div className={styles.stage}>
        <Readable read={read} />
        {awake ? (
          <LookPreview look={read} />
        ) : (
          <p>
            <button
              className="button"
              formMethod="get"
              formAction={`${studioPaths.preview}/look/home`}
              formTarget="_blank"
            >
              {words.see}
            </button>{' '}
            {words.seeHint}
          </p>
        )}
      </div>
      <div className={styles.floor}>
        <Outcome
          done={done}
          refused={trouble}
          obstacles={
            field ? [{ field, text: field === 'name' ? words.tries.name : words.colours }] : undefined
          }
        />
        <p role="status">
          {isOnSite ? words.isOnSite(isChosen) : `${words.onlyYou} ${words.onSite(words.inWords(onSite))}`}
        </p>
        {tries.length > 0 && (
          <a className={styles.toTries} href="#tries">
            {words.tries.see(tries.length)}
          </a>
        )}
        {/* Before the other button: Enter in a field keeps a look rather than showing it to families. */}
        {!isOnSite && <KeepTry key={tries.length} {...{ tries, query, typedName }} />}
        <SendButton className="button button--primary">{takeWords()}</SendButton>
      </div>
    </Form>
  );
}
