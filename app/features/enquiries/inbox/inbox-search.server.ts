import { type RawBuilder, sql } from 'kysely';
import { stemsOf } from '#app/core/text/hindi-endings.ts';
import { foldForSearch, indexWords, queryWords } from '#app/core/text/search-text.ts';
import type { Engine } from '#app/platform/db/database.ts';
import type { EnquiryInput } from '#app/features/enquiries/input.ts';

/** Everything by which an enquiry is found, folded. A number is found however its digits are grouped. */
export function searchTextOf({ receipt, name, email, phone, message }: EnquiryInput & { receipt: string }) {
  const digits = foldForSearch(phone).replace(/\D/g, '');
  return [...indexWords(receipt, name, email, phone, message), digits].join(' ');
}

/**
 * Every word of the query occurs in the text, also within a word, because a clerk may know only half a
 * number.
 */
export function matches(engine: Engine, q: string): RawBuilder<boolean> {
  const indexOf = engine === 'postgres' ? sql.raw('strpos') : sql.raw('instr');
  const has = (word: string) => sql`${indexOf}(enquiries.search, ${word}) > 0`;
  const words = queryWords(q).map((word) => sql`(${sql.join([word, ...stemsOf(word)].map(has), sql` or `)})`);
  return sql<boolean>`(${words.length > 0 ? sql.join(words, sql` and `) : sql`1 = 0`})`;
}
