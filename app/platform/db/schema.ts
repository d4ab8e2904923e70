import type { Generated } from 'kysely';
import type { Locale } from '#app/words/locales.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';

/**
 * The tables, the same in both engines: times are ISO 8601 text in UTC, days `YYYY-MM-DD`, JSON is text.
 * Rows stay in the data layer; a feature hands out its own types.
 */
export interface Schema {
  schools: SchoolTable;
  school_setups: SchoolSetupTable;
  saved_themes: SavedThemeTable;
  content_revisions: { school_code: string; revision: number; changed_at: string };
  content_items: Omit<ContentItemTable, 'position' | 'language'> & {
    position: Generated<number>;
    language: Generated<Locale>;
  };
  /** Every address ever chosen for an item, including former ones. */
  content_addresses: { school_code: string; address: string; type: string; item_id: string; since: string };
  media_files: MediaFileTable;
  attachments: AttachmentTable;
  orphaned_files: OrphanedFileTable;
  replaced_files: ReplacedFileTable;
  photo_uploads: PhotoUploadTable;
  photo_upload_chunks: PhotoUploadChunkTable;
  removed_photos: RemovedPhotoTable;
  photo_upload_locks: {
    school_code: string;
    upload_id: string;
    lease_holder: string;
    lease_until: string;
    wanted: number;
  };
  similar_photos: SimilarPhotoTable;
  enquiries: EnquiryTable;
  enquiry_notes: EnquiryNoteTable;
  jobs: JobTable;
  visitor_totals: { school_code: string; total: number };
  page_views: { school_code: string; item_type: string; item_id: string; day: string; views: number };
  visits_by_day: { school_code: string; day: string; visits: number; refused: Generated<number> };
  visit_rates: { school_code: string; network: string; period: string; visits: number };
  visit_marks: { school_code: string; visitor: string; seen_at: string; visit: string };
  daily_keys: { school_code: string; day: string; secret: string };
  enquiry_claims: { school_code: string; claim: string; enquiry_id: string; claimed_at: string };
  enquiry_rates: { school_code: string; network: string; hour: string; posts: number };
  secrets: { school_code: string; name: string; secret: string };
  self_tests: SelfTestTable;
  staff_users: StaffUserTable;
  staff_sessions: StaffSessionTable;
  staff_accounts: StaffAccountTable;
  /** Links, challenges and unfinished sign-ins, all short-lived; written by better-auth. */
  staff_verifications: {
    school_code: string;
    id: string;
    identifier: string;
    value: string;
    expires_at: string;
  };
  staff_two_factors: StaffTwoFactorTable;
  staff_passkeys: {
    school_code: string;
    id: string;
    user_id: string;
    name: string | null;
    created_at: string | null;
  };
  staff_invitations: StaffInvitationTable;
  sign_in_failures: { school_code: string; subject: string; failures: number; last_at: string };
  audit_entries: AuditEntryTable;
  content_drafts: ContentDraftTable;
  content_versions: ContentVersionTable;
  content_reviews: ContentReadingTable;
  /** Somebody published in spite of a warning, see `publishing/checks`. */
  acknowledged_warnings: {
    item_type: string;
    item_id: string;
    mark: string;
    school_code: string;
    staff_id: string;
    staff_name: string;
    acknowledged_at: string;
  };
  content_translations: ContentTranslationTable;
  outside_links: OutsideLinkTable;
  outside_link_places: { school_code: string; address: string; item_type: string; item_id: string };
  /** A host that links lead to, and when it may be requested again; shared by all schools. */
  outside_hosts: { host: string; ask_after: string };
  /** What browsers compress pages with: made from the build, shared by all schools. */
  page_dictionaries: { id: string; packed: string; used_at: string };
  old_sites: OldSiteTable;
  imported_items: ImportedItemTable;
  imported_files: ImportedFileTable;
  content_editing: {
    school_code: string;
    item_type: string;
    item_id: string;
    language: Generated<string>;
    staff_id: string;
    staff_name: string;
    seen_at: string;
  };
}

/**
 * The address of the school's former site. Columns that only the import reads are declared in
 * `app/importing/tables.ts`.
 */
