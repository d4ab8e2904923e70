import type { Transaction } from 'kysely';
import type { EnquiryTarget, HandleResult } from '#app/features/enquiries/inbox/inbox-change.server.ts';
import type { Db, DbOrTransaction } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Services } from '#app/platform/services.ts';

/**
 * How an enquiry stands that is also handed on to the desk of the school's old site. `unsure`: it was sent and no answer
 * came, so nobody here can tell whether it is there.
 */
export type ForwardingState = 'waiting' | 'taken' | 'unsure' | 'given-up';

export interface Forwarding {
  state: ForwardingState;
  /** How often it was sent. */
  tries: number;
  /** A sign for the office's words, or a number that the old desk answered; of one that was taken, its receipt there. */
  why: string;
  at: string;
  /** To whom, as far as that is known today. */
  host: string;
  /** Nobody has it in hand just now: it may be handed on again. */
  canRetry: boolean;
}

/** Hands enquiries on to another desk, where a module does that. */
export interface EnquiryForwarding {
  find(db: DbOrTransaction, schoolCode: string, id: string): Promise<Forwarding | undefined>;
  /** In the transaction that keeps the enquiry, or says that it is no spam. */
  begin(transaction: Transaction<Schema>, which: EnquiryTarget): Promise<void>;
  /** Somebody in the office wants it sent once more. */
  again(transaction: Transaction<Schema>, which: EnquiryTarget): Promise<HandleResult>;
  /** With the enquiry goes whatever leads to it. */
  remove(transaction: Transaction<Schema>, which: EnquiryTarget): Promise<void>;
  /** The same for enquiries that were deleted for their age. */
  removeOrphans(db: Db, schoolCode: string): Promise<void>;
}

declare module '#app/platform/services.ts' {
  interface ModuleServices {
    enquiryForwarding?: EnquiryForwarding;
  }
}

export const forwardingOf = ({ modules }: Pick<Services, 'modules'>): EnquiryForwarding | undefined =>
  modules.find(({ services }) => services.enquiryForwarding)?.services.enquiryForwarding;
