import type { ContentTable, Schema } from '#app/platform/db/schema.ts';

interface AnyField {
  /** In forms, drafts and versions. */
  name: string;
  label: string;
  help?: string;
  required?: boolean;
}

export interface TextField extends AnyField {
  kind: 'line' | 'text' | 'rich' | 'day' | 'url';
  column: string;
  /** Characters. */
  max: number;
  /** An address may be one of our own, `/Gallery`. */
  ownPages?: boolean;
}

export interface ChoiceField extends AnyField {
  kind: 'choice';
  column: string;
  options: { value: string; label: string }[];
}

export interface FilesField extends AnyField {
  /** `files` takes pictures and documents alike. */
  kind: 'pictures' | 'documents' | 'files';
  role: Schema['attachments']['role'];
  /** Files. */
  max: number;
}

export type Field = TextField | ChoiceField | FilesField;

/** All that the studio's one list and one form need to know of a kind of content. */
export interface ContentType {
  /** In addresses: `/studio/content/news`. */
  name: string;
  table: ContentTable;
  words: { one: string; many: string; new: string; about: string };
  fields: readonly Field[];
  /** The field that an item goes by. */
  title: string;
  /** The field that stands beside the title in the list. */
  detail?: string;
  /** Found by the words of `title` and of this field, under the day of the other. */
  search?: { text: string; day: string };
  /** Where families find it. */
  address: (item: { id: string; texts: Record<string, string> }) => string;
}

export const isFilesField = (field: Field): field is FilesField => 'role' in field;
