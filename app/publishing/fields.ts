import { plainWithLinks } from '#app/core/text/rich/rich-text.ts';
import { wellFormed } from '#app/core/text/well-formed.ts';
import { plainSections } from '#content/plain-sections.ts';
import { type ContentType, plainRows } from './content-type.ts';
import { CHOSEN_LANGUAGE } from './chosen-language.ts';

export interface FileValue {
  mediaId: string;
  alt: string;
  /** The proposed text was confirmed. */
  sure: boolean;
}

/** The maximum length of an alternative text. */
export const MAX_ALT = 300;

/** What a form holds: texts and lists of files by field name, and when it is public. */
export interface Fields {
  texts: Record<string, string>;
  files: Record<string, FileValue[]>;
  /** The school's local time, `2026-11-15T10:42`; empty for "as soon as it is published" and "for good". */
  from: string;
  until: string;
  /** For a translation: the source text of each translated one. */
  sources?: Record<string, string>;
  /** For a translation's form: the texts that were confirmed as still correct. */
  confirmed?: string[];
}

/** Marks a text that was written without scripts, with signs for headings, lists and tables. */
export const notationFieldName = (name: string): string => `${name}.signs`;

export const noFields = (): Fields => ({ texts: {}, files: {}, from: '', until: '' });

export const textOf = (fields: Fields, name: string): string => fields.texts[name] ?? '';
export const filesOf = (fields: Fields, name: string): FileValue[] => fields.files[name] ?? [];

export const titleOf = (type: ContentType, fields: Fields): string =>
  wellFormed(textOf(fields, type.title).slice(0, 300));

export const parseFields = (json: string): Fields => ({ ...noFields(), ...JSON.parse(json) });

export function sameFields(type: ContentType, one: Fields, other: Fields): boolean {
  const sourceOf = ({ sources }: Fields, name: string) => sources?.[name] ?? '';
  return (
    changedNames(type, one, other).length === 0 &&
    type.fields.every(({ name }) => sourceOf(one, name) === sourceOf(other, name))
  );
}

/** The names of the fields that differ, in the order of the form. */
export function changedNames(type: Pick<ContentType, 'fields'>, one: Fields, other: Fields): string[] {
  const names = type.fields.map(({ name }) => name);
  const valueOf = (fields: Fields, name: string) => JSON.stringify(flatValue(fields, name));
  return [...names, 'from', 'until', CHOSEN_LANGUAGE].filter(
    (name) => valueOf(one, name) !== valueOf(other, name),
  );
}

/** For the audit: only the fields that changed. */
export function changeOf(type: ContentType, before: Fields, after: Fields) {
  const names = changedNames(type, before, after);
  const pick = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, auditValue(type, fields, name)] as const));
  return { before: pick(before), after: pick(after) };
}

function auditValue(type: ContentType, fields: Fields, name: string): string | string[] {
  const value = flatValue(fields, name);
  const kind = type.fields.find((field) => field.name === name)?.kind;
  if (typeof value !== 'string') return value;
  if (kind === 'sections') return plainSections(value);
  if (kind === 'rows') return plainRows(value);
  return kind === 'rich' ? plainWithLinks(value) : value;
}

/** A field as plain text or a list of texts; empty if missing. */
function flatValue(fields: Fields, name: string): string | string[] {
  if (name === 'from' || name === 'until') return fields[name];
  const files = fields.files[name];
  if (files && files.length > 0)
    return files.map(({ mediaId, alt, sure }) => `${mediaId} ${alt}${sure ? '' : ' ?'}`);
  return fields.texts[name] ?? '';
}
