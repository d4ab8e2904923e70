import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * The whole schema. What belongs to a school has `school_code` first in its primary key, its unique indexes and its
 * references, see decision 48. Frozen: a change to the schema is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = [
    ...schools,
    ...mediaFiles,
    ...content,
    ...(engine === 'postgres' ? searchInPostgres : searchInSqlite),
    ...albums,
    ...enquiries(engine),
    ...visitors,
    ...jobs,
    ...staff,
    ...outsideLinks,
    ...importing,
  ];
  // Byte order, so that times, days and ids compare in PostgreSQL as they do in SQLite.
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  for (const statement of statements) await sql.raw(statement.replaceAll('TEXT', text)).execute(db);
}

/** A table of a school; `key` tells its rows apart within the school. */
const table = (name: string, key: string, columns: string) =>
  `create table ${name} (
    school_code TEXT not null references schools (code),
    ${columns.trim()},
    constraint ${name}_key primary key (school_code${key && `, ${key}`})
  )`;

const schools = [
  `create table schools (
    code TEXT not null primary key,
    profile TEXT not null,
    theme TEXT,
    created_at TEXT not null,
    updated_at TEXT not null
  )`,
  // A school without a row is public, and its first hour is over.
  table(
    'school_setups',
    '',
    `started_at TEXT not null,
    public_since TEXT,
    dismissed_at TEXT`,
  ),
  table(
    'saved_themes',
    'id',
    `id TEXT not null,
    name TEXT not null,
    theme TEXT not null,
    staff_id TEXT not null,
    staff_name TEXT not null,
    kept_at TEXT not null,
    removed_at TEXT`,
  ),
  table(
    'secrets',
    'name',
    `name TEXT not null,
    secret TEXT not null`,
  ),
  table(
    'daily_keys',
    'day',
    `day TEXT not null,
    secret TEXT not null`,
  ),
];

const mediaFiles = [
  table(
    'media_files',
    'id',
    `id TEXT not null,
    path TEXT not null,
    kind TEXT not null,
    content_type TEXT not null,
    bytes bigint not null,
    width integer,
    height integer,
    thumbhash TEXT,
    placeholder TEXT,
    source_sha256 TEXT not null,
    created_at TEXT not null,
    withdrawn_at TEXT,
    withdrawn_by TEXT not null default '',
    withdrawal_reason TEXT not null default '',
    sharpness integer,
    turn integer not null default 0,
    unrotated_path TEXT,
    erased_at TEXT,
    unused_since TEXT,
    focus_x integer,
    focus_y integer,
    name TEXT not null default '',
    sent_by TEXT not null default '',
    perceptual_hash TEXT,
    consent TEXT,
    consent_by_id TEXT not null default '',
    consent_by TEXT not null default '',
    consent_at TEXT,
    has_text TEXT,
    kept_at TEXT,
    kept_by TEXT not null default '',
    constraint media_files_path unique (school_code, path)`,
  ),
  `create index media_files_source on media_files (school_code, source_sha256)`,
  `create index media_files_unrotated on media_files (school_code, unrotated_path)`,
  `create index media_files_newest on media_files (school_code, kind, created_at, id)
    where withdrawn_at is null`,
  // Two pictures that differ in three bits at most share one of four parts: a school's many are found by these.
  ...[0, 1, 2, 3].map(
    (part) => `create index media_files_perceptual_hash_${part} on media_files
      (school_code, substr(perceptual_hash, ${part * 4 + 1}, 4)) where perceptual_hash is not null`,
  ),
  `create index media_files_unhashed on media_files (school_code)
    where perceptual_hash is null and kind = 'image'`,

  table(
    'attachments',
    'item_type, item_id, role, position',
    `item_type TEXT not null,
    item_id TEXT not null,
    role TEXT not null,
    position integer not null,
    media_id TEXT not null,
    alt TEXT not null,
    caption TEXT not null,
    alt_confirmed integer not null default 1,
    released integer not null default 1,
    decorative integer not null default 0,
    foreign key (school_code, media_id) references media_files (school_code, id)`,
  ),
  `create index attachments_media on attachments (school_code, media_id)`,
  // Few photos wait for somebody to answer for them; they are found without reading the others.
  `create index attachments_unreleased on attachments (school_code, media_id) where released = 0`,
  `create index attachments_without_words on attachments (school_code, item_type, item_id) where alt = ''`,

  // Files in the storage that no row of media_files names, not yet or no more: while a row is here, they are found
  // and deleted, whatever becomes of whoever wrote or deleted them.
  table(
    'orphaned_files',
    'path',
    `path TEXT not null,
    width integer,
    height integer,
    orphaned_since TEXT not null,
    passes integer not null,
    erased_at TEXT,
    lease_until TEXT not null,
    is_erasing integer not null,
    erasures integer not null`,
  ),
  table(
    'replaced_files',
    'path',
    `path TEXT not null,
    media_id TEXT not null,
    replaced_at TEXT not null,
    replaced_by TEXT not null,
    unrotated_path TEXT,
    stored TEXT,
    foreign key (school_code, media_id) references media_files (school_code, id)`,
  ),
  `create index replaced_files_media on replaced_files (school_code, media_id, replaced_at)`,
  `create index replaced_files_stored on replaced_files (school_code, replaced_at) where stored is not null`,
];

