import {
  type DeclaredSection,
  sectionKind,
  type SectionField,
  type SectionKind,
} from '#content/section-kinds.ts';
import { findType } from '#app/content-types.ts';
import { type PageKey, pageKeyOf } from '#app/features/pages/page-id.ts';
import type { ContentType, Field } from '#app/publishing/content-type.ts';
import type { StudioWords } from './en/index.ts';
import type { FieldWords, TypeWords } from './content-type-words.ts';
import { useStudioWords } from './words.ts';

export type ContentTypeCatalogue = Pick<StudioWords, 'contentTypes'>;

const cache = new WeakMap<object, Map<string, ContentType>>();

/** A content type with the words of the catalogue's language. */
export function translateType<Type extends ContentType>(
  type: Type,
  { contentTypes }: ContentTypeCatalogue,
): Type {
  // The fields of a translation already have their labels.
  if (!contentTypes || type.translation) return type;
  const types = cache.get(contentTypes) ?? new Map<string, ContentType>();
  cache.set(contentTypes, types);
  const cached = types.get(type.name) ?? translated(type, contentTypes.types[type.name]);
  types.set(type.name, cached);
  return cached as Type;
}

function translated(type: ContentType, words: TypeWords | undefined): ContentType {
  if (!words) return type;
  const { names, groups } = words;
  return {
    ...type,
    words: words.words,
    fields: type.fields.map((field) => translateField(field, words.fields[field.name])),
    ...(type.groups && {
      groups: type.groups.map((group, at) => ({ ...group, label: groups?.[at] ?? group.label })),
    }),
    ...(names && { nameOf: typeof names === 'string' ? () => names : (id: string) => nameIn(names, id) }),
  };
}

function nameIn(names: Record<PageKey, string>, id: string): string | undefined {
  const key = pageKeyOf(id);
  return key && names[key];
}

function translateField<Of extends Field | SectionField>(field: Of, words: FieldWords | undefined): Of {
  if (!words) return field;
  const { label, help, options, columns } = words;
  return {
    ...field,
    label,
    ...(help && { help }),
    ...('columns' in field && {
      columns: field.columns.map((column) => ({ ...column, label: columns?.[column.name] ?? column.label })),
    }),
    ...('options' in field &&
      field.options && {
        options: field.options.map((option) => ({
          ...option,
          label: options?.[option.value] ?? option.label,
        })),
      }),
  };
}

/** A section kind with the words of the catalogue's language. */
export function translateSection(kind: SectionKind, { contentTypes }: ContentTypeCatalogue): DeclaredSection {
  const declared = sectionKind(kind);
  const words = contentTypes?.sections[kind];
  if (!words) return declared;
  const { label, about, fields, rows } = words;
  return {
    ...declared,
    label,
    about,
    fields: declared.fields.map((field) => translateField(field, fields[field.name])),
    ...(declared.items && {
      items: {
        ...declared.items,
        ...(rows && {
          one: rows.one,
          fields: declared.items.fields.map((field) => translateField(field, rows.fields[field.name])),
        }),
      },
    }),
  };
}

/** The content type of this name. */
export function typeIn(words: ContentTypeCatalogue, name: string | undefined): ContentType | undefined {
  const type = findType(name);
  return type && translateType(type, words);
}

/** The same, in the reader's language. */
export const useType = (name: string): ContentType | undefined => typeIn(useStudioWords(), name);