export interface OldSiteTable {
  school_code: string;
  /** The start value of our count; null until it has been taken over. */
  imported_visitors: number | null;
}

/** An item of the former website: its old addresses redirect to ours. */
export interface ImportedItemTable {
  school_code: string;
  /** A content type by its name. */
  kind: string;
  remote_id: string;
  local_id: string | null;
}

export interface ImportedFileTable {
  school_code: string;
  /** The path below `/api/image/` on the former site. */
  path: string;
  media_id: string | null;
}

/**
 * Everything that is published, of every content type: columns that lists use, and the type's own data as JSON. The
 * types are in `app/content-types.ts`; only `platform/content/live.ts` decides what the public sees of it.
 */
export interface ContentItemTable {
  /** The name of its content type; together with the id it identifies the item. */
  type: string;
  id: string;
  school_code: string;
  title: string;
  /** The day it is listed by; empty if its type is listed by time of publication. */
  day: string;
  /** The last day of an item with a duration, for types that list upcoming items. */
  last_day: string | null;
  status: 'draft' | 'published';
  publish_from: string;
  expire_at: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** JSON of its texts by field name; its files are attachments. */
  fields: string;
  /** Its own address, if its type has one that can be chosen. */
  address: string | null;
  /** Its position in the order that the office chose for its type, from 1; 0 if it has none. */
  position: number;
  /** The language it was written in, see `publishing/translations/language-of-item.ts`. */
  language: Locale;
}

/** An address of another site that a public text links to, see `publishing/outside-links`. */
interface OutsideLinkTable {
  school_code: string;
  address: string;
  host: string;
  state: 'new' | 'answers' | 'doubted' | 'dead' | 'unclear';
  /** When it was first found missing; null if that is unknown. */
  gone_since: string | null;
  checked_at: string | null;
  check_after: string;
}

interface SchoolTable {
  code: string;
  created_at: string;
  updated_at: string;
}

/** For a school that started empty; a school without a row is public and has finished its setup. */
interface SchoolSetupTable {
  school_code: string;
  started_at: string;
  /** Null while the site is being prepared. */
  public_since: string | null;
  /** When the setup list was dismissed. */
  dismissed_at: string | null;
}

/** A theme that was saved next to the one on the site. */
interface SavedThemeTable {
  id: string;
  school_code: string;
  name: string;
  /** JSON, read by `sites/identity/identity.ts`. */
  theme: string;
  staff_id: string;
  staff_name: string;
  kept_at: string;
  /** It can be restored for a while. */
  removed_at: string | null;
}

interface MediaFileTable {
  id: string;
  school_code: string;
  /** The public name, `LFIS/public/Images/….jpg`: what the API calls an attachment. */
  path: string;
  kind: 'image' | 'document';
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  /** The thumbhash drawn as a tiny data: picture, so that a page can show it at once. */
  placeholder: string | null;
  /** Of the uploaded bytes, to recognise the same upload. */
  source_sha256: string;
  created_at: string;
  withdrawn_at: string | null;
  /** Who withdrew it and why; empty if that was not recorded. */
  withdrawn_by: Generated<string>;
  withdrawal_reason: Generated<string>;
  /** The sharpness of its clearest part, see `media/ingest/sharpness.server.ts`; null if it was never measured. */
  sharpness: Generated<number | null>;
  /** 0, 90, 180 or 270 degrees, from the file at `unrotated_path`. */
  turn: Generated<number>;
  unrotated_path: Generated<string | null>;
  /** When a withdrawn file was deleted for good; its row stays, so that it is recognised if it is sent again. */
  erased_at: Generated<string | null>;
  /** When the sweep first found that nothing names it any more, see `media/files/sweep-files.server.ts`. */
  unused_since: Generated<string | null>;
  /** The focus point, from the left and from the top in hundredths, see `media/focus.ts`. */
  focus_x: Generated<number | null>;
  focus_y: Generated<number | null>;
  /** The original file name and the sender; empty if they were not recorded. */
  name: Generated<string>;
  sent_by: Generated<string>;
  /** See `media/duplicates`; null until it was computed. */
  perceptual_hash: Generated<string | null>;
  /**
   * Of a picture: who is recognisable in it, who answered that and when, see `media/consent`; null until it
   * is answered.
   */
  consent: Generated<Consent | null>;
  consent_by_id: Generated<string>;
  consent_by: Generated<string>;
  consent_at: Generated<string | null>;
  /** Of a document, see `media/files/pdf-text.ts`; null until it was checked. */
  has_text: Generated<'yes' | 'no' | 'unknown' | null>;
  /** Since when, and by whom, it is kept although nothing uses it. */
  kept_at: Generated<string | null>;
  kept_by: Generated<string>;
}

