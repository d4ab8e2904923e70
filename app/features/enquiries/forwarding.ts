import type { Transaction } from 'kysely';
import type { EnquiryTarget, HandleResult } from '#app/features/enquiries/inbox/inbox-change.server.ts';
import type { Db, DbOrTransaction } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';

/**
 * The state of an enquiry that is also forwarded to the school's old site. `unsure`: it was sent without an
 * answer, so it is unknown whether it arrived.
 */
export type ForwardingState = 'waiting' | 'taken' | 'unsure' | 'given-up';

export interface Forwarding {
  state: ForwardingState;
  /** How often it was sent. */
  attempts: number;
  /**
   * A key for the office's words, or the status code of the old site's answer; for a forwarded one, its
   * receipt there.
   */
  why: string;
  at: string;
  /** The host it goes to, if known. */
  host: string;
  /** No process is sending it right now, so it may be sent again. */
  canRetry: boolean;
}

/** Forwards enquiries to another site, if a module does that. */
export interface EnquiryForwarding {
  find(db: DbOrTransaction, schoolCode: string, id: string): Promise<Forwarding | undefined>;
  /** In the transaction that stores the enquiry, or marks it as not spam. */
  begin(transaction: Transaction<Schema>, which: EnquiryTarget): Promise<void>;
  /** Somebody in the office requested another attempt. */
  again(transaction: Transaction<Schema>, which: EnquiryTarget): Promise<HandleResult>;
  /** Deletes the forwarding together with the enquiry. */
  remove(transaction: Transaction<Schema>, which: EnquiryTarget): Promise<void>;
  /** The same for enquiries that were deleted because of their age. */
  removeOrphans(db: Db, schoolCode: string): Promise<void>;
}

declare module '#app/platform/services.ts' {
  interface ModuleServices {
    enquiryForwarding?: EnquiryForwarding;
  }
}

export const forwardingOf = ({ modules }: Pick<Services, 'modules'>): EnquiryForwarding | undefined =>
  modules.find(({ services }) => services.enquiryForwarding)?.services.enquiryForwarding;
