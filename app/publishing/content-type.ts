import type { DeclaredSection } from '#content/section-kinds.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { ProvenAction } from '#app/access/sign-in/proof.ts';
import type { PageName, WholeAddress } from '#app/addresses.ts';
import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { ContentItemTable, Schema } from '#app/platform/db/schema.ts';
import type { Words } from '#app/words/en.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Segment, SegmentTexts } from './translations/segment-texts.ts';

interface AnyField {
  /** In forms, items, drafts and versions. */
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  /** Hidden if this item's value can only be what it is. */
  isSettled?: (texts: Record<string, string>) => boolean;
}

export interface TextField extends AnyField {
  /**
   * `sections`: the parts of a page, see `#content/section-kinds.ts`. `picture`: one of the item's own files.
   * `address`: its address on the site, `/FeeStructure`. `phones`: one or more numbers; `chat`: a single one.
   * `amount`: whole rupees.
   */
  kind:
    | 'line'
    | 'text'
    | 'rich'
    | 'day'
    | 'time'
    | 'url'
    | 'sections'
    | 'picture'
    | 'address'
    | 'phones'
    | 'chat'
    | 'email'
    | 'amount';
  /** In characters. */
  max: number;
  /** Also allows addresses of this site, such as `/Gallery`. */
  ownPages?: boolean;
  /** Also accepts the HTML code that embeds the address in a page. */
  isEmbedded?: boolean;
  /** For a text: the maximum number of lines, and characters per line. */
  lines?: { max: number; each: number };
  /** It is the same in every language. */
  isUntranslated?: boolean;
  autoComplete?: string;
  /** Publishing another value needs proof of identity, so it cannot be scheduled. */
  proof?: ProvenAction;
  /** For a line or a text: it may mention facts of the profile, as sections do. */
  mentionsFacts?: boolean;
  /**
   * For a day: the default of a new form. An unchosen day must not be published by accident, so most have
   * none.
   */
  prefill?: 'today';
  /** If empty, it is derived from the other texts; the form shows the result. */
  isProposed?: boolean;
  /** A note for the office only. */
  isForOffice?: boolean;
  /** For `sections`: the groups of section kinds that may be added; by default those of a page. */
  offers?: readonly DeclaredSection['group'][];
}

export interface ChoiceField extends AnyField {
  /** `choices`: any number of them, stored as one comma-separated text. */
  kind: 'choice' | 'choices';
  options: readonly { value: string; label: string }[];
}

/** A table, stored as one text: JSON of its rows, by column name. */
export interface RowsField extends AnyField {
  kind: 'rows';
  /** In rows. */
  max: number;
  /** Every filled row needs all of them; the first identifies the row. `years`: a small whole number. */
  columns: readonly { name: string; label: string; kind: 'line' | 'years'; max: number }[];
}

export interface FilesField extends AnyField {
  /** `files` accepts pictures and documents. */
  kind: 'pictures' | 'documents' | 'files';
  role: Schema['attachments']['role'];
  /** In files. */
  max: number;
  /** A logo rather than a photo: it has no alternative text of its own, and shows no people. */
  isLogo?: boolean;
}

export type Field = TextField | ChoiceField | RowsField | FilesField;

/** The places of the studio's menu that hold content. */
export type StudioPlace = 'news' | 'photos' | 'calendar' | 'pages' | 'school' | 'settings';

/** Names of icons in `studio/kit/icons.svg`. */
type TypeIcon =
  | 'newspaper'
  | 'images'
  | 'calendar'
  | 'message-square-text'
  | 'star'
  | 'video'
  | 'user-check'
  | 'quote'
  | 'pages'
  | 'file-plus'
  | 'list'
  | 'school'
  | 'palette';

/** Everything that the rest of the project needs to know about a content type. */
export interface ContentType<Fields extends readonly Field[] = readonly Field[]> {
  /** In addresses, in the database and in the audit: `news`. It must never change. */
  name: string;
  /** The place of the studio's menu that holds its list, and its icon there. */
  place: StudioPlace;
  icon: TypeIcon;
  words: { one: string; many: string; new: string; about: string };
  fields: Fields;
  /** The field with the title of an item. */
  title: TextName<Fields>;
  /** The field shown next to the title in the studio's list. */
  detail?: TextName<Fields>;
  /** The field with the day it is listed by; without one, lists use the time of publication. */
  day?: TextName<Fields>;
  /** `coming-next`: the list begins with today. An item stays listed until its `lastDay` is over. */
  order?: 'newest-first' | 'coming-next';
  lastDay?: TextName<Fields>;
  /** For types without a day: the office may reorder the items. */
  isOrderedByHand?: boolean;
  /** Validation across several fields: the problems, by field name. */
  check?: (texts: Record<string, string>) => Record<string, Problem>;
  /** Whether it needs a file, as a link to a document does: the last one cannot be removed. */
  needsFile?: (texts: Record<string, string>) => boolean;
  /** The fields that search finds it by, listed under its day. */
  search?: readonly TextName<Fields>[];
  /** Its public address. */
  address: (item: { id: string; texts: Record<string, string> }) => string;
  /** The page that lists them all, and its name in the menu if that is not the type's own. */
  listPage?: PageName;
  listName?: (words: Words) => string;
  /** The page that shows a single one, by its id. */
  itemPage?: PageName;
  /** The page that shows it, if it has none of its own. */
  shownOn?: PageName;
  /** The folder for its items in an export, if not `pages` plus its name. */
  exportFolder?: string;
  /** It can be shared as a card, see `notice-cards/`. */
  isAnnounced?: boolean;
  /** Its name in the studio, if that is not its title. */
  nameOf?: (id: string) => string | undefined;
  /** Its items come with the site: none can be added or deleted. */
  isSingleton?: boolean;
  /** For a translation, see `translationOf()`: the target language and the source item. */
  translation?: {
    language: Locale;
    itemType: ContentType;
    findSource: FindSource;
    /** If it differs from the id in the address. */
    itemId?: string;
  };
  /** Permissions that replace those on all content; a single one replaces all. */
  permission?: Permission | Partial<Record<Permission, Permission>>;
  /** The studio page with its form, if not the common one. */
  formAt?: WholeAddress;
  /** The headed groups of its form; other fields follow. */
  groups?: readonly { label: string; fields: readonly string[] }[];
}

