/** The state of a school's content: what was rendered from it holds until `revision` rises or `until` comes. */
export interface ContentState {
  revision: number;
  /** When the next scheduled publish or expiry falls due, or the day ends, in milliseconds. */
  until: number;
}

/** What is known of every school's content without a query. */
export interface ContentRevisions {
  of(schoolCode: string): ContentState;
  /** Works an answer out once for as long as the school's content stands: for counts that read every row. */
  cached<Answer>(schoolCode: string, name: string, work: () => Promise<Answer>): Promise<Answer>;
  refresh(): Promise<void>;
  start(quicklyMs: number): void;
  /** Done before a change is seen here, and before any page shows it. */
  beforeChange(work: () => Promise<void>): void;
  stop(): void;
}
