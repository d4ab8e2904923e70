import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { useWords } from '#app/words/words.ts';
import type { SchoolEvent } from './event.ts';
import { summaryLine } from './event-when.ts';

/** What stands under its title: `days` first, where they are told; the place last, in the language it was written in. */
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

/** A line never begins with the dot. */
const BETWEEN = '\u00a0· ';