/** The original item, as far as its translations need it. */
export interface TranslationSource {
  row: Omit<ContentItemTable, 'fields'> & { texts: Record<string, string> };
  segments: Segment[];
}

export type FindSource = (
  db: DbOrTransaction,
  itemKey: { schoolCode: string; id: string },
  locking: { lock?: boolean },
) => Promise<TranslationSource | undefined>;

/** Only connects the types: `Item<typeof news>` has the fields that are declared here. */
export const contentType = <const Fields extends readonly Field[]>(
  declared: ContentType<Fields>,
): ContentType<Fields> => declared;

type TextsOf<Fields extends readonly Field[]> = Exclude<Fields[number], FilesField>;
type TextName<Fields extends readonly Field[]> = TextsOf<Fields>['name'];

/** The texts of an item, by field name. */
export type Texts<Type> =
  Type extends ContentType<infer Fields>
    ? {
        [Of in TextsOf<Fields> as Of['name']]: Of extends {
          kind: 'choice';
          options: readonly { value: infer Value }[];
        }
          ? Value
          : string;
      }
    : never;

/** What families see of an item. */
export interface Item<Type> extends ItemLanguages {
  id: string;
  updatedAt: string;
  texts: Texts<Type>;
  /** Its texts in another language, including those of its files. */
  translation?: SegmentTexts | undefined;
}

/** The language of an item, and the languages it is available in. */
export interface ItemLanguages {
  language: Locale;
  /** Only set if a single item was requested. */
  languages?: readonly Locale[];
}

/** A problem with a field. */
export type Problem =
  | 'required'
  | 'tooLong'
  | 'tooMany'
  | 'noDay'
  | 'noHour'
  | 'noUrl'
  | 'noEmail'
  | 'noAmount'
  | 'noPhones'
  | 'noChat'
  | 'noRows'
  | 'tooManyLines'
  | 'needsProof'
  | 'noChoice'
  | 'noAlt'
  | 'unsureAlt'
  | 'unanswered'
  | 'withdrawn'
  | 'noTime'
  | 'over'
  | 'endsFirst'
  | 'lastDayFirst'
  | 'noSections'
  | 'tableTooLarge'
  | 'paperGone'
  | 'noAddress'
  | 'addressTaken'
  | 'menuTooWide'
  | 'tooFar';

/** Nothing lasts longer, so queries for a day can ignore items that began before that. */
export const LONGEST_DAYS = 366;

/** The chosen values of several. */
export const chosenOf = (text: string): string[] => text.split(',').filter(Boolean);

/** The text fields of a type, in order. */
export const textFields = (type: ContentType): Exclude<Field, FilesField>[] =>
  type.fields.filter((field) => !isFilesField(field));

/** The declared texts of a type out of any values; missing ones are empty. */
export const declaredTexts = (type: ContentType, values: object): Record<string, string> =>
  Object.fromEntries(
    textFields(type).map(({ name }) => [name, (values as Record<string, string>)[name] ?? '']),
  );

/** The rows of a table as they were typed; a row may be incomplete. */
export const rowsIn = (text: string): Record<string, string>[] =>
  text ? (JSON.parse(text) as Record<string, string>[]) : [];

/** Each row as one line of text. */
export const plainRows = (text: string): string[] => rowsIn(text).map((row) => Object.values(row).join(' '));

/** The permission that it takes on content of this type. */
export const permissionOn = (
  type: Pick<ContentType, 'permission'> | undefined,
  permission: Permission,
): Permission =>
  typeof type?.permission === 'object'
    ? (type.permission[permission] ?? permission)
    : (type?.permission ?? permission);

/** Whether `{phone}` in it is replaced by the number. */
export const mayMentionFacts = (field: Field): boolean =>
  field.kind === 'sections' || ('mentionsFacts' in field && field.mentionsFacts === true);

/** Whether it has texts that can be translated. */
export const isTranslatable = (type: ContentType): boolean =>
  type.fields.some((field) => !('isUntranslated' in field && field.isUntranslated));

export const isFilesField = (field: Field): field is FilesField => 'role' in field;

/** The name of an item in the studio; empty while it has no title. */
export const nameOf = (type: ContentType, { id, title }: { id: string; title: string | undefined }): string =>
  type.nameOf?.(id) ?? title ?? '';

/** Whether each item has its own address, which search engines are told about. */
export const hasOwnPage = (type: ContentType): boolean =>
  type.itemPage !== undefined || addressFieldOf(type) !== undefined;

/** The field with the item's chosen address, if its type has one. */
export const addressFieldOf = (type: ContentType): string | undefined =>
  textFields(type).find(({ kind }) => kind === 'address')?.name;
