import type { PageSection } from '#content/page-text.ts';
import {
  type DeclaredSection,
  type SectionField,
  type SectionKind,
  sectionKind,
} from '#content/section-kinds.ts';
import { isRich } from '#app/core/text/rich/rich-text.ts';
import { type ContentType, textFields } from '#app/publishing/content-type.ts';
import { MAX_ALT, type FileValue } from '#app/publishing/fields.ts';
import type { Segment, SegmentTexts } from './segment-texts.ts';

export type { Segment, SegmentTexts } from './segment-texts.ts';

/** The fields of a kind of section, with the labels for translators. */
export type SectionDeclarations = (kind: SectionKind) => DeclaredSection;

/** The segments of an item. Empty texts are left out. */
export function segmentsOf(
  type: ContentType,
  texts: Record<string, string>,
  files: readonly (Pick<FileValue, 'mediaId' | 'alt'> & { caption?: string })[] = [],
  declared: SectionDeclarations = sectionKind,
): Segment[] {
  const ofFields = textFields(type).flatMap((field): Segment[] => {
    const text = texts[field.name] ?? '';
    if (field.kind === 'sections') return segmentsOfSections(field.name, sectionsIn(text), declared);
    if (field.kind !== 'line' && field.kind !== 'text' && field.kind !== 'rich') return [];
    if (field.isForOffice || field.isUntranslated) return [];
    const { name: key, kind, label, max } = field;
    return [{ key, kind, label, text, max, ...(field.mentionsFacts && { mentionsFacts: true }) }];
  });
  const ofFiles = files.flatMap(({ mediaId, alt, caption = '' }): Segment[] => [
    { key: keyOfFile(mediaId, 'alt'), kind: 'line', label: '', text: alt, max: MAX_ALT, mediaId },
    { key: keyOfFile(mediaId, 'caption'), kind: 'line', label: '', text: caption, max: MAX_ALT, mediaId },
  ]);
  const seen = new Set<string>();
  return [...ofFields, ...ofFiles].filter(({ key, text }) => {
    if (!text.trim() || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Half of what is accepted when reading a page: a translation may be twice as long as its source. */
const MAX_IN_SECTION = 4_000;

export const keyOfFile = (mediaId: string, what: 'alt' | 'caption') => `files/${mediaId}/${what}`;

function segmentsOfSections(
  name: string,
  sections: readonly PageSection[],
  declared: SectionDeclarations,
): Segment[] {
  return sections.flatMap(({ id, kind, values, items }) => {
    const { fields, items: rows } = declared(kind);
    const segmentsOfField = (path: string, field: SectionField, text = ''): Segment[] =>
      isTranslatable(field)
        ? [
            {
              key: `${name}/${path}/${field.name}`,
              kind: field.kind === 'line' ? 'line' : isRichText(field, text) ? 'rich' : 'text',
              label: field.label,
              text,
              max: MAX_IN_SECTION,
              mentionsFacts: true,
            },
          ]
        : [];
    return [
      ...fields.flatMap((field) => segmentsOfField(id, field, values[field.name])),
      ...items.flatMap((item, row) =>
        (rows?.fields ?? []).flatMap((field) => segmentsOfField(`${id}/${row}`, field, item[field.name])),
      ),
    ];
  });
}

const isTranslatable = ({ kind }: SectionField): boolean =>
  kind === 'line' || kind === 'text' || kind === 'rich' || kind === 'table';

/** Plain text is translated as plain text, even if rich text is allowed. */
const isRichText = ({ kind }: SectionField, text: string): boolean =>
  (kind === 'rich' || kind === 'table') && isRich(text);

/** Only parsed, not validated: that happened when it was written. */
function sectionsIn(json: string): PageSection[] {
  try {
    return JSON.parse(json || '[]') as PageSection[];
  } catch {
    return [];
  }
}

/** The item's texts in another language; missing ones stay in the original language. */
export function translatedTexts(
  type: ContentType,
  texts: Record<string, string>,
  translation: SegmentTexts,
): Record<string, string> {
  const translated = { ...texts };
  for (const { name, kind } of textFields(type)) {
    if (kind === 'sections') translated[name] = translatedSections(name, texts[name] ?? '', translation);
    else if (translation[name]) translated[name] = translation[name];
  }
  return translated;
}

function translatedSections(name: string, json: string, translation: SegmentTexts): string {
  const translatedValues = (path: string, values: PageSection['values']) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        translation[`${name}/${path}/${field}`] ?? value,
      ]),
    );
  const sections = sectionsIn(json).map((section) => ({
    ...section,
    values: translatedValues(section.id, section.values),
    items: (section.items ?? []).map((item, row) => translatedValues(`${section.id}/${row}`, item)),
  }));
  return JSON.stringify(sections);
}

/** Its files with their texts in that language. */
export const translatedFiles = <File extends { mediaId: string; alt: string; caption?: string }>(
  files: File[],
  translation: SegmentTexts | undefined,
): File[] => (translation ? files.map((file) => translatedFile(file, translation)) : files);

export function translatedFile<File extends { mediaId: string; alt: string; caption?: string }>(
  file: File,
  translation: SegmentTexts | undefined,
): File {
  const alt = translation?.[keyOfFile(file.mediaId, 'alt')];
  const caption = translation?.[keyOfFile(file.mediaId, 'caption')];
  return alt || caption ? { ...file, ...(alt && { alt }), ...(caption && { caption }) } : file;
}
