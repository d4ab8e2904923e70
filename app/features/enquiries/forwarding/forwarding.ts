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
