import { dayInIndia, formatDay, timeInIndia } from '#app/core/days.ts';
import { words } from './words.ts';

/** '15 Nov 2026, 11:30', as the office's own clock has it. */
export const momentInIndia = (at: string): string => words.at(formatDay(dayInIndia(at)), timeInIndia(at));
