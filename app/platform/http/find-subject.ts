import type { Db } from '#app/platform/db/database.ts';
import type { ListName, ListWords } from './list-words.ts';
import type { Locale } from '#app/words/locales.ts';
import type { PageSubject } from './page-card.ts';

/** Told to whoever draws the card of a page; nothing where there is none of that id. */
export type FindSubject = (
  query: {
    db: Db;
    schoolCode: string;
    language: Locale;
    listWords: (name: ListName) => ListWords;
    now: Date;
  },
  id: string,
) => Promise<PageSubject | undefined>;
