import { useStudioWords } from '#app/studio/words/words.ts';
import { Form } from 'react-router';
import { Banner } from '#app/studio/kit/banner.tsx';
import { SendButton } from '#app/studio/kit/button.tsx';
import { dayInIndia } from '#app/core/time/days.ts';
import type { LoadedItem } from '#app/studio/content/load-item.server.ts';
import { useWords } from '#app/words/words.ts';

interface StarterTextNoteProps {
  starterText: NonNullable<LoadedItem['extra']['starterText']>;
  action: string;
  /** The form differs from what is public: then there is something to publish, and nothing to confirm. */
  hasDraft: boolean;
  mayConfirm: boolean;
}

/**
 * Above the form of a starter text that nobody at the school has edited: an explanation, and a button to
 * confirm the text.
 */
export function StarterTextNote({
  starterText: { version, reading },
  action,
  hasDraft,
  mayConfirm,
}: StarterTextNoteProps) {
  const { dates } = useWords();
  const words = useStudioWords().content.starterText;
  if (reading)
    return (
      <Banner kind="good" icon="check">
        {words.readBy(reading.by, dates.day(dayInIndia(reading.at)))}
      </Banner>
    );
  return (
    <Banner
      kind="warn"
      icon="alert"
      aria-labelledby="starter-text"
      action={
        !hasDraft &&
        mayConfirm && (
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <SendButton name="intent" value="confirm">
              {words.confirm}
            </SendButton>
          </Form>
        )
      }
    >
      <h2 id="starter-text">{words.title}</h2>
      <p>{hasDraft ? words.draftWaits : words.help}</p>
    </Banner>
  );
}
