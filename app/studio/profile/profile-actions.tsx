import { ownOf } from '#app/core/own.ts';
import type { ProfileProblem } from '#app/features/school/profile-input.ts';
import { PROFILE } from '#app/features/school/profile-pieces.ts';
import type { OtherLanguage } from '#app/publishing/gate/one-language.server.ts';
import styles from '#app/studio/content/form/item-form.module.css';
import type { Standing } from '#app/studio/content/form/standing/standing.ts';
import { Floor } from '#app/studio/form/floor/floor.tsx';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { Outcome } from '#app/studio/form/floor/outcome.tsx';
import { OfOtherLanguage } from '#app/studio/languages/of-other-language.tsx';
import { PROFILE_ID } from '#app/studio/languages/profile-id.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { FactAsked } from './fact-asked.server.ts';
import { WayBackToText } from './fact-asked-note.tsx';
import type { ProfileAnswer } from './profile-answer.ts';

interface ProfileActionsProps {
  standing: Standing;
  said: ProfileAnswer | undefined;
  /** What is still as it was when it was refused. */
  problems: Record<string, ProfileProblem>;
  done: string | null;
  /** Families read it there as it was before. */
  otherLanguage: OtherLanguage | undefined;
  busy: boolean;
  hasDraft: boolean;
  /** A fact that somebody came to change from a text. */
  asked: FactAsked | undefined;
}

/** How it stands, what can be done about it, and what the last press led to. */
export function ProfileActions({ standing, said, busy, hasDraft, ...outcome }: ProfileActionsProps) {
  const { content, profile: words } = useStudioWords();
  // Never `disabled`: a button that was pressed keeps the focus until its answer is there.
  const button = (intent: string, label: string, look = '') => (
    <button className={`button ${look}`} name="intent" value={intent} aria-disabled={busy || undefined}>
      {label}
    </button>
  );
  const { mark, says, kept, at } = standing;
  const text = content.standing.says[says];
  return (
    <>
      <Floor
        mark={mark}
        says={typeof text === 'string' ? text : text('')}
        kept={kept && content.standing.kept[kept](at)}
        answer={<ProfileOutcome said={said} {...outcome} />}
      >
        {button('save', content.save)}
        {button('preview', content.preview)}
        {button('publish', content.standing.button.publishChanges(), 'button--primary')}
      </Floor>
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
  'said' | 'problems' | 'done' | 'otherLanguage' | 'asked'
>;

function ProfileOutcome({ said, problems, done, otherLanguage, asked }: ProfileOutcomeProps) {
  const words = useStudioWords().profile;
  if (said?.conflict) return null;
  if (said) {
    const obstacles = Object.entries(problems).map(([name, problem]) => ({
      field: name,
      text: `${words.fields[name]?.[0] ?? name}: ${words.problems[problem]}`,
    }));
    return <Outcome answer={said} refused={words.problemsTitle} obstacles={obstacles} />;
  }
  const text = ownOf(words.done, done);
  return (
    <Outcome
      done={
        text && (
          <>
            <span>
              {text} {done === 'published' && <GoingPublicLink />}
              {asked && <WayBackToText asked={asked} />}
            </span>
            {done === 'published' && otherLanguage && (
              <OfOtherLanguage type={PROFILE} id={PROFILE_ID} {...otherLanguage} />
            )}
          </>
        )
      }
    />
  );
}
