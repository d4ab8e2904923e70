// Exports all data of the school of the settings: in the provider's JSON format, or as one readable ZIP.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileSize } from '#app/core/text/file-size.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import { exportProvider } from '#app/exporting/export-provider.server.ts';
import type { WrittenTotals } from '#app/exporting/export-folder.server.ts';
import { exportZip } from '#app/exporting/export-zip.server.ts';
import { ExportRefused } from '#app/exporting/export-source.ts';
import { ConfigError, parseConfig } from '#app/platform/config.ts';
import { isDatabaseUnavailable, openDatabase } from '#app/platform/db/database.ts';
import { openMailer } from '#app/platform/mail/open-mailer.ts';
import { restrictUmask } from '#app/platform/private-files.ts';
import { openStorage } from '#app/platform/storage/open-storage.ts';
import { createSites } from '#app/platform/sites/sites.ts';
import { exportSourceOf } from '#app/studio/backup/export-source.server.ts';
import { enquiries } from '#app/studio/words/en/enquiries.ts';

const MESSAGES = {
  'disk-full': 'The disk is full. Make room and try again. The unfinished export was deleted.',
  'no-room':
    'There is not enough room on the disk, so the export was not started. Make room, or choose another disk with --out.',
  'no-school': 'There is no school here. Set DATA_DIR and DATABASE_URL as for the running site.',
  'not-empty': 'The folder is not empty, so nothing was written. Choose an empty folder with --out.',
};

const usage =
  'Usage: npm run export -- --as provider-json [--out folder]   or   npm run export -- --as zip [--out folder]';

class WrongCall extends Error {}
class Stopped extends Error {}

let isStopping = false;
// A half-written archive is deleted before the process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopping = true));

restrictUmask();
try {
  const { values } = parseArgs({ options: { as: { type: 'string' }, out: { type: 'string' } } });
  if (values.as !== 'provider-json' && values.as !== 'zip') throw new WrongCall();
  await exportSchool(values.as, values.out);
} catch (error) {
  console.error(whyNot(error));
  process.exitCode = 1;
}

async function exportSchool(as: 'provider-json' | 'zip', outFolder: string | undefined): Promise<void> {
  const config = parseConfig();
  const sites = createSites(config);
  const [site] = sites.all;
  const now = new Date();
  const stem = `${site.schoolCode}-${dayInIndia(now)}T${timeInIndia(now).replace(':', '')}`;
  const exports = outFolder === undefined ? join(config.dataDir, 'exports') : resolve(outFolder);
  const database = openDatabase(config, { patient: true });
  try {
    const source = exportSourceOf({
      db: database.reads,
      storage: openStorage(config, { copies: false }),
      now,
      config,
      mailer: openMailer(config),
      sites,
      site,
      words: enquiries,
      officeLanguage: 'en',
      nameOfType: (type) => type.words.many,
    });
    const out =
      as === 'zip' ? join(exports, `${stem}.zip`) : outFolder === undefined ? join(exports, stem) : exports;
    const onProgress = progress();
    const { files, bytes } =
      as === 'zip'
        ? await exportZip(source, { out, onProgress })
        : reportMissing(await exportProvider({ ...source, database }, { out, onProgress }));
    console.log(`${out}\n${files} files, ${fileSize(bytes)}. They contain personal data: keep them private.`);
  } finally {
    await database.close();
  }
}

function reportMissing<Report extends { missing: string[] }>(report: Report): Report {
  for (const path of report.missing) console.log(`file missing, not copied: ${path}`);
  return report;
}

/** A line every few seconds shows that it is still running. */
function progress(): (written: WrittenTotals) => void {
  let last = Date.now();
  return ({ files, bytes }) => {
    if (isStopping) throw new Stopped();
    if (Date.now() - last < 5000) return;
    last = Date.now();
    console.log(`${files} files, ${fileSize(bytes)} written …`);
  };
}

function whyNot(error: unknown): unknown {
  if (error instanceof WrongCall) return usage;
  if (error instanceof Stopped) return 'Stopped. The unfinished export was deleted.';
  if (error instanceof ConfigError) return error.message;
  if (error instanceof ExportRefused) return MESSAGES[error.why];
  const { code, message } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}\n${usage}`;
  return isDatabaseUnavailable(error) ? `The database is not available: ${message}` : error;
}
