import { ownValue } from '#app/core/own-value.ts';
import type { ProfileProblem } from '#app/features/school/profile-input.ts';
import { PROFILE } from '#app/features/school/profile-segments.ts';
import type { OtherLanguage } from '#app/publishing/checks/one-language.server.ts';
import styles from '#app/studio/content/form/item-form.module.css';
import type { SaveState } from '#app/studio/content/form/saving/save-state.ts';
import { FormFooter } from '#app/studio/form/footer/form-footer.tsx';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { OneLanguageNote } from '#app/studio/languages/one-language-note.tsx';
import { PROFILE_ID } from '#app/studio/languages/profile-id.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { FactToChange } from './fact-to-change.server.ts';
import { BackLinkToText } from './fact-to-change-note.tsx';
import type { ProfileAnswer } from './profile-answer.ts';

interface ProfileActionsProps {
  saveState: SaveState;
  formAnswer: ProfileAnswer | undefined;
  /** What is still as it was when it was refused. */
  problems: Record<string, ProfileProblem>;
  done: string | null;
  /** Families read it there as it was before. */
  otherLanguage: OtherLanguage | undefined;
  busy: boolean;
  hasDraft: boolean;
  /** A fact that somebody came to change from a text. */
  factToChange: FactToChange | undefined;
}

/** How it stands, what can be done about it, and what the last press led to. */
export function ProfileActions({ saveState, formAnswer, busy, hasDraft, ...outcome }: ProfileActionsProps) {
  const { content, profile: words } = useStudioWords();
  // Never `disabled`: a button that was pressed keeps the focus until its answer is there.
  const button = (intent: string, label: string, modifier = '') => (
    <button className={`button ${modifier}`} name="intent" value={intent} aria-disabled={busy || undefined}>
      {label}
    </button>
  );
  const { mark, says, kept, at } = saveState;
  const text = content.saveState.says[says];
  return (
    <>
      <FormFooter
        mark={mark}
        says={typeof text === 'string' ? text : text('')}
        kept={kept && content.saveState.kept[kept](at)}
        answer={<ProfileOutcome formAnswer={formAnswer} {...outcome} />}
      >
        {button('save', content.save)}
        {button('preview', content.preview)}
        {button('publish', content.saveState.button.publishChanges(), 'button--primary')}
      </FormFooter>
      {hasDraft && (
        <details className={styles.more}>
          <summary>{content.more}</summary>
          <ul role="list">
            <li>{button('discard', words.discard)}</li>
          </ul>
        </details>
      )}
    </>
  );
}

type ProfileOutcomeProps = Pick<
  ProfileActionsProps,
  'formAnswer' | 'problems' | 'done' | 'otherLanguage' | 'factToChange'
>;

function ProfileOutcome({ formAnswer, problems, done, otherLanguage, factToChange }: ProfileOutcomeProps) {
  const words = useStudioWords().profile;
  if (formAnswer?.conflict) return null;
  if (formAnswer) {
    const obstacles = Object.entries(problems).map(([name, problem]) => ({
      field: name,
      text: `${words.fields[name]?.[0] ?? name}: ${words.problems[problem]}`,
    }));
    return <Outcome answer={formAnswer} refused={words.problemsTitle} obstacles={obstacles} />;
  }
  const text = ownValue(words.done, done);
  return (
    <Outcome
      done={
        text && (
          <>
            <span>
              {text} {done === 'published' && <GoingPublicLink />}
              {factToChange && <BackLinkToText factToChange={factToChange} />}
            </span>
            {done === 'published' && otherLanguage && (
              <OneLanguageNote type={PROFILE} id={PROFILE_ID} {...otherLanguage} />
            )}
          </>
        )
      }
    />
  );
}
