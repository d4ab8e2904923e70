import { NO_DAY } from '#app/addresses.ts';
import { type Age, ageOn, birthday } from '#app/core/time/age.ts';
import { type Day, dayOf, yearOf } from '#app/core/time/days.ts';

export interface EntranceAge {
  grade: string;
  age: number;
}

interface AgeQuery {
  born?: Day;
  joins: Day;
  /** No date was given, so the next 1 April was used. */
  joinsAssumed: boolean;
}

export interface AgeProblems {
  born?: 'missing' | 'unclear' | 'future' | { years: number };
  joins?: 'unclear' | 'past' | 'far' | 'beforeBirth';
}

export type AgeAnswer =
  /** `grades` are the highest possible for the age; `below`: there are lower ones too. */
  | { kind: 'fits'; age: Age; grades: string[]; below: boolean }
  | { kind: 'tooYoung'; age: Age; youngest: EntranceAge; from: Day }
  | { kind: 'tooOld'; age: Age; oldest: EntranceAge };

export interface AgeCheck {
  query: AgeQuery;
  problems: AgeProblems;
  answer?: AgeAnswer;
}

/** No class is entered at a greater age: an earlier date of birth is a typing mistake. */
const MAX_YEARS_OLD = 25;
const MAX_YEARS_AHEAD = 20;
const MAX_YEARS_PAST = 1;

/**
 * Which class a child of this date of birth can join on that day, by the school's own table of ages. Days are
 * in the address format. Without a date of birth and a day there is no question yet.
 */
export function checkAge(
  given: { born: string | null; joins: string | null },
  table: readonly EntranceAge[],
  today: Day,
): AgeCheck {
  const joins = !given.joins || given.joins === NO_DAY ? comingFirstOfApril(today) : given.joins;
  const query: AgeQuery = { joins, joinsAssumed: !given.joins };
  if (given.born && given.born !== NO_DAY) query.born = given.born;
  const problems = problemsOf(given, query, today);
  const isFine = query.born !== undefined && !problems.born && !problems.joins;
  const answer = isFine ? answerFor(query.born!, joins, table) : undefined;
  return { query, problems, ...(answer && { answer }) };
}

export const comingFirstOfApril = (today: Day): Day => {
  const thisYear = dayOf(yearOf(today), 4, 1);
  return thisYear >= today ? thisYear : dayOf(yearOf(today) + 1, 4, 1);
};

function problemsOf(
  given: { born: string | null; joins: string | null },
  { born, joins, joinsAssumed }: AgeQuery,
  today: Day,
): AgeProblems {
  const problems: AgeProblems = {};
  if (given.joins === NO_DAY) problems.joins = 'unclear';
  else if (joins < birthday(today, -MAX_YEARS_PAST)) problems.joins = 'past';
  else if (joins > birthday(today, MAX_YEARS_AHEAD)) problems.joins = 'far';

  if (given.born === NO_DAY) problems.born = 'unclear';
  else if (!born) {
    if (!joinsAssumed) problems.born = 'missing';
  } else if (born > today) problems.born = 'future';
  else if (!problems.joins && born > joins) problems.joins = 'beforeBirth';
  else if (ageOn(born, today).years > MAX_YEARS_OLD) problems.born = { years: ageOn(born, today).years };
  return problems;
}

function answerFor(born: Day, joins: Day, table: readonly EntranceAge[]): AgeAnswer | undefined {
  const age = ageOn(born, joins);
  const byAge = [...table].sort((a, b) => a.age - b.age);
  const [youngest, oldest] = [byAge[0], byAge.at(-1)];
  if (!youngest || !oldest) return undefined;
  if (age.years < youngest.age)
    return { kind: 'tooYoung', age, youngest, from: birthday(born, youngest.age) };
  if (age.years > oldest.age) return { kind: 'tooOld', age, oldest };
  const open = byAge.filter((entrance) => entrance.age <= age.years);
  const grades = open.filter((entrance) => entrance.age === open.at(-1)?.age).map(({ grade }) => grade);
  return { kind: 'fits', age, grades, below: open.length > grades.length };
}
