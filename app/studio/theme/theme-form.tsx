import { profileAddress } from '#app/studio/content/types/addresses.ts';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import { asTyped, themeQuery, parseTheme, type TypedTheme } from '#app/features/theme/input.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { ColourChoice } from './colour-choice.tsx';
import type { LoadedSavedTheme } from './load-theme.server.ts';
import { ThemeDrawings } from './theme-drawings.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { GatewayChoice, LetterChoice } from './shape-choices.tsx';
import { SaveTheme } from './saved-themes/save-theme.tsx';
import styles from './theme.module.css';
import { renditionUrl } from '#app/media/picture.ts';
import { paletteOfTheme } from '#app/sites/identity/identity.ts';
import { weakestText } from '#app/sites/identity/pairings.ts';

interface ThemeFormProps {
  requested: TypedTheme;
  onSite: TypedTheme;
  /** Whether somebody chose the public theme, or it is the default. */
  isChosen: boolean;
  base: string;
  logo: string | undefined;
  schoolName: string;
  savedThemes: LoadedSavedTheme[];
  /** A typed name that was refused. */
  name: string | undefined;
  /** Why the last press was refused, and the field to correct. */
  trouble: string | undefined;
  field: string | undefined;
  done: ReactNode;
}

export function ThemeForm(props: ThemeFormProps) {
  const { requested, onSite, isChosen, base, logo, schoolName, savedThemes, name: typedName } = props;
  const { trouble, field, done } = props;
  const words = useStudioWords().theme;
  const [chosen, setChosen] = useState(requested);
  const hydrated = useHydrated();
  const choose = (part: Partial<TypedTheme>) => setChosen((before) => ({ ...before, ...part }));
  const read = parseTheme(chosen);
  // Before hydration the current selection is unknown.
  const query = hydrated && 'theme' in read ? themeQuery(asTyped(read.theme)) : undefined;
  const isOnSite = query === themeQuery(onSite);
  const takeWords = () => {
    if (isOnSite) return isChosen ? words.take : words.keepThis;
    const name = words.colourNames[chosen.colours as keyof typeof words.colourNames];
    return hydrated && name ? words.takeNamed(name) : words.take;
  };
  return (
    <Form method="post" action={studioHref('look')} className={styles.look}>
      <input type="hidden" name="base" value={base} />
      <div className={styles.choose}>
        <LogoNote path={logo} />
        <ColourChoice chosen={chosen} choose={choose} />
        <GatewayChoice chosen={chosen} choose={choose} />
        <LetterChoice chosen={chosen} choose={choose} />
        <ThemeDrawings theme={read} schoolName={schoolName} />
      </div>
      <div className={styles.stage}>
        <Readable read={read} />
        {hydrated ? (
          <ThemePreview theme={read} />
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
            field ? [{ field, text: field === 'name' ? words.savedThemes.name : words.colours }] : undefined
          }
        />
        <p role="status">
          {isOnSite ? words.isOnSite(isChosen) : `${words.onlyYou} ${words.onSite(words.inWords(onSite))}`}
        </p>
        {savedThemes.length > 0 && (
          <a className={styles.toTries} href="#tries">
            {words.savedThemes.see(savedThemes.length)}
          </a>
        )}
        {/* Before the other button: Enter in a field saves a theme instead of publishing it. */}
        {!isOnSite && <SaveTheme key={savedThemes.length} {...{ savedThemes, query, typedName }} />}
        <SendButton className="button button--primary">{takeWords()}</SendButton>
      </div>
    </Form>
  );
}

/** The school's logo, and where the office changes it. */
function LogoNote({ path }: { path: string | undefined }) {
  const words = useStudioWords().theme;
  return (
    <section className={styles.logo}>
      <h2>{words.logo}</h2>
      {path && <img src={renditionUrl(path, 480, 'webp')} alt="" />}
      <p>
        {path ? words.hasLogo : words.noLogo} <a href={`${profileAddress()}#field-logo`}>{words.toLogo}</a>
      </p>
    </section>
  );
}

/** Whether all text is readable in these colours; announced whenever they change. */
function Readable({ read }: { read: ReturnType<typeof parseTheme> }) {
  const words = useStudioWords().theme;
  return (
    <p className={'theme' in read ? styles.good : styles.bad} role="status">
      {'theme' in read
        ? words.readable(weakestText(paletteOfTheme(read.theme)))
        : words.problem(read.problem)}
    </p>
  );
}