/** An address that a file had before it was replaced or rotated; see `media/files/replaced-files.server.ts`. */
interface ReplacedFileTable {
  path: string;
  school_code: string;
  /** The file that it leads to now. */
  media_id: string;
  replaced_at: string;
  replaced_by: string;
  unrotated_path: string | null;
  /** JSON of the row and the texts from before, while the replacement can be undone. */
  stored: string | null;
}

/** A photo of an album that looks like another, until someone has decided whether both stay. */
interface SimilarPhotoTable {
  school_code: string;
  album_id: string;
  media_id: string;
  similar_id: string;
}

/** `nobody` can be recognised, the parents of all have `agreed`, or `everyone` shown may be published. */
export type Consent = 'nobody' | 'agreed' | 'everyone';

/** A file that may be in the storage without a row that names it, see `media/files/unreferenced-files.server.ts`. */
interface OrphanedFileTable {
  path: string;
  school_code: string;
  width: number | null;
  height: number | null;
  orphaned_since: string;
  /** How often it and its renditions were deleted. */
  passes: number;
  erased_at: string | null;
  /** A process writes or deletes it until then; empty if none does. */
  lease_until: string;
  /** It is being deleted: writers wait. */
  is_erasing: number;
  /** How often a deletion was started: anything written before the latest may be gone. */
  erasures: number;
}

interface AttachmentTable {
  school_code: string;
  /** A content type, or 'pages' for the slots of pages whose text is fixed, see `media/files/page-files.server.ts`. */
  item_type: string;
  item_id: string;
  role: 'attachments' | 'image';
  position: number;
  media_id: string;
  alt: string;
  caption: string;
  /** 0 while the text is only proposed. */
  alt_confirmed: Generated<number>;
  /** 1 while a photo is not published with its album. The consent is stored with the file. */
  hidden: Generated<number>;
  /** 1 for a decorative picture, which needs no text. */
  decorative: Generated<number>;
}

/** A photo that was just removed from an album, with its texts there. */
interface RemovedPhotoTable {
  /** The same for photos that were removed together. */
  removal_id: string;
  school_code: string;
  album_id: string;
  media_id: string;
  position: number;
  alt: string;
  caption: string;
  alt_confirmed: number;
  hidden: number;
  decorative: number;
  removed_at: string;
}

/** A photo on its way into an album. */
interface PhotoUploadTable {
  id: string;
  school_code: string;
  album_id: string;
  staff_id: string;
  name: string;
  bytes: number;
  /** Chosen together, and the position among those. */
  batch: string;
  position: number;
  state: 'arriving' | 'taken' | 'duplicate';
  media_id: string | null;
  created_at: string;
  updated_at: string;
}

interface PhotoUploadChunkTable {
  school_code: string;
  /** Of its file in the storage. */
  key: string;
  upload_id: string;
  start: number;
  bytes: number;
  stored: 0 | 1;
  created_at: string;
}

interface EnquiryTable {
  id: string;
  school_code: string;
  receipt: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** `test`: sent by the self-test, never counted, deleted once it has arrived. */
  state: 'new' | 'in-progress' | 'answered' | 'spam' | 'test';
  /** `held`: suspected spam, kept aside and not sent. */
  /** `filed`: no mail server was set up, and the mail is a file on the server. */
  delivery: 'waiting' | 'delivered' | 'filed' | 'failed' | 'held';
  received_at: string;
  updated_at: string;
  /** The member of staff who handles it; the name stays when they leave. */
  assigned_to_id: string | null;
  assigned_to_name: string | null;
  answered_at: string | null;
  /** Folded words, see `features/enquiries/inbox/inbox-search.server.ts`. */
  search: string;
}

