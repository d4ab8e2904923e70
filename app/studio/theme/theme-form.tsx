import { profileAddress } from '#app/studio/content/types/addresses.ts';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import { asTyped, themeQuery, parseTheme, type TypedTheme } from '#app/features/theme/input.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { FormFooter } from '#app/studio/kit/form-footer.tsx';
import { AnchorButton, Button, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Section } from '#app/studio/kit/section.tsx';
import { State } from '#app/studio/kit/state.tsx';
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
    <Form method="post" action={studioHref('look')} className={`${layout.stack} ${styles.look}`}>
      <input type="hidden" name="base" value={base} />
      <div className={layout.stack}>
        <LogoNote path={logo} />
        <ColourChoice chosen={chosen} choose={choose} />
        <GatewayChoice chosen={chosen} choose={choose} />
        <LetterChoice chosen={chosen} choose={choose} />
        <ThemeDrawings theme={read} schoolName={schoolName} />
      </div>
      <div className={`${layout.stack} ${layout.tight} ${styles.stage}`}>
        <Readable read={read} />
        {hydrated ? (
          <ThemePreview theme={read} />
        ) : (
          <div className={layout.line}>
            <Button
              icon={<Icon name="eye" />}
              formMethod="get"
              formAction={`${studioPaths.preview}/look/home`}
              formTarget="_blank"
            >
              {words.see}
            </Button>
            <span className={layout.quiet}>{words.seeHint}</span>
          </div>
        )}
        {savedThemes.length > 0 && (
          <AnchorButton kind="quiet" href="#tries">
            {words.savedThemes.see(savedThemes.length)}
          </AnchorButton>
        )}
      </div>
      <FormFooter
        mark={isOnSite ? 'public' : 'draft'}
        text={isOnSite ? words.isOnSite(isChosen) : words.onlyYou}
        detail={isOnSite ? undefined : words.onSite(words.inWords(onSite))}
        answer={
          <Outcome
            done={done}
            refused={trouble}
            obstacles={
              field ? [{ field, text: field === 'name' ? words.savedThemes.name : words.colours }] : undefined
            }
          />
        }
      >
        {/* Before the other button: Enter in a field saves a theme instead of publishing it. */}
        {!isOnSite && <SaveTheme key={savedThemes.length} {...{ savedThemes, query, typedName }} />}
        <SendButton kind="primary">{takeWords()}</SendButton>
      </FormFooter>
    </Form>
  );
}

/** The school's logo, and where the office changes it. */
function LogoNote({ path }: { path: string | undefined }) {
  const words = useStudioWords().theme;
  return (
    <Section
      title={words.logo}
      action={
        <AnchorButton kind="quiet" href={`${profileAddress()}#field-logo`}>
          {words.toLogo}
        </AnchorButton>
      }
    >
      {path && <img className={styles.logo} src={renditionUrl(path, 480, 'webp')} alt="" />}
      <p className={layout.quiet}>{path ? words.hasLogo : words.noLogo}</p>
    </Section>
  );
}

/** Whether all text is readable in these colours; announced whenever they change. */
function Readable({ read }: { read: ReturnType<typeof parseTheme> }) {
  const words = useStudioWords().theme;
  return (
    <p role="status">
      <State kind={'theme' in read ? 'public' : 'late'}>
        {'theme' in read
          ? words.readable(weakestText(paletteOfTheme(read.theme)))
          : words.problem(read.problem)}
      </State>
    </p>
  );
}
