import type { CommandContext } from '#app/access/command-context.ts';
import type { ImportRun } from '#app/importing/run/import-runs.server.ts';
import { readToken } from '#app/importing/old-site/token.server.ts';
import { IMPORTED_CONTENT_TYPES, type ImportedContentType } from '#app/importing/provider/remote-item.ts';
import { diskSpace } from '#app/platform/storage/disk-space.ts';
import { yearOf } from '#app/core/time/days.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { Words } from '#app/words/en.ts';
import { bytesInWords } from '#app/studio/dashboard/bytes-in-words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { kindName } from '../kind-name.ts';
import { findImportProgress, isUnderWay } from '../import-progress.server.ts';
import { whyFailed } from '../why-failed.ts';

const FIRST_YEAR = 2000;

export async function loadDryRun(
  commandContext: CommandContext & { words: StudioWords; dates: Words['dates'] },
) {
  const { services, staff, now, words, dates } = commandContext;
  const { site, dryRun, importRun, done } = await findImportProgress(commandContext);
  const token = site?.tokenSavedAt ? await readToken(services, staff.schoolCode) : { none: true };
  const thisYear = yearOf(dayInIndia(now));
  return {
    done,
    site: {
      address: site?.address ?? '',
      schoolThere: site?.schoolThere ?? staff.schoolCode,
      since: site?.since ?? '',
      onlyTypes: site?.onlyTypes ?? [],
    },
    hasSite: site !== undefined,
    forwards: site?.forwards ?? false,
    tokenSaved: site?.tokenSavedAt ? dates.day(dayInIndia(site.tokenSavedAt)) : undefined,
    isTokenUnreadable: 'unreadable' in token,
    years: Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => String(thisYear - index)),
    kinds: IMPORTED_CONTENT_TYPES.map((kind) => ({ kind, name: kindName(words, kind) })),
    isImporting: isUnderWay(importRun),
    dryRun: dryRun && {
      ...dryRunOnPage(dryRun, words, dates),
      room: await roomAfter(services, dryRun),
      whyFailed:
        dryRun.state === 'failed' ? whyFailed({ schoolThere: '', ...site, ...dryRun }, words) : undefined,
    },
    visitors: site?.visitorsThere ?? null,
  };
}

/** Each imported picture gets additional sizes: for the sample school two thirds more. */
const KEPT_OF_READ = 2;

/** A bucket has no size limit. */
async function roomAfter({ config }: CommandContext['services'], { figures: { files, sample } }: ImportRun) {
  if (config.s3 || !sample || sample.files === 0) return undefined;
  const { free } = await diskSpace(config.dataDir);
  const left = free - (KEPT_OF_READ * files * sample.bytes) / sample.files;
  return { free: bytesInWords(free), left: left > 0 ? bytesInWords(left) : undefined };
}

function dryRunOnPage(dryRun: ImportRun, words: StudioWords, dates: Words['dates']) {
  const { state, lists, figures } = dryRun;
  const rows = IMPORTED_CONTENT_TYPES.flatMap((kind) => {
    const list = lists[kind];
    return list ? [{ kind, name: kindName(words, kind), ...list, why: whyNot(dryRun, kind, words) }] : [];
  });
  const { sample } = figures;
  const ended = dryRun.endedAt ?? dryRun.startedAt;
  return {
    state,
    when: dates.moment(ended),
    seconds: (Date.parse(ended) - Date.parse(dryRun.startedAt)) / 1000,
    read: rows.length,
    rows,
    files: figures.files,
    coming: rows.reduce((sum, { toImport }) => sum + toImport, 0),
    passed: rows.reduce((sum, { passed, failed }) => sum + passed + (failed ? 1 : 0), 0),
    missing:
      sample && sample.requested > sample.files
        ? { of: sample.requested, many: sample.requested - sample.files }
        : undefined,
    bytes:
      sample && sample.files > 0 ? bytesInWords((figures.files * sample.bytes) / sample.files) : undefined,
    secondsLeft:
      sample && sample.requested > 0 ? (figures.files * sample.ms) / sample.requested / 1000 : undefined,
    newest: figures.newest ?? [],
  };
}

function whyNot(
  { lists, figures }: ImportRun,
  kind: ImportedContentType,
  { importing }: StudioWords,
): string {
  const list = lists[kind];
  if (list?.failed)
    return `${importing.reason(list.failed.reason)}${list.failed.detail ? ` (${importing.detail(list.failed.detail)})` : ''}`;
  if (list?.shrunk) return importing.dryRun.shrunk(list.shrunk.now, list.shrunk.before);
  const reasons = new Map<string, number>();
  for (const line of figures.dryRunPassed ?? [])
    if (line.kind === kind) reasons.set(line.reason, (reasons.get(line.reason) ?? 0) + 1);
  return [...reasons]
    .map(([reason, many]) => importing.dryRun.why(many, importing.reason(reason)))
    .join(' · ');
}

export type LoadedDryRun = Awaited<ReturnType<typeof loadDryRun>>;
