import { en, type StudioWords } from './en.ts';

/** The studio speaks English today; the door for a second language is here. */
export const useStudioWords = (): StudioWords => en;
