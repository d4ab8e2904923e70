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
  /** Not asked where this item can say only what it says already. */
  isSettled?: (texts: Record<string, string>) => boolean;
}

export interface TextField extends AnyField {
  /**
   * `sections`: the parts of a page, see `#content/section-kinds.ts`. `picture`: one of the item's own files. `address`:
   * where on the site it is found, `/FeeStructure`. `phones`: one number or several; `chat`: a single one. `amount`:
   * whole rupees.
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
  /** Characters. */
  max: number;
  /** An address may be one of our own, `/Gallery`. */
  ownPages?: boolean;
  /** An address may be pasted as the code that embeds it in a page. */
  isEmbedded?: boolean;
  /** Of a text: so many lines at most, each of so many characters. */
  lines?: { max: number; each: number };
  /** It is the same in every language. */
  isUntranslated?: boolean;
  /** What a browser may fill in. */
  autoComplete?: string;
  /** Whoever publishes another value proves again who they are; it never changes by itself at a time. */
  proof?: ProvenAction;
  /** Of a line or a text: it may mention facts of the profile, as sections do. */
  mentionsFacts?: boolean;
  /** Of a day: what a new form proposes. A day that nobody chose must not be published, so most have none. */
  prefill?: 'today';
  /** Left empty, it is made from the rest of the text; the form shows what of it. */
  isProposed?: boolean;
  /** A note that families never read. */
  isForOffice?: boolean;
  /** Of `sections`: the kinds that may be added, by their groups; those of a page, where nothing is said. */
  offers?: readonly DeclaredSection['group'][];
}

export interface ChoiceField extends AnyField {
  /** `choices`: any number of them, kept as one text with commas between. */
  kind: 'choice' | 'choices';
  options: readonly { value: string; label: string }[];
}

/** A table, kept as one text: JSON of its rows, by the names of their columns. */
export interface RowsField extends AnyField {
  kind: 'rows';
  /** Rows. */
  max: number;
  /** Every filled row needs each of them; the first is what a row goes by. `years`: a small whole number. */
  columns: readonly { name: string; label: string; kind: 'line' | 'years'; max: number }[];
}

export interface FilesField extends AnyField {
  /** `files` takes pictures and documents alike. */
  kind: 'pictures' | 'documents' | 'files';
  role: Schema['attachments']['role'];
  /** Files. */
  max: number;
  /** A mark rather than a photo: it has no words of its own, and nobody is to be seen in it. */
  isLogo?: boolean;
}

export type Field = TextField | ChoiceField | RowsField | FilesField;

/** All that the rest of the project needs to know of a content type. */
export interface ContentType<Fields extends readonly Field[] = readonly Field[]> {
  /** In addresses, in the database and in the audit: `news`. It stays as it is for ever. */
  name: string;
  words: { one: string; many: string; new: string; about: string };
  fields: Fields;
  /** The field that an item goes by. */
  title: TextName<Fields>;
  /** The field that stands beside the title in the studio's list. */
  detail?: TextName<Fields>;
  /** The field whose day it is listed by; without one, lists go by when it was published. */
  day?: TextName<Fields>;
  /** `coming-next`: the list begins with today. What lasts is there until the day of `lastDay` is over. */
  order?: 'newest-first' | 'coming-next';
  lastDay?: TextName<Fields>;
  /** Of a kind without a day: the office may put them into an order of its own. */
  isOrderedByHand?: boolean;
  /** What no field can tell alone, by the name of the field to say it at. */
  check?: (texts: Record<string, string>) => Record<string, Problem>;
  /** It is nothing without a file, as a link is that leads to a paper: the last one cannot be taken from under it. */
  needsFile?: (texts: Record<string, string>) => boolean;
  /** Found by the words of these fields, under its day. */
  search?: readonly TextName<Fields>[];
  /** Where families find it. */
  address: (item: { id: string; texts: Record<string, string> }) => string;
  /** The page that lists them all, and what the menu calls it where that is not the type's own name. */
  listPage?: PageName;
  listName?: (words: Words) => string;
  /** The page that shows one of them alone, by its id. */
  itemPage?: PageName;
  /** Where families read what has no page of its own. */
  shownOn?: PageName;
  /** What the school says of itself for long; all other content is written from day to day. */
  isLasting?: boolean;
  /** Where an export puts its items, where that is not below `pages` by its own name. */
  exportFolder?: string;
  /** It is sent around: a card can be made of it, see `notice-cards/`. */
  isAnnounced?: boolean;
  /** What the office knows an item by, where that is not its title. */
  nameOf?: (id: string) => string | undefined;
  /** They come with the site: none is added, and none can be taken away. */
  isSingleton?: boolean;
  /** Of a translation, see `translationOf()`: into which language, and of what. */
  translation?: {
    language: Locale;
    itemType: ContentType;
    findSource: FindSource;
    /** Where it is not the one of the address. */
    itemId?: string;
  };
  /** What takes the place of the permissions on all content; a single one that of each. */
  permission?: Permission | Partial<Record<Permission, Permission>>;
  /** The page of the studio that has its form, where that is not the one of all content. */
  formAt?: WholeAddress;
  /** The parts of its form with a heading each; fields in none of them follow. */
  groups?: readonly { label: string; fields: readonly string[] }[];
}

