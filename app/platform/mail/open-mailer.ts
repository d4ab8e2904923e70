import { join } from 'node:path';
import type { Config } from '../config.ts';
import { emlFileMailer } from './eml-file-mailer.ts';
import type { Mailer } from './mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

/**
 * Mails are sent by SMTP if it is configured, else written to files. Files from the time before are still cleaned up.
 */
export function openMailer({ smtp, dataDir }: Pick<Config, 'smtp' | 'dataDir'>): Mailer {
  const files = emlFileMailer(join(dataDir, 'mail'));
  return smtp ? { ...smtpMailer(smtp), forget: files.forget, erase: files.erase } : files;
}
