export interface MailAddress {
  name?: string;
  address: string;
}

export interface Mail {
  /** Derived from what the mail is about, so that a second delivery is recognised. */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  date: Date;
}

/** One way to send a mail. Throws a `MailFailure` if it was not sent. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}

export interface Mailer extends MailSender {
  /** Without a sender mails reach nobody: they are written to files. */
  goesTo: 'recipients' | 'files';
  /** What the operator should know at the start. */
  notice?: string;
  /** Deletes the stored copies from before this time. */
  forget(before: Date): Promise<void>;
  /** Deletes the stored copies of mails whose Message-ID is one of these before its @. */
  erase(about: string[]): Promise<void>;
}

/** Why a mail was not sent, without the server's words: they repeat addresses. */
export class MailFailure extends Error {
  /** There is no such mailbox; another attempt will not help. */
  readonly refusesRecipient: boolean;

  constructor(message: string, { refusesRecipient = false } = {}) {
    super(message);
    this.name = 'MailFailure';
    this.refusesRecipient = refusesRecipient;
  }
}
