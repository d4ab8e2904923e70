import { z } from 'zod';
import { readUrl } from '#app/core/read-url.ts';
import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { isRich, plainFrom } from '#app/core/text/rich/rich-text.ts';
import type { PageSection } from './page-text.ts';
import { isSectionKind, type SectionField, sectionKind, type SectionKind } from './section-kinds.ts';
import { sectionFromRich, tableFromRich } from './section-rich.ts';

const MAX_SECTIONS = 60;
const MAX_ITEMS = 60;
const MAX_TEXT = 8_000;
/** The maximum including markup. */
const MAX_RICH = 32_000;
/** Far more than any field of sections takes: longer JSON is not even parsed. */
const MAX_JSON = 500_000;

const Text = z
  .string()
  .max(MAX_RICH)
  .refine((text) => (isRich(text) ? plainFrom(text) : text).length <= MAX_TEXT);
const Values = z.record(z.string().max(40), Text);
const Sections = z
  .array(
    z.object({
      id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
      kind: z.string().refine(isSectionKind),
      values: Values.default({}),
      items: z.array(Values).max(MAX_ITEMS).default([]),
      hidden: z.boolean().optional(),
    }),
  )
  .max(MAX_SECTIONS);

/** The sections of a page as stored, or as a form sent them; undefined if they are invalid. */
export function readSections(json: string): PageSection[] | undefined {
  const parsed = Sections.safeParse(jsonIn(json));
  if (!parsed.success) return undefined;
  const taken = new Set<string>();
  return parsed.data.map(({ id, kind, values, items, hidden }) => {
    const { fields, items: rows, canHide } = sectionKind(kind as SectionKind);
    return {
      id: freeId(id, taken),
      kind: kind as SectionKind,
      values: declared(fields, values),
      items: rows ? items.slice(0, rows.most).map((item) => declared(rows.fields, item)) : [],
      ...(canHide && hidden && { hidden }),
    };
  });
}

/** Only the declared fields; unsafe addresses are removed. */
function declared(fields: readonly SectionField[], values: Record<string, string>) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = keptAs(field, values[field.name]?.trim() ?? '');
      return value && isSafe(field, value) ? [[field.name, value]] : [];
    }),
  );
}

/** Rich text is cleaned, and becomes plain text again where it needs no more than that. */
function keptAs({ kind }: SectionField, value: string): string {
  if ((kind !== 'rich' && kind !== 'table') || !isRich(value)) return value;
  return (kind === 'rich' ? sectionFromRich : tableFromRich)(cleanRichText(value));
}

function isSafe({ kind, options }: SectionField, value: string): boolean {
  if (kind === 'url')
    return OWN_PAGE.test(value) || ['https:', 'http:'].includes(readUrl(value)?.protocol ?? '');
  if (kind === 'page') return PAGE.test(value);
  if (kind === 'choice') return options!.some((option) => option.value === value);
  return true;
}

const PAGE = /^(?:own:)?[0-9a-zA-Z-]{1,64}(?:#[a-z0-9-]{1,60})?$/;
const OWN_PAGE = /^\/(?![/\\])\S*$/;

/** The second of two sections with the same id gets another. */
function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id.slice(0, 56)}-${number}`;
  taken.add(free);
  return free;
}

function jsonIn(json: string): unknown {
  if (json.length > MAX_JSON) return undefined;
  try {
    return JSON.parse(json || '[]');
  } catch {
    return undefined;
  }
}