const judged = 'id, publish_from, expire_at, deleted_at';

const content = [
  table(
    'content_revisions',
    '',
    `revision bigint not null,
    changed_at TEXT not null`,
  ),
  table(
    'content_items',
    'type, id',
    `type TEXT not null,
    id TEXT not null,
    title TEXT not null,
    day TEXT not null,
    last_day TEXT,
    status TEXT not null check (status in ('draft', 'published')),
    publish_from TEXT not null,
    expire_at TEXT,
    created_at TEXT not null,
    updated_at TEXT not null,
    deleted_at TEXT,
    fields TEXT not null,
    address TEXT,
    position integer not null default 0,
    language TEXT not null default 'en'`,
  ),
  // A public list walks one of these from its newest end and needs no row to judge "live now".
  `create index content_items_live on content_items
    (school_code, type, status, day, ${judged}) where deleted_at is null`,
  `create index content_items_live_by_month on content_items
    (school_code, type, status, substr(day, 6, 2), day, ${judged}) where deleted_at is null`,
  `create index content_items_latest on content_items
    (school_code, type, status, position, publish_from desc, id desc, expire_at, deleted_at)
    where deleted_at is null and day = ''`,
  `create index content_items_ahead on content_items
    (school_code, type, status, last_day, day, ${judged})
    where deleted_at is null and last_day is not null`,
  // What was begun and never published, for whoever opens the studio.
  `create index content_items_drafts on content_items (school_code, updated_at, id, status, deleted_at)
    where deleted_at is null and status = 'draft'`,
  // For "what falls due next". They begin with the moment, so that no list can take them for its own.
  `create index content_items_begins on content_items (publish_from, school_code, status)
    where deleted_at is null`,
  `create index content_items_ends on content_items (expire_at, school_code, status)
    where deleted_at is null and expire_at is not null`,
  // The texts stand before it in a row: who only counts must not read past them.
  `create index content_items_language on content_items
    (school_code, type, language, status, deleted_at, expire_at, updated_at, id)`,

  table(
    'content_addresses',
    'address',
    // In small letters: an address is found in any letter case.
    `address TEXT not null,
    type TEXT not null,
    item_id TEXT not null,
    since TEXT not null,
    foreign key (school_code, type, item_id) references content_items (school_code, type, id) on delete cascade`,
  ),
  // What somebody is writing at: nothing of it is seen outside until it is published.
  table(
    'content_drafts',
    'item_type, item_id',
    `item_type TEXT not null,
    item_id TEXT not null,
    title TEXT not null,
    fields TEXT not null,
    version integer not null,
    editor TEXT not null,
    staff_id TEXT not null,
    staff_name TEXT not null,
    updated_at TEXT not null,
    due_at TEXT,
    due_staff_id TEXT,
    due_staff_name TEXT,
    due_problems TEXT`,
  ),
  `create index content_drafts_due on content_drafts (school_code, due_at) where due_at is not null`,
  table(
    'content_versions',
    'item_type, item_id, number',
    `item_type TEXT not null,
    item_id TEXT not null,
    number integer not null,
    reason TEXT not null,
    fields TEXT not null,
    staff_id TEXT not null,
    staff_name TEXT not null,
    at TEXT not null`,
  ),
  table(
    'content_editing',
    'item_type, item_id, staff_id',
    `item_type TEXT not null,
    item_id TEXT not null,
    staff_id TEXT not null,
    staff_name TEXT not null,
    seen_at TEXT not null`,
  ),
  // Who read through what the software had written and found it right, and which version that was.
  table(
    'content_reviews',
    'item_type, item_id',
    `item_type TEXT not null,
    item_id TEXT not null,
    version bigint not null,
    staff_id TEXT not null,
    staff_name TEXT not null,
    reviewed_at TEXT not null`,
  ),
  // Who published in spite of a warning: it is given once, and not again for the same thing.
  table(
    'acknowledged_warnings',
    'item_type, item_id, mark',
    `item_type TEXT not null,
    item_id TEXT not null,
    mark TEXT not null,
    staff_id TEXT not null,
    staff_name TEXT not null,
    acknowledged_at TEXT not null`,
  ),
  // What an item says in another language than it was written in. Days, pictures and papers are the item's own.
  table(
    'content_translations',
    'item_type, item_id, language',
    `item_type TEXT not null,
    item_id TEXT not null,
    language TEXT not null,
    texts TEXT not null,
    sources TEXT not null,
    older integer not null,
    missing integer not null,
    published_at TEXT,
    published_by TEXT not null,
    draft TEXT,
    saved_at TEXT not null,
    saved_by TEXT not null,
    version integer not null,
    editor TEXT not null default ''`,
  ),
  // How often an item's page was asked for on a day; by whom is not kept.
  table(
    'page_views',
    'item_type, item_id, day',
    `item_type TEXT not null,
    item_id TEXT not null,
    day TEXT not null,
    views integer not null`,
  ),
];

