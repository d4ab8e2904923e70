import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { useWords } from '#app/words/words.ts';
import type { SchoolEvent } from './event.ts';
import { summaryLine } from './event-when.ts';

/** The line below its title: `days` first, if given; the place last, in the language it was written in. */
export function WhenAndWhere({ event, days = '' }: { event: SchoolEvent; days?: string }) {
  const { calendar } = useWords();
  const before = [days, summaryLine(event, calendar)].filter(Boolean).join(BETWEEN);
  return (
    <>
      {before}
      {before && event.place && BETWEEN}
      <LanguageText>{event.place}</LanguageText>
    </>
  );
}

/** A non-breaking space, so that no line begins with the dot. */
const BETWEEN = '\u00a0· ';
