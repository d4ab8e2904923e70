type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the plural form of a language for a number; `other` if the language has no special one. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
