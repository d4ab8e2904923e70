import { dayInIndia, timeInIndia, weekdayOf } from '#app/core/time/days.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';

/** 'Monday, 23 Nov 2026, 8:00 AM', in the school's time zone. */
export function useMomentInWords(): (instant: string) => string {
  const { dates } = useWords();
  const { content, dashboard } = useStudioWords();
  return (instant) => {
    const day = dayInIndia(instant);
    return content.due.moment(dashboard.weekdays[weekdayOf(day)]!, dates.day(day), timeInIndia(instant));
  };
}