/** An item as it was written, as far as its translations need it. */
export interface TranslationSource {
  row: Omit<ContentItemTable, 'fields'> & { texts: Record<string, string> };
  segments: Segment[];
}

export type FindSource = (
  db: DbOrTransaction,
  itemKey: { schoolCode: string; id: string },
  locking: { lock?: boolean },
) => Promise<TranslationSource | undefined>;

/** Only ties the types together: `Item<typeof news>` has the fields that are declared here. */
export const contentType = <const Fields extends readonly Field[]>(
  declared: ContentType<Fields>,
): ContentType<Fields> => declared;

type TextsOf<Fields extends readonly Field[]> = Exclude<Fields[number], FilesField>;
type TextName<Fields extends readonly Field[]> = TextsOf<Fields>['name'];

/** What an item's fields say, by their names. */
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
  /** What is said of it in another language than it was written in, its files' words too. */
  translation?: SegmentTexts | undefined;
}

/** In which language something is told, and in which it could be. */
export interface ItemLanguages {
  language: Locale;
  /** Known where one item alone was asked for. */
  languages?: readonly Locale[];
}

/** What is wrong with a field. */
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

/** Nothing lasts longer: what lies further back need not be looked at by who asks what a day has. */
export const LONGEST_DAYS = 366;

/** Those that were chosen of several. */
export const chosenOf = (text: string): string[] => text.split(',').filter(Boolean);

/** The fields of a kind that are text, in their order. */
export const textFields = (type: ContentType): Exclude<Field, FilesField>[] =>
  type.fields.filter((field) => !isFilesField(field));

/** The texts that a kind declares, out of whatever else is there; what is missing is empty. */
export const declaredTexts = (type: ContentType, values: object): Record<string, string> =>
  Object.fromEntries(
    textFields(type).map(({ name }) => [name, (values as Record<string, string>)[name] ?? '']),
  );

/** The rows of a table as they were typed; a row may be half filled. */
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

/** `{phone}` stands in it for the number. */
export const mayMentionFacts = (field: Field): boolean =>
  field.kind === 'sections' || ('mentionsFacts' in field && field.mentionsFacts === true);

/** It says something in words, which can be said in another language. */
export const isTranslatable = (type: ContentType): boolean =>
  type.fields.some((field) => !('isUntranslated' in field && field.isUntranslated));

export const isFilesField = (field: Field): field is FilesField => 'role' in field;

/** What an item is called in the studio; empty while it has no title. */
export const nameOf = (type: ContentType, { id, title }: { id: string; title: string | undefined }): string =>
  type.nameOf?.(id) ?? title ?? '';

/** Each has an address that is no other's: search engines are told of it. */
export const hasOwnPage = (type: ContentType): boolean =>
  type.itemPage !== undefined || addressFieldOf(type) !== undefined;

/** The field in which somebody chose where the item is found, where its kind has one. */
export const addressFieldOf = (type: ContentType): string | undefined =>
  textFields(type).find(({ kind }) => kind === 'address')?.name;