const searchInPostgres = [
  `alter table content_items add column search tsvector not null default ''`,
  // Without a list of pending words, which every search would have to read to its end.
  `create index content_items_found on content_items using gin (search) with (fastupdate = off)`,
];

/** Keys begin with the content type and the day, so that matches are walked newest first; see `text-search.ts`. */
const searchInSqlite = [
  `alter table content_items add column search_key integer`,
  // Whether a match may be shown is read from this index, without the row.
  `create index content_items_found on content_items
    (search_key, school_code, type, status, publish_from, expire_at, deleted_at, day, id)`,
  // One entry for each first letters of a word: what is typed is a beginning more often than not.
  `create virtual table content_search using fts5(words, content = '', contentless_delete = 1,
    detail = none, prefix = '1 2 3 4 5 6 7 8', tokenize = 'ascii')`,
  // How the words sound, in either script.
  `create virtual table content_sounds using fts5(keys, content = '', contentless_delete = 1,
    detail = none, tokenize = 'ascii')`,
];

const albums = [
  // A photo on its way into an album, by the id of its upload: sent again, it is known again.
  table(
    'photo_uploads',
    'id',
    `id TEXT not null,
    album_type TEXT not null default 'albums',
    album_id TEXT not null,
    staff_id TEXT not null,
    name TEXT not null,
    bytes bigint not null,
    batch TEXT not null,
    position integer not null,
    state TEXT not null,
    media_id TEXT,
    created_at TEXT not null,
    updated_at TEXT not null,
    foreign key (school_code, album_type, album_id)
      references content_items (school_code, type, id) on delete cascade`,
  ),
  `create index photo_uploads_of on photo_uploads (school_code, album_id, state)`,
  // Without a reference to the upload: while a row is here, its file is found and removed, whatever became of that.
  table(
    'photo_upload_chunks',
    'key',
    `key TEXT not null,
    upload_id TEXT not null,
    start bigint not null,
    bytes bigint not null,
    stored integer not null default 0,
    created_at TEXT not null`,
  ),
  `create index photo_upload_chunks_of on photo_upload_chunks (school_code, upload_id, start)`,
  // Of two who send the same piece at two replicas one is late: a place in a file is filled once.
  `create unique index photo_upload_chunks_stored on photo_upload_chunks (school_code, upload_id, start)
    where stored = 1`,
  table(
    'photo_upload_locks',
    'upload_id',
    `upload_id TEXT not null,
    lease_holder TEXT not null,
    lease_until TEXT not null,
    wanted integer not null default 0`,
  ),
  table(
    'removed_photos',
    'removal_id, media_id',
    `removal_id TEXT not null,
    album_id TEXT not null,
    media_id TEXT not null,
    position integer not null,
    alt TEXT not null,
    caption TEXT not null,
    alt_confirmed integer not null,
    released integer not null,
    decorative integer not null,
    removed_at TEXT not null`,
  ),
  // Without a reference to the person, and with the name: who answered for it stays told when they are gone.
  table(
    'album_consents',
    'id',
    `id TEXT not null,
    album_id TEXT not null,
    staff_id TEXT not null,
    staff_name TEXT not null,
    photos integer not null,
    consented_at TEXT not null`,
  ),
  `create index album_consents_of on album_consents (school_code, album_id, consented_at)`,
  // A photo of an album that looks like another, until somebody has said whether both stay.
  table(
    'similar_photos',
    'album_id, media_id',
    `album_id TEXT not null,
    media_id TEXT not null,
    similar_id TEXT not null,
    foreign key (school_code, media_id) references media_files (school_code, id) on delete cascade,
    foreign key (school_code, similar_id) references media_files (school_code, id) on delete cascade`,
  ),
  // Whoever deletes a file for good need not read them all.
  `create index similar_photos_media on similar_photos (school_code, media_id)`,
  `create index similar_photos_similar on similar_photos (school_code, similar_id)`,
];

