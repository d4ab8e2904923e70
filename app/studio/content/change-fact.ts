import { isFact } from '#content/facts.ts';
import type { WholeAddress } from '#app/addresses.ts';
import type { Locale } from '#app/words/locales.ts';
import { profileAddress } from './types/addresses.ts';
import { CHANGE_FACT } from './form/facts/fact-info.ts';
import { sourceOf } from './form/facts/fact-source.ts';

/** The address in the profile where the fact named by the pressed button can be changed. */
export function whereToChangeFact(
  form: FormData,
  from: { type: string; id: string; language: Locale | undefined },
): WholeAddress | undefined {
  const fact = String(form.get(CHANGE_FACT) ?? '');
  const source = isFact(fact) ? sourceOf(fact) : undefined;
  if (source?.of !== 'profile') return undefined;
  const key = [from.type, from.id, from.language].filter(Boolean).join('/');
  return `${profileAddress({ fact, from: key })}#field-${source.field}`;
}
