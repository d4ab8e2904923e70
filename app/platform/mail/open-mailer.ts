import { join } from 'node:path';
import type { Config } from '../config.ts';
import { emlFileMailer } from './eml-file-mailer.ts';
import type { Mailer, MailSender } from './mail.ts';
import { smtpSender } from './smtp-sender.ts';

/** Sends by the first way that is set up, else writes files. Files from the time before are still cleaned up. */
export function openMailer(config: Config): Mailer {
  return mailerBy(config, config.smtp && smtpSender(config.smtp));
}

export function mailerBy({ dataDir }: Pick<Config, 'dataDir'>, sender: MailSender | undefined): Mailer {
  const files = emlFileMailer(join(dataDir, 'mail'));
  return sender ? { ...sender, goesTo: 'recipients', forget: files.forget, erase: files.erase } : files;
}
