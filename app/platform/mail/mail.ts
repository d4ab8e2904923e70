export interface MailAddress {
  name?: string;
  address: string;
}

export interface Mail {
  /** Made from what the mail is about, so that a second delivery of the same is known as such. */
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
  /** What the operator should know at the start; nothing where mails really go out. */
  notice: string | undefined;
  /** Deletes the copies that were kept from before this moment. */
  forget(before: Date): Promise<void>;
  /** Deletes the copies of the mails whose Message-ID is one of these before its @. */
  erase(about: string[]): Promise<void>;
}

/** Why a mail did not go out, without a word of it: servers repeat addresses in what they answer. */
export class MailFailure extends Error {
  /** The server knows no such mailbox, and will say the same next time. */
  readonly refusesRecipient: boolean;

  constructor(where: string, responseCode?: number) {
    super(responseCode ? `SMTP ${responseCode} at ${where}` : `SMTP: ${where}`);
    this.name = 'MailFailure';
    this.refusesRecipient = responseCode !== undefined && responseCode >= 500 && where.endsWith('RCPT TO');
  }
}
