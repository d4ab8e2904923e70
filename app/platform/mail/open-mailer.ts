import { join } from 'node:path';
import type { Config } from '../config.ts';
import { emlFileMailer } from './eml-file-mailer.ts';
import type { Mailer } from './mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Mails go out by SMTP where it is set up, else into files. */
export const openMailer = ({ smtp, dataDir }: Pick<Config, 'smtp' | 'dataDir'>): Mailer =>
  smtp ? smtpMailer(smtp) : emlFileMailer(join(dataDir, 'mail'));
