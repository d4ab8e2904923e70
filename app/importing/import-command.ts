// Imports the content of the old site and prints the result.
import { firstStudioLanguage, readStudioLanguage } from '#app/words/studio-languages.ts';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { csvLine } from '#app/core/text/csv.ts';
import { fileSize } from '#app/core/text/file-size.ts';
import { ConfigError, parseConfig } from '#app/platform/config.ts';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import { restrictUmask } from '#app/platform/private-files.ts';
import { msLeft, shareDone } from '#app/importing/run/figures.ts';
import { startImport, findImportRun, type ImportRun } from '#app/importing/run/import-runs.server.ts';
import { countDone, listPassed, type PassedRow, reportOf } from '#app/importing/run/report.server.ts';
import { tableOf } from '#app/importing/run/report-table.ts';
import { runImport } from '#app/importing/run/run-import.server.ts';
import { saveOldSite } from '#app/importing/old-site/old-site.server.ts';
import { openProvider } from '#app/importing/old-site/open-provider.server.ts';
import { IMPORTED_CONTENT_TYPES } from '#app/importing/provider/remote-item.ts';
import { takeOverVisitors } from '#app/importing/visitors/take-over.server.ts';
import { openServices } from '#server/open-services.ts';

const USAGE = `Usage: npm run import -- --from https://provider.example --school CODE
  [--token …]          better: set IMPORT_TOKEN in the environment, so that it is in no list of processes
  [--dry-run]          only check what would be imported; nothing is changed
  [--only news,albums] import only these types: ${IMPORTED_CONTENT_TYPES.join(', ')}
  [--since 2024]       import nothing from before that year
  [--report file.csv]  write a list of what was skipped, and why`;

/** By the names of the specification's calls. */
const OTHER_NAMES: Record<string, string> = {
  gallery: 'albums',
  notification: 'notifications',
  notices: 'notifications',
  highlight: 'highlights',
  registration: 'registrations',
  video: 'videos',
  message: 'leadership',
  messages: 'leadership',
};

class Refused extends Error {}

restrictUmask();
try {
  process.exitCode = await main();
} catch (error) {
  console.error(whyNot(error));
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      school: { type: 'string' },
      token: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      since: { type: 'string', default: '' },
      report: { type: 'string' },
    },
  });
  if (!values.from || !values.school) throw new Refused(USAGE);
  const config = parseConfig();
  const services = await openServices({ ...config, logLevel: 'warn' });
  const ending = new AbortController();
  let isOver = false;
  const stop = () => {
    // Pressed twice: unfinished work is done again next time.
    if (isOver) process.exit(130);
    isOver = true;
    console.error('\nStopping after the current item. To continue, run the command again.');
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const [site] = services.sites.all;
    const { schoolCode } = site;
    const staff = {
      id: '',
      name: 'npm run import',
      email: '',
      role: 'administrator' as const,
      language: readStudioLanguage(site.language) ?? firstStudioLanguage,
      schoolCode,
      sessionId: '',
      provedAt: null,
    };
    const commandContext = () => ({ services, staff, now: services.clock() });
    const kept = await saveOldSite(commandContext(), {
      address: values.from,
      schoolThere: values.school,
      since: values.since,
      onlyTypes: values.only
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => OTHER_NAMES[name] ?? name),
      token: values.token ?? config.importToken,
    });
    if ('problems' in kept) throw new Refused(kept.problems.map((problem) => PROBLEMS[problem]).join('\n'));
    const onWait = (seconds: number) => showLine(`The old site asks us to wait ${Math.round(seconds)} s.`);
    const opened = (await openProvider(services, schoolCode, { signal: ending.signal, onWait }))!;
    const kind = values['dry-run'] ? 'look' : 'move';
    const { id } = await startImport(services, {
      staff,
      now: services.clock(),
      kind,
      source: opened.source.address,
      here: true,
    });
    const find = async () => (await findImportRun(services.database.writes, { schoolCode, id }))!;
    let lastShown = 0;
    const onProgress = (importRun: ImportRun) => {
      if (performance.now() - lastShown < 1000) return;
      lastShown = performance.now();
      void showProgress(importRun).catch(() => undefined);
    };
    const showProgress = async (importRun: ImportRun) => {
      const fresh =
        (await findImportRun(services.database.reads, { schoolCode, id: importRun.id })) ?? importRun;
      const counted = await countDone(services.database.reads, fresh);
      const left = msLeft(counted, fresh.figures);
      const percent = Math.floor(shareDone(counted, fresh.figures) * 100);
      showLine(
        `${percent}%  ${counted.itemsDone} of ${counted.items} items, ${counted.filesDone} of ${fresh.figures.files} files, ${fileSize(fresh.figures.bytes)}` +
          (left === undefined ? '' : `, about ${timeOf(left)} left`),
      );
    };
    for (;;) {
      const worked = await runImport(
        { services, ...opened, isOver: () => isOver, onProgress },
        id,
        schoolCode,
      );
      if (worked === 'ended' || isOver) break;
      if (worked === 'away') showLine('The old site does not answer. Trying again in a minute.');
      if (worked === 'busy') showLine('Another process is running this import. Waiting for it.');
      await wait(worked === 'away' ? 60_000 : 2000, undefined, { signal: ending.signal });
    }
    const importRun = await find();
    endLine();
    if (importRun.state === 'running') return 130;
    if (kind === 'move' && importRun.state === 'done') await takeOverVisitors(commandContext());
    console.log(tableOf(importRun, await reportOf(services.database.reads, importRun)));
    if (values.report) {
      const file = createWriteStream(values.report);
      for await (const line of csvOf(listPassed(services.database.reads, importRun)))
        if (!file.write(line)) await once(file, 'drain');
      file.end();
      await once(file, 'close');
    }
    if (importRun.state === 'failed') {
      console.error(`The import failed. Nothing could be read from the old site: ${importRun.trouble}.`);
      return 1;
    }
    return 0;
  } finally {
    ending.abort();
    services.revisions.stop();
    await services.database.close();
  }
}

/** What was not imported, as a table. */
async function* csvOf(rows: AsyncIterable<PassedRow>): AsyncIterable<string> {
  yield csvLine(['kind', 'id or path there', 'title', 'reason', 'detail']);
  for await (const { kind, id, title, reason, detail } of rows)
    yield csvLine([kind, id, title, reason, detail]);
}

const PROBLEMS = {
  address: 'Check the address of the old site (--from): it cannot be read.',
  insecure:
    'Use an https address for the old site (--from). If you trust the connection without https, add its host to IMPORT_HOSTS.',
  schoolThere:
    'Use only letters, digits, hyphens and underscores in the school’s code on the old site (--school).',
  since: 'Give a year for --since, for example 2024.',
  onlyTypes: `Use only these types for --only, separated by commas: ${IMPORTED_CONTENT_TYPES.join(', ')}.`,
  token: 'Check the token: it is too long, or has characters that cannot be sent in a header.',
};

function showLine(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
}
function endLine(): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
}

function timeOf(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 2 ? `${Math.ceil(ms / 1000)} s` : `${minutes} min`;
}

function whyNot(error: unknown): unknown {
  if (error instanceof Refused || error instanceof ConfigError) return error.message;
  if (error instanceof Error && isDatabaseUnavailable(error))
    return `The database cannot be used: ${error.message}`;
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message}\n${USAGE}`;
  return error;
}
