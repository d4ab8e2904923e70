import type { Day } from '#app/core/days.ts';
import { words } from './words.ts';

export const weekdayOf = (day: Day): string => words.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]!;
