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

/** Runs the Nu validator on all pages at once: it takes longer to start than to validate. */
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
 * Ignored: Safari treats a list without bullets as a list only with an explicit role; React closes void
 * elements. The validator does not know container queries and other recent CSS, which the build checks with a
 * current parser.
 */
const IGNORED = /^The “list” role is unnecessary|^Trailing slash on void elements|^CSS: /;
const isNews = ({ message }: Message) => !IGNORED.test(message);
