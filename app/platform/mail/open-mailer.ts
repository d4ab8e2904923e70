import { join } from 'node:path';
import type { Config } from '../config.ts';
import { emlFileMailer } from './eml-file-mailer.ts';
import type { Mailer } from './mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Mails go out by SMTP where it is set up, else into files. Those of a time before it was are still looked after. */
export function openMailer({ smtp, dataDir }: Pick<Config, 'smtp' | 'dataDir'>): Mailer {
  const files = emlFileMailer(join(dataDir, 'mail'));
  return smtp ? { ...smtpMailer(smtp), forget: files.forget, erase: files.erase } : files;
}
