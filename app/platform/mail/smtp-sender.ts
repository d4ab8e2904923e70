import { Socket } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../config.ts';
import { composeMail } from './compose.ts';
import { type Mail, MailFailure, type MailSender } from './mail.ts';

type SmtpSettings = NonNullable<Config['smtp']>;

/** The time limits of each step; `whole` is for a server that keeps answering without an end. */
export const SMTP_LIMITS = { connect: 15_000, greeting: 15_000, silence: 30_000, whole: 75_000 };

const GOODBYE_MS = 1000;

/** One connection per mail: enquiries are few, and no connection is left in an odd state. */
export const smtpSender = (settings: SmtpSettings, limits = SMTP_LIMITS): MailSender => ({
  async send(mail) {
    const bytes = await composeMail(mail);
    await deliver(settings, limits, mail, bytes);
  },
});

function deliver(
  settings: SmtpSettings,
  limits: typeof SMTP_LIMITS,
  mail: Mail,
  bytes: Buffer,
): Promise<void> {
  // Our own socket, so that it can be destroyed: the library only asks the server to hang up.
  const socket = new Socket();
  const connection = new SMTPConnection({
    socket,
    host: settings.host,
    port: settings.port,
    secure: settings.security === 'tls',
    requireTLS: settings.security === 'starttls',
    ignoreTLS: settings.security === 'none',
    connectionTimeout: limits.connect,
    dnsTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    logger: false,
  });
  const { user, password } = settings;

  return new Promise<void>((delivered, failed) => {
    const deadline = setTimeout(() => end(new MailFailure('SMTP: took too long')), limits.whole);
    function end(failure?: MailFailure): void {
      clearTimeout(deadline);
      if (failure) {
        connection.close();
        socket.destroy();
        return failed(failure);
      }
      connection.quit();
      setTimeout(() => socket.destroy(), GOODBYE_MS).unref();
      delivered();
    }
    const next = (step: () => void) => (error?: SmtpError | null) => (error ? end(failureOf(error)) : step());

    const send = () =>
      connection.send(
        { from: mail.from.address, to: [mail.to.address] },
        bytes,
        next(() => end()),
      );
    const signIn = () =>
      user ? connection.login({ credentials: { user, pass: password ?? '' } }, next(send)) : send();
    connection.on('error', (error: SmtpError) => end(failureOf(error)));
    connection.connect(next(signIn));
  });
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function failureOf({ code, command, responseCode, response, message }: SmtpError): MailFailure {
  const where = [code, command].filter(Boolean).join(' ');
  if (responseCode)
    return new MailFailure(`SMTP ${responseCode} at ${where}`, {
      refusesRecipient: responseCode >= 500 && command === 'RCPT TO',
    });
  // If no server answered, the message is our own system's: which host, which certificate.
  return new MailFailure(`SMTP: ${response ? where : `${where} (${message})`}`);
}