interface EnquiryNoteTable {
  school_code: string;
  id: string;
  enquiry_id: string;
  staff_id: string;
  staff_name: string;
  text: string;
  written_at: string;
}

interface JobTable {
  id: string;
  school_code: string;
  kind: string;
  payload: string;
  state: 'waiting' | 'done' | 'dead';
  run_at: string;
  attempts: number;
  /** How often in a row it was started without finishing, including the current run. */
  unfinished_runs: Generated<number>;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  updated_at: string;
}

interface SelfTestTable {
  id: string;
  school_code: string;
  outcome: 'under-way' | 'arrived' | 'filed' | 'failed';
  started_at: string;
  ended_at: string | null;
}

interface StaffUserTable {
  id: string;
  school_code: string;
  /** One of `access/permissions.ts`. */
  role: string;
  name: string;
  email: string;
  email_verified: number;
  image: string | null;
  two_factor_enabled: number;
  /** Since when this account is an administrator's; earlier times do not count. */
  administrator_since: string | null;
  /** How they are notified of enquiries by mail, see `features/enquiries/duty`. */
  enquiry_mail: Generated<'' | 'at-once' | 'daily'>;
  /** The studio's language for them. */
  language: Generated<StudioLanguage>;
  created_at: string;
  updated_at: string;
}

interface StaffSessionTable {
  school_code: string;
  id: string;
  user_id: string;
  token: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  proved_at: string | null;
  created_at: string;
  updated_at: string;
}

/** How a person proves who they are; all of ours have the provider `credential`, a password. */
interface StaffAccountTable {
  school_code: string;
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: string;
  updated_at: string;
}

interface StaffTwoFactorTable {
  school_code: string;
  id: string;
  user_id: string;
  /** Both encrypted by better-auth's key. */
  secret: string;
  backup_codes: string;
  /** 0 until a code has shown that the app has the secret. */
  verified: number | null;
  /** The last half minute of which a code was used. */
  used_step: number | null;
}

interface StaffInvitationTable {
  id: string;
  school_code: string;
  code_hash: string;
  /** One of `access/permissions.ts`. */
  role: string;
  email: string;
  invited_by: string | null;
  created_at: string;
  expires_at: string;
}

interface AuditEntryTable {
  id: string;
  school_code: string;
  at: string;
  staff_id: string;
  staff_name: string;
  action: string;
  subject_type: string;
  subject_id: string;
  subject_title: string;
  /** JSON of what changed. */
  before: string | null;
  after: string | null;
}

/** An item's texts in a language other than its own, see `publishing/translations`. */
export interface ContentTranslationTable {
  item_type: string;
  item_id: string;
  language: string;
  school_code: string;
  /** JSON: the translated texts by segment. */
  texts: string;
  /** JSON: the source text that each segment was translated from. */
  sources: string;
  /** How many segments have changed in the source language since, and how many are not translated. */
  older: number;
  missing: number;
  /** Null while none of it is public. */
  published_at: string | null;
  published_by: string;
}

interface ContentDraftTable {
  item_type: string;
  item_id: string;
  /** '' for the original; else the language of the translation. */
  language: Generated<string>;
  school_code: string;
  title: string;
  /** JSON, as `publishing/fields.ts` knows them. */
  fields: string;
  version: number;
  editor: string;
  staff_id: string;
  staff_name: string;
  updated_at: string;
  /** When it becomes public automatically, replacing what is live, and who scheduled it. */
  due_at: string | null;
  due_staff_id: string | null;
  due_staff_name: string | null;
  /** JSON: what prevented it from being published when it was due. */
  due_problems: string | null;
}

interface ContentVersionTable {
  item_type: string;
  item_id: string;
  /** '' for the original; else the language of the translation. */
  language: Generated<string>;
  number: number;
  school_code: string;
  /** `before`: what was public before the first version; `kept`: a draft that an older version replaced. */
  reason: 'publish' | 'before' | 'kept';
  fields: string;
  staff_id: string;
  staff_name: string;
  at: string;
}

/** The confirmation that a starter text is right; it holds for this version only. */
interface ContentReadingTable {
  item_type: string;
  item_id: string;
  school_code: string;
  version: number;
  staff_id: string;
  staff_name: string;
  reviewed_at: string;
}