const enquiries = (engine: Engine) => [
  table(
    'enquiries',
    'id',
    `id TEXT not null,
    receipt TEXT not null,
    name TEXT not null,
    email TEXT not null,
    phone TEXT not null,
    message TEXT not null,
    state TEXT not null,
    delivery TEXT not null,
    received_at TEXT not null,
    updated_at TEXT not null,
    assigned_to_id TEXT,
    assigned_to_name TEXT,
    answered_at TEXT,
    search TEXT not null default '',
    constraint enquiries_receipt unique (school_code, receipt)`,
  ),
  // The inbox walks these from their newest end; the counts are read from them without a row. SQLite searches the
  // words within the index; PostgreSQL's holds no entry as long as that.
  `create index enquiries_newest on enquiries
    (school_code, received_at, id, state${engine === 'sqlite' ? ', search' : ''})`,
  `create index enquiries_by_state on enquiries (school_code, state, received_at, id, delivery)`,
  `create index enquiries_undelivered on enquiries (school_code, received_at, id, state)
    where delivery = 'failed'`,
  // Without a reference to the person, and with the name: what somebody wrote stays told when they are gone.
  table(
    'enquiry_notes',
    'id',
    `id TEXT not null,
    enquiry_id TEXT not null,
    staff_id TEXT not null,
    staff_name TEXT not null,
    text TEXT not null,
    written_at TEXT not null,
    foreign key (school_code, enquiry_id) references enquiries (school_code, id) on delete cascade`,
  ),
  `create index enquiry_notes_of on enquiry_notes (school_code, enquiry_id, written_at, id)`,
  // Which enquiry a key or a text belongs to: the row decides who was first.
  table(
    'enquiry_claims',
    'claim',
    `claim TEXT not null,
    enquiry_id TEXT not null,
    claimed_at TEXT not null`,
  ),
  `create index enquiry_claims_age on enquiry_claims (school_code, claimed_at)`,
  table(
    'enquiry_rates',
    'network, hour',
    `network TEXT not null,
    hour TEXT not null,
    posts integer not null`,
  ),
  table(
    'self_tests',
    'id',
    `id TEXT not null,
    outcome TEXT not null,
    started_at TEXT not null,
    ended_at TEXT`,
  ),
];

const visitors = [
  table('visitor_totals', '', `total bigint not null`),
  table(
    'visits_by_day',
    'day',
    `day TEXT not null,
    visits bigint not null,
    refused bigint not null default 0`,
  ),
  // The visit that a mark belongs to: whoever finds its own there began it.
  table(
    'visit_marks',
    'visitor',
    `visitor TEXT not null,
    seen_at TEXT not null,
    visit TEXT not null default ''`,
  ),
  `create index visit_marks_seen on visit_marks (school_code, seen_at)`,
  // What came from one network within an hour or a day; more than may be counted is not written here.
  table(
    'visit_rates',
    'network, period',
    `network TEXT not null,
    period TEXT not null,
    visits bigint not null`,
  ),
  `create index visit_rates_age on visit_rates (school_code, period)`,
];

