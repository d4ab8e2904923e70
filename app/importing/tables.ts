import type { Generated } from 'kysely';

/** The import's own tables and columns. The initial migration made them; see `platform/db/schema.ts` for what families need. */
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
    /** Without a slash at its end. */
    address: string;
    /** Its code over there. */
    remote_school_code: string;
    /** A year, or empty: nothing of before it is brought. */
    since: Generated<string>;
    /** Kinds with commas between; empty for all. */
    only_types: Generated<string>;
    /** Locked, see `importing/old-site/token.server.ts`. */
    token: string | null;
    token_saved_at: string | null;
    remote_visitors: number | null;
    visitors_imported_at: string | null;
    /** 0: we do not follow it. */
    sync_minutes: Generated<number>;
    synced_at: string | null;
    /** 1: enquiries are also handed on to it. */
    forwards: Generated<number>;
    updated_at: string;
  }

  interface ImportedItemTable {
    source: string;
    position: number;
    title: string;
    /** JSON of what was last seen of it over there, see `importing/provider/remote-item.ts`. */
    seen: string;
    remote_hash: string;
    /** What was seen when it was last taken over, and what it was like here right after. */
    imported_hash: string | null;
    local_hash: string | null;
    /** `differs`: changed there and here. `gone`: no longer in the list over there. */
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
    /** As it came, and what those bytes were. */
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
  /** Whoever works on it says so, and for how long; another may go on after that. */
  lease_holder: Generated<string>;
  lease_until: Generated<string>;
  /** JSON: which lists have been read, and what was wrong with those that could not be. */
  lists: string;
  /** JSON, see `importing/figures.ts`. */
  figures: string;
  trouble: Generated<string>;
}

interface ForwardedEnquiryTable {
  enquiry_id: string;
  school_code: string;
  /** `unsure`: it was sent and no answer came; whether it is there cannot be known from here. */
  state: 'waiting' | 'taken' | 'unsure' | 'given-up';
  attempts: Generated<number>;
  why: Generated<string>;
  updated_at: string;
}
