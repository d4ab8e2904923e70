import { readSections } from '#content/read-sections.ts';
import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { type ContentType, textFields } from '#app/publishing/content-type.ts';
import type { Problems } from './field-problems.ts';

/** As they may be kept: of what is more than plain text, only what we know. */
export function cleanTexts(type: ContentType, texts: Record<string, string>): Record<string, string> {
  const cleaned = { ...texts };
  for (const { kind, name } of textFields(type)) {
    const said = cleaned[name] ?? '';
    if (kind === 'rich') cleaned[name] = cleanRichText(said);
    if (kind === 'sections') cleaned[name] = JSON.stringify(readSections(said) ?? []);
  }
  return cleaned;
}

/** Sections that are too many, too long or broken: kept as they are they would be lost. */
export const unreadable = (type: ContentType, texts: Record<string, string>): Problems =>
  Object.fromEntries(
    textFields(type)
      .filter(({ kind, name }) => kind === 'sections' && !readSections(texts[name] ?? ''))
      .map(({ name }) => [name, 'noSections' as const]),
  );
