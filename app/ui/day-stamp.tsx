import { useWords } from '#app/words/words.ts';
import { type Day, dayOfMonth, monthOf, yearOf } from '#app/core/time/days.ts';

/** The day in a notch of a picture. */
export const DayStamp = ({ day }: { day: Day }) => {
  const { dates } = useWords();
  return (
    <time className="stamp" dateTime={day}>
      <b>{dayOfMonth(day)}</b> <span>{`${dates.month(monthOf(day))} ${yearOf(day)}`}</span>
    </time>
  );
};