const jobs = [
  table(
    'jobs',
    'id',
    `id TEXT not null,
    kind TEXT not null,
    payload TEXT not null,
    state TEXT not null,
    run_at TEXT not null,
    attempts integer not null,
    unfinished_runs integer not null default 0,
    lease_until TEXT,
    last_error TEXT,
    created_at TEXT not null,
    updated_at TEXT not null`,
  ),
  // Of every school together: one worker takes whatever is due longest.
  `create index jobs_due on jobs (state, run_at)`,
];

const ofPerson =
  'foreign key (school_code, user_id) references staff_users (school_code, id) on delete cascade';

const staff = [
  // This and the five below are the tables of better-auth, in our words; see access/sign-in/auth.server.ts.
  table(
    'staff_users',
    'id',
    `id TEXT not null,
    role TEXT not null check (role in ('administrator', 'editor')),
    name TEXT not null,
    email TEXT not null,
    email_verified integer not null default 0,
    image TEXT,
    two_factor_enabled integer not null default 0,
    administrator_since TEXT,
    enquiry_mail TEXT not null default '',
    language TEXT not null default 'en',
    created_at TEXT not null,
    updated_at TEXT not null,
    constraint staff_users_email unique (school_code, email)`,
  ),
  table(
    'staff_sessions',
    'id',
    `id TEXT not null,
    user_id TEXT not null,
    token TEXT not null,
    expires_at TEXT not null,
    ip_address TEXT,
    user_agent TEXT,
    proved_at TEXT,
    created_at TEXT not null,
    updated_at TEXT not null,
    constraint staff_sessions_token unique (school_code, token),
    ${ofPerson}`,
  ),
  `create index staff_sessions_of on staff_sessions (school_code, user_id)`,
  table(
    'staff_accounts',
    'id',
    `id TEXT not null,
    user_id TEXT not null,
    account_id TEXT not null,
    provider_id TEXT not null,
    password TEXT,
    access_token TEXT,
    refresh_token TEXT,
    id_token TEXT,
    access_token_expires_at TEXT,
    refresh_token_expires_at TEXT,
    scope TEXT,
    created_at TEXT not null,
    updated_at TEXT not null,
    ${ofPerson}`,
  ),
  `create index staff_accounts_of on staff_accounts (school_code, user_id)`,
  table(
    'staff_verifications',
    'id',
    `id TEXT not null,
    identifier TEXT not null,
    value TEXT not null,
    expires_at TEXT not null,
    created_at TEXT not null,
    updated_at TEXT not null`,
  ),
  `create index staff_verifications_of on staff_verifications (school_code, identifier)`,
  table(
    'staff_two_factors',
    'id',
    `id TEXT not null,
    user_id TEXT not null,
    secret TEXT not null,
    backup_codes TEXT not null,
    verified integer,
    failed_verification_count integer,
    locked_until TEXT,
    used_step bigint,
    ${ofPerson}`,
  ),
  `create index staff_two_factors_of on staff_two_factors (school_code, user_id)`,
  table(
    'staff_passkeys',
    'id',
    `id TEXT not null,
    name TEXT,
    public_key TEXT not null,
    user_id TEXT not null,
    credential_id TEXT not null,
    counter bigint not null,
    device_type TEXT not null,
    backed_up integer not null,
    transports TEXT,
    created_at TEXT,
    aaguid TEXT,
    ${ofPerson}`,
  ),
  `create index staff_passkeys_of on staff_passkeys (school_code, user_id)`,
  // A link that makes somebody staff, once. Only the hash of its code is kept.
  table(
    'staff_invitations',
    'id',
    // The email is empty for the first administrator, whom nobody knows yet.
    `id TEXT not null,
    code_hash TEXT not null,
    role TEXT not null,
    email TEXT not null,
    invited_by TEXT,
    created_at TEXT not null,
    expires_at TEXT not null,
    constraint staff_invitations_code_hash unique (school_code, code_hash)`,
  ),
  table(
    'sign_in_failures',
    'subject',
    `subject TEXT not null,
    failures integer not null,
    last_at TEXT not null`,
  ),
  // Without a reference to the person, and with the name: what somebody did stays told when they are gone.
  table(
    'audit_entries',
    'id',
    `id TEXT not null,
    at TEXT not null,
    staff_id TEXT not null,
    staff_name TEXT not null,
    action TEXT not null,
    subject_type TEXT not null,
    subject_id TEXT not null,
    subject_title TEXT not null,
    before TEXT,
    after TEXT`,
  ),
  `create index audit_entries_newest on audit_entries (school_code, at, id)`,
  `create index audit_entries_about on audit_entries (school_code, subject_type, subject_id, at)`,
];

