type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the form that a language has for a number, by the language's own rules; what it has no form for is `other`. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
