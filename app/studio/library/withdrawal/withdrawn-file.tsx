import { Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { LibraryFile } from '#app/media/library/library-list.server.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { EyeOffIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';

interface WithdrawnFileProps {
  id: string;
  called: string;
  withdrawn: NonNullable<LibraryFile['withdrawn']>;
}

/** What may be told of a picture that nobody may see. */
export function WithdrawnFile({ id, called, withdrawn }: WithdrawnFileProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().library.withdrawal;
  const { dates } = useWords();
  const day = (at: string) => dates.day(dayInIndia(at));
  const { at, by, why, until } = withdrawn;
  return (
    <li>
      <EyeOffIcon />
      <div>
        <Link to={studioHref('withdrawal', { id })} lang={languageOf(called)}>
          {called}
        </Link>
        <p>{words.withdrawnBy(day(at), by)}</p>
        {why && <p lang={languageOf(why)}>{words.because(why)}</p>}
        <p>{until ? words.restorable(day(until)) : words.erased}</p>
      </div>
    </li>
  );
}
