import { readSections } from '#content/read-sections.ts';
import { cleanRichText, readRichText } from '#app/core/text/rich/rich-text.server.ts';
import { type ContentType, textFields } from '#app/publishing/content-type.ts';
import type { Problems } from './field-problems.server.ts';

/** The texts as they are stored: rich text is reduced to what we support. */
export function cleanTexts(type: ContentType, texts: Record<string, string>): Record<string, string> {
  const cleaned = { ...texts };
  for (const { kind, name } of textFields(type)) {
    const text = cleaned[name] ?? '';
    if (kind === 'rich') cleaned[name] = cleanRichText(text);
    if (kind === 'sections') cleaned[name] = JSON.stringify(readSections(text) ?? []);
  }
  // For a single day, no last day is stored: it would stay behind when the first is moved.
  const { day, lastDay } = type;
  if (day && lastDay && cleaned[lastDay] === cleaned[day]) cleaned[lastDay] = '';
  return cleaned;
}

/**
 * What would be lost by storing it: too many, too long or malformed sections, a table that is too large, a
 * rich text that is longer in our form than as typed. Only for texts within the length limits.
 */
export function unstorableProblems(type: ContentType, texts: Record<string, string>): Problems {
  const problems: Problems = {};
  for (const field of textFields(type)) {
    const text = texts[field.name] ?? '';
    if (field.kind === 'sections' && !readSections(text)) problems[field.name] = 'noSections';
    if (field.kind !== 'rich') continue;
    const rich = readRichText(text);
    if (rich.hasLargeTable) problems[field.name] = 'tableTooLarge';
    else if (rich.text.length > field.max) problems[field.name] = 'tooLong';
  }
  return problems;
}
