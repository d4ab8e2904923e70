/** Of a conflict: the name of the choice between mine and theirs for one field. */
export const choiceOf = (field: string) => `take.${field}`;

/** On a button: mine as a whole, whatever is chosen field by field. */
export const MINE = { name: 'whole', value: 'mine' } as const;

/** The fields of which theirs is to be kept. */
export const theirsIn = (form: FormData, fields: string[]): string[] =>
  form.get(MINE.name) === MINE.value ? [] : fields.filter((name) => form.get(choiceOf(name)) === 'theirs');
