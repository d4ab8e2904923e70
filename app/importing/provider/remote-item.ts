/** The content types that can be imported, by our names. */
export const IMPORTED_CONTENT_TYPES = [
  'notifications',
  'news',
  'leadership',
  'highlights',
  'registrations',
  'videos',
  'albums',
] as const;
export type ImportedContentType = (typeof IMPORTED_CONTENT_TYPES)[number];

/** One item of the old site, in our fields. */
export interface RemoteItem {
  contentType: ImportedContentType;
  /** Its id there; if that is missing or not unique, one derived from the content. */
  id: string;
  title: string;
  /** By the field names of its type, as they would be stored. */
  texts: Record<string, string>;
  /** In order. The path is the one below `/api/image/` on the old site. */
  files: { role: 'attachments' | 'image'; path: string }[];
}

/** Why something is not imported. */
export const PASSED_REASONS = [
  // Of an item.
  'foreign-school',
  'no-title',
  'nothing-in-it',
  'not-an-item',
  'before-since',
  'bad-link',
  'too-long',
  'table-too-large',
  'item-failed',
  // Of a list.
  'list-unreachable',
  'list-not-json',
  'list-not-a-list',
  'list-too-large',
  'not-allowed',
  // Of a file.
  'file-missing',
  'file-not-a-picture',
  'file-broken',
  'file-too-large',
  'file-too-many-pixels',
  'file-withdrawn',
  'file-elsewhere',
  'file-unreachable',
  'file-too-many',
] as const;
export type PassedReason = (typeof PASSED_REASONS)[number];

export interface PassedItem {
  contentType: ImportedContentType;
  id: string;
  title: string;
  reason: PassedReason;
  /** What to look for on the old site: a school's code, a link. */
  detail?: string | undefined;
}

/** A list of the old site, as far as it is readable. */
export interface ReadList {
  remoteItems: RemoteItem[];
  /** Entries with the id of an imported item concern a part of it: a skipped file or link. */
  passed: PassedItem[];
}
