import { Link } from 'react-router';
import { ownValue } from '#app/core/own-value.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import { GoingPublicLink } from '#app/studio/going-public/going-public-link.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { PublishWarning } from '#app/publishing/checks/publish-warning.ts';
import { PublishWarnings } from '#app/studio/content/checks/publish-warnings.tsx';
import { shareAddress } from '#app/studio/content/types/addresses.ts';
import { OtherLanguagesNote } from '#app/studio/languages/other-languages-note.tsx';
import type { OtherLanguage } from '#app/publishing/checks/other-languages.server.ts';
import type { MenuGap } from '#app/publishing/content-type.server.ts';
import styles from '#app/studio/languages/other-languages-note.module.css';
import type { FactToChange } from '#app/studio/content/types/fact-to-change.server.ts';
import { BackLinkToText } from '../facts/fact-to-change-note.tsx';
import { NotInMenu } from './not-in-menu.tsx';
import { problemLabel, problemText } from '../problem-text.ts';

interface FormOutcomeProps {
  type: ContentType;
  id: string;
  /** Where families find it, while it is on the site. */
  seenAt: string | undefined;
  formAnswer: FormAnswer | undefined;
  /** What is still as it was when it was refused. */
  problems: Record<string, string>;
  publishWarnings: PublishWarning[];
  /** What was done, as long as nothing was written since. */
  done: string | null;
  comes: string | undefined;
  otherLanguages: OtherLanguage[];
  notInMenu: MenuGap | undefined;
  /** What somebody came to change from a text. */
  factToChange: FactToChange | undefined;
}

/** What the last press led to. */
export function FormOutcome({
  type,
  id,
  seenAt,
  formAnswer,
  problems,
  publishWarnings,
  done,
  comes,
  otherLanguages,
  notInMenu,
  factToChange,
}: FormOutcomeProps) {
  const words = useStudioWords();
  const { content } = words;
  if (formAnswer) {
    const obstacles = Object.entries(problems).map(([name, problem]) => {
      const field = type.fields.find((each) => each.name === name);
      const label = problemLabel(content, type, name, formAnswer.mine);
      return { field: name, text: `${label}: ${problemText(words, problem, field, formAnswer.mine)}` };
    });
    const title = formAnswer.due === undefined ? content.problemsTitle : content.due.problemsTitle;
    return (
      <>
        {obstacles.length > 0 && <Outcome refused={title} obstacles={obstacles} answer={formAnswer} />}
        {publishWarnings.length > 0 && (
          <PublishWarnings
            publishWarnings={publishWarnings}
            mayPass={Object.keys(formAnswer.problems).length === 0}
            isSchedule={formAnswer.due !== undefined}
            answer={formAnswer}
          />
        )}
      </>
    );
  }
  const text = done === 'scheduled' && comes ? content.scheduledAt(comes) : ownValue(content.done, done);
  const isPublished = done === 'published' || done === 'scheduled';
  const toShare = done === 'published' && shareAddress(type, id);
  const toSee = done === 'published' && seenAt;
  return (
    <Outcome
      done={
        text && (isPublished || otherLanguages.length > 0) ? (
          <>
            <span>
              {text}
              <GoingPublicLink />
              {factToChange && <BackLinkToText factToChange={factToChange} />}
            </span>
            {(toSee || toShare) && (
              <span className={styles.reminder}>
                {toSee && <a href={toSee}>{content.seeLive}</a>}
                {toShare && <Link to={toShare}>{words.share.now}</Link>}
              </span>
            )}
            {notInMenu && <NotInMenu {...notInMenu} />}
            <OtherLanguagesNote type={type.name} id={id} languages={otherLanguages} />
          </>
        ) : (
          text
        )
      }
    />
  );
}
