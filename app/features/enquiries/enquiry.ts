/** The states of an enquiry for the office; our own tests are never shown. */
export const inboxStates = ['new', 'in-progress', 'answered', 'spam'] as const;
export type InboxState = (typeof inboxStates)[number];

/** The filters of the inbox: a state, one's own open ones, or mails that could not be delivered. */
export const inboxViews = [...inboxStates, 'mine', 'undelivered'] as const;
export type InboxView = (typeof inboxViews)[number];

/** `filed`: no mail server was set up, and the mail is a file on the server. */
export type Delivery = 'waiting' | 'delivered' | 'filed' | 'failed' | 'held';

export interface EnquirySummary {
  id: string;
  receipt: string;
  name: string;
  email: string;
  phone: string;
  /** The first words of the message. */
  opening: string;
  state: InboxState;
  delivery: Delivery;
  receivedAt: string;
  assigneeName: string | null;
  answeredAt: string | null;
}

export interface Enquiry extends Omit<EnquirySummary, 'opening'> {
  message: string;
  assigneeId: string | null;
}

export interface EnquiryNote {
  id: string;
  staffName: string;
  text: string;
  writtenAt: string;
}

/** Everything but spam if no state is chosen; a search includes everything. */
export interface InboxFilter {
  state?: InboxView | undefined;
  q?: string | undefined;
}
