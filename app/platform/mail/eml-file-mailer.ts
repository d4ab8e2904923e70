import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { localDiskStorage } from '../storage/local-disk.ts';
import { composeMail } from './compose.ts';
import type { Mailer } from './mail.ts';

/** For a site without a mail server: each mail is a file that any mail program opens. */
export function emlFileMailer(folder: string): Mailer {
  const storage = localDiskStorage(folder);
  return {
    goesTo: 'files',
    notice: `No mail server is set (SMTP_HOST): e-mails are written to ${folder}`,
    async send(mail) {
      // Named by its Message-ID: sent twice, it is still one file.
      await storage.write(`${fileName(mail.messageId)}.eml`, await composeMail(mail));
    },
    async forget(before) {
      for (const name of await filesIn(folder)) {
        const { mtimeMs } = await stat(join(folder, name));
        if (mtimeMs < before.getTime()) await rm(join(folder, name), { force: true });
      }
    },
    async erase(about) {
      // The part before the @, because the host may have changed since.
      const prefixes = about.map((id) => `${fileName(id)}-`);
      for (const name of await filesIn(folder))
        if (prefixes.some((prefix) => name.startsWith(prefix))) await rm(join(folder, name), { force: true });
    },
  };
}

const fileName = (messageId: string) => messageId.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
