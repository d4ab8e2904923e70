import type { Generated } from 'kysely';

/**
 * The import's own tables and columns. The initial migration creates them; see `platform/db/schema.ts` for
 * the rest.
 */
declare module '#app/platform/db/schema.ts' {
  interface Schema {
    imports: ImportTable;
    import_log: {
      school_code: string;
      id: string;
      import_id: string;
      at: string;
      code: string;
      about: string;
    };
    forwarded_enquiries: ForwardedEnquiryTable;
  }

  interface OldSiteTable {
    /** Without a trailing slash. */
    address: string;
    /** Its code on the old site. */
    remote_school_code: string;
    /** A year, or empty: earlier items are not imported. */
    since: Generated<string>;
    /** Comma-separated types; empty for all. */
    only_types: Generated<string>;
    /** Encrypted, see `importing/old-site/token.server.ts`. */
    token: string | null;
    token_saved_at: string | null;
    remote_visitors: number | null;
    visitors_imported_at: string | null;
    /** 0: it is not followed. */
    sync_minutes: Generated<number>;
    synced_at: string | null;
    /** 1: enquiries are also forwarded to it. */
    forwards: Generated<number>;
    updated_at: string;
  }

  interface ImportedItemTable {
    source: string;
    position: number;
    title: string;
    /** JSON of its last known state there, see `importing/provider/remote-item.ts`. */
    seen: string;
    remote_hash: string;
    /** The hash of its state there at the last import, and here right after it. */
    imported_hash: string | null;
    local_hash: string | null;
    /** `differs`: changed there and here. `gone`: no longer in the list of the old site. */
    state: 'waiting' | 'here' | 'passed' | 'differs' | 'gone';
    reason: Generated<string>;
    outcome: Generated<'' | 'created' | 'updated' | 'unchanged' | 'passed'>;
    import_id: string;
    changed_at: string;
  }

  interface ImportedFileTable {
    source: string;
    state: 'waiting' | 'here' | 'passed';
    reason: Generated<string>;
    outcome: Generated<'' | 'created' | 'unchanged' | 'passed'>;
    /** The original size, and the hash of the bytes. */
    bytes: Generated<number>;
    sha256: Generated<string>;
    import_id: string;
  }
}

interface ImportTable {
  id: string;
  school_code: string;
  source: string;
  kind: 'look' | 'move' | 'step';
  state: 'running' | 'paused' | 'stopped' | 'done' | 'failed';
  started_by_id: string;
  started_by: string;
  started_at: string;
  ended_at: string | null;
  /** The current worker and the end of its lease; after that another may continue. */
  lease_holder: Generated<string>;
  lease_until: Generated<string>;
  /** JSON: which lists have been read, and the problems of those that could not be. */
  lists: string;
  /** JSON, see `importing/run/figures.ts`. */
  figures: string;
  trouble: Generated<string>;
}

interface ForwardedEnquiryTable {
  enquiry_id: string;
  school_code: string;
  /** `unsure`: it was sent and no answer came; whether it arrived is unknown. */
  state: 'waiting' | 'taken' | 'unsure' | 'given-up';
  attempts: Generated<number>;
  why: Generated<string>;
  updated_at: string;
}
