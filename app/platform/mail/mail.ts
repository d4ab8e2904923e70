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

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** What the operator should know at the start; undefined if mails are really sent. */
  notice: string | undefined;
  /** Deletes the stored copies from before this time. */
  forget(before: Date): Promise<void>;
  /** Deletes the stored copies of mails whose Message-ID is one of these before its @. */
  erase(about: string[]): Promise<void>;
}

/** Why a mail was not sent, without the server's words: they repeat addresses. */
export class MailFailure extends Error {
  /** The server has no such mailbox; another attempt will not help. */
  readonly refusesRecipient: boolean;

  constructor(where: string, responseCode?: number) {
    super(responseCode ? `SMTP ${responseCode} at ${where}` : `SMTP: ${where}`);
    this.name = 'MailFailure';
    this.refusesRecipient = responseCode !== undefined && responseCode >= 500 && where.endsWith('RCPT TO');
  }
}
