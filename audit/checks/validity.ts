import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/project.mjs';
import type { Finding } from '../finding.ts';
import type { PlainPage } from '../plain-page.ts';

const validator = join(root, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  message: string;
  extract?: string;
}

/** The Nu validator over all pages at once: its start takes longer than its work. */
export async function checkValidity(java: string, pages: PlainPage[]): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'school-html-'));
  try {
    pages.forEach(({ html }, number) => writeFileSync(join(folder, `${number}.html`), html));
    const { stdout } = await promisify(execFile)(
      java,
      ['-jar', validator, '--format', 'json', '--stdout', '--exit-zero-always', '--no-langdetect'].concat(
        folder,
      ),
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return messages.filter(isNews).map(({ type, url, message, extract }) => ({
      check: type === 'info' ? 'note' : 'html',
      where: pages[Number.parseInt(basename(url ?? ''), 10)]?.address ?? 'the validator',
      what: extract ? `${message} ${extract.replaceAll(/\s+/g, ' ')}` : message,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Safari no longer treats a list without bullets as one, unless it has a role; React closes void elements. The
 * validator does not know container queries and other recent CSS in a page's styles: that is not about the document,
 * and the build parses them with a current parser.
 */
const IGNORED = /^The “list” role is unnecessary|^Trailing slash on void elements|^CSS: /;
const isNews = ({ message }: Message) => !IGNORED.test(message);
