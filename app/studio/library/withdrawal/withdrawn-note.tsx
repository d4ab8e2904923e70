import { Form } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import type { WithdrawnPicture } from '#app/publishing/library/withdraw-everywhere.server.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { SendButton } from '#app/studio/kit/button.tsx';
import { Sheet } from '#app/studio/kit/section.tsx';

interface WithdrawnNoteProps {
  picture: WithdrawnPicture;
  action: string;
  mayRestore: boolean;
}

/** The name of a withdrawn picture, and for some time the button to undo it. */
export function WithdrawnNote({ picture, action, mayRestore }: WithdrawnNoteProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().library.withdrawal;
  const { dates } = useWords();
  return (
    <Sheet>
      <p>
        <strong>{words.isWithdrawn(picture.displayName)}</strong>
      </p>
      <p>{words.withdrawnBy(dates.day(dayInIndia(picture.at)), picture.by)}</p>
      {picture.why && <p lang={languageOf(picture.why)}>{words.because(picture.why)}</p>}
      <p>{picture.until ? words.restorable(dates.day(dayInIndia(picture.until))) : words.erased}</p>
      {picture.until && mayRestore && (
        <Form method="post" action={action}>
          <SendButton name="intent" value="restore">
            {words.restore}
          </SendButton>
        </Form>
      )}
    </Sheet>
  );
}
