/** The state of a school's content: what was rendered from it is valid until `revision` rises or `until` has passed. */
export interface ContentState {
  revision: number;
  /** When the next scheduled publish or expiry falls due, or the day ends, in milliseconds. */
  until: number;
}

/** The current state of every school's content, without a query. */
export interface ContentRevisions {
  of(schoolCode: string): ContentState;
  /** Computes a result once per content revision: for counts that read every row. */
  cached<Answer>(schoolCode: string, name: string, work: () => Promise<Answer>): Promise<Answer>;
  refresh(): Promise<void>;
  start(quicklyMs: number): void;
  /** Runs before a change becomes visible here, and so before any page shows it. */
  beforeChange(work: () => Promise<void>): void;
  stop(): void;
}
