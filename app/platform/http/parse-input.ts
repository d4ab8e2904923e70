import { z } from 'zod';
import { wordsOf } from '#app/words/words.ts';
import type { FieldError } from './problem.ts';

type FieldErrors = z.infer<typeof FieldError>[];
type Parsed<T> = { data: T; errors?: never } | { errors: FieldErrors };

const MAX_ERRORS = 20;
const { fieldProblems: messages } = wordsOf('en');

/** The input, or what is wrong with it by field name, in our own words: the input itself is never repeated. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(sent, { error: wordingOf });
  if (parsed.success) return { data: parsed.data };
  return { errors: parsed.error.issues.slice(0, MAX_ERRORS).map((issue) => fieldError(issue, sent)) };
}

function fieldError(issue: z.core.$ZodIssue, sent: unknown): FieldErrors[number] {
  const field = issue.path.join('.');
  if (issue.code === 'invalid_type') {
    const isMissing = field !== '' && (valueAt(sent, issue.path) ?? null) === null;
    return isMissing
      ? { field, message: messages.missing(field), code: 'missing' }
      : { field, message: wrongType(field, issue.expected), code: 'wrong-type' };
  }
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return { field, message: issue.message, ...(typeof code === 'string' && { code }) };
}

const valueAt = (sent: unknown, path: PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], sent);

function wrongType(field: string, expected: string): string {
  if (field === '') return messages.noObject;
  return messages.wrongType(
    field,
    messages.kinds[expected as keyof typeof messages.kinds] ?? messages.kinds.other,
  );
}

/** For problems without a message in the schema: the validator's own messages are never shown. */
function wordingOf(issue: z.core.$ZodRawIssue): string {
  const field = (issue.path ?? []).join('.');
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_small')
    return messages[isText ? 'tooShort' : 'tooSmall'](field, String(issue.minimum));
  if (issue.code === 'too_big') return messages[isText ? 'tooLong' : 'tooBig'](field, String(issue.maximum));
  if (issue.code === 'invalid_value') return messages.notOneOf(field, (issue.values as unknown[]).join(', '));
  if (issue.code === 'invalid_format' && issue.format === 'email') return messages.notAnEmail(field);
  return messages.notRight(field);
}