const outsideLinks = [
  // Addresses of other sites that something public leads to, and what came of asking them.
  table(
    'outside_links',
    'address',
    `address TEXT not null,
    host TEXT not null,
    state TEXT not null,
    gone_since TEXT,
    checked_at TEXT,
    check_after TEXT not null`,
  ),
  `create index outside_links_due on outside_links (school_code, check_after)`,
  // What leads there. Whoever asks looks into the thing itself, which may have been mended since.
  table(
    'outside_link_places',
    'address, item_type, item_id',
    `address TEXT not null,
    item_type TEXT not null,
    item_id TEXT not null`,
  ),
  // Of every school together: a host is asked by one of us at a time, and not again before this.
  `create table outside_hosts (
    host TEXT not null primary key,
    ask_after TEXT not null
  )`,
];

const importing = [
  // Where the school's site was before, and how we stand to it.
  table(
    'old_sites',
    '',
    `address TEXT not null,
    remote_school_code TEXT not null,
    since TEXT not null default '',
    only_types TEXT not null default '',
    token TEXT,
    token_saved_at TEXT,
    remote_visitors integer,
    imported_visitors integer,
    visitors_imported_at TEXT,
    sync_minutes integer not null default 0,
    synced_at TEXT,
    forwards integer not null default 0,
    updated_at TEXT not null`,
  ),
  // One dry run, import or sync, from its start to its end.
  table(
    'imports',
    'id',
    `id TEXT not null,
    source TEXT not null,
    kind TEXT not null,
    state TEXT not null,
    started_by_id TEXT not null,
    started_by TEXT not null,
    started_at TEXT not null,
    ended_at TEXT,
    lease_holder TEXT not null default '',
    lease_until TEXT not null default '',
    lists TEXT not null,
    figures TEXT not null,
    trouble TEXT not null default ''`,
  ),
  `create index imports_newest on imports (school_code, started_at)`,
  // What there is over there, what became of it here, and what it was like when it was last taken over.
  table(
    'imported_items',
    'source, kind, remote_id',
    `source TEXT not null,
    kind TEXT not null,
    remote_id TEXT not null,
    position integer not null,
    title TEXT not null,
    seen TEXT not null,
    remote_hash TEXT not null,
    local_id TEXT,
    imported_hash TEXT,
    local_hash TEXT,
    state TEXT not null,
    reason TEXT not null default '',
    outcome TEXT not null default '',
    import_id TEXT not null,
    changed_at TEXT not null`,
  ),
  `create index imported_items_waiting on imported_items (school_code, source, state, kind, position)`,
  `create index imported_items_here on imported_items (school_code, kind, local_id)`,
  // The path of a picture or paper over there, and the file that it has become.
  table(
    'imported_files',
    'source, path',
    `source TEXT not null,
    path TEXT not null,
    media_id TEXT,
    state TEXT not null,
    reason TEXT not null default '',
    outcome TEXT not null default '',
    bytes integer not null default 0,
    sha256 TEXT not null default '',
    import_id TEXT not null`,
  ),
  `create index imported_files_path on imported_files (school_code, path)`,
  `create index imported_files_of_import on imported_files (school_code, import_id, state)`,
  // What happened on the way, for whoever watches.
  table(
    'import_log',
    'id',
    `id TEXT not null,
    import_id TEXT not null,
    at TEXT not null,
    code TEXT not null,
    about TEXT not null`,
  ),
  `create index import_log_newest on import_log (school_code, import_id, id)`,
  // An enquiry that is also handed on to the old desk.
  table(
    'forwarded_enquiries',
    'enquiry_id',
    `enquiry_id TEXT not null,
    state TEXT not null,
    attempts integer not null default 0,
    why TEXT not null default '',
    updated_at TEXT not null`,
  ),
];
