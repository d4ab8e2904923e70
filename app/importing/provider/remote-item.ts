/** What can be brought along, by the names of our own kinds of content. */
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

/** One item of the old site, in our own words. */
export interface RemoteItem {
  contentType: ImportedContentType;
  /** As it is called over there; where it has none, or another has the same, one that follows from what it says. */
  id: string;
  title: string;
  /** By the names of the fields of its kind, as they would be stored. */
  texts: Record<string, string>;
  /** In their order. The path is the one below `/api/image/`, as the old site would be asked for it. */
  files: { role: 'attachments' | 'image'; path: string }[];
}

/** Why something of the old site stays behind. */
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
  /** What to look for over there: a school's code, a link. */
  detail?: string | undefined;
}

/** A list of the old site, read as far as it can be. */
export interface ReadList {
  remoteItems: RemoteItem[];
  /** One whose id is also among the things is about a part of it: a file or a link that stays behind. */
  passed: PassedItem[];
}
