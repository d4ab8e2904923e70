import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

/** '1 place', '1,200 places' */
export const counted = (count: number, one: string, other: string) =>
  `${grouped(count)} ${plural(count, { one, other })}`;
