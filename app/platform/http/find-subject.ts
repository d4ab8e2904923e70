import type { Db } from '#app/platform/db/database.ts';
import type { ListName, ListWords } from './list-words.ts';
import type { Locale } from '#app/words/locales.ts';
import type { PageSubject } from './page-card.ts';

/** What the card of a page shows; undefined if there is no item with that id. */
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
