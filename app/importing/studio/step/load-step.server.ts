import type { CommandContext } from '#app/access/command-context.ts';
import { plainWithLinks } from '#app/core/text/rich/rich-text.ts';
import { countForwarded } from '#app/importing/forward/count-forwarded.server.ts';
import { listOpenDecisions } from '#app/importing/following/decide.server.ts';
import { findNextCheck } from '#app/importing/following/plan-following.server.ts';
import {
  listFollowedChanges,
  listShrunk,
  listFollowRuns,
} from '#app/importing/following/follow-runs.server.ts';
import { diffWords } from '#app/publishing/versions/word-diff.ts';
import type { Words } from '#app/words/en.ts';
import { itemAddress } from '#app/studio/content/types/addresses.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { typeIn } from '#app/studio/words/content-types.ts';
import { kindName } from '../kind-name.ts';
import { findImportProgress, isUnderWay } from '../import-progress.server.ts';

const CHECKS = 60;

export async function loadStep(
  commandContext: CommandContext & { words: StudioWords; dates: Words['dates'] },
) {
  const { services, staff, now, words, dates } = commandContext;
  const { site, importRun, done } = await findImportProgress(commandContext);
  if (!site) return { done, step: undefined };
  const db = services.database.reads;
  const { schoolCode } = staff;
  const of = { schoolCode, source: site.address };
  const [next, checks, shrunk, waiting, came, forwarded] = await Promise.all([
    findNextCheck(db, schoolCode),
    listFollowRuns(db, of, CHECKS),
    listShrunk(db, of),
    listOpenDecisions(db, of),
    listFollowedChanges(db, of),
    countForwarded(db, schoolCode),
  ]);
  const last = checks.at(-1);
  const labelOf = (kind: string, name: string) =>
    typeIn(words, kind)?.fields.find((field) => field.name === name)?.label ?? name;
  return {
    done,
    step: {
      address: site.address,
      everyMinutes: site.everyMinutes,
      inStep: site.inStepAt ? dates.moment(site.inStepAt) : undefined,
      isDue: next !== undefined && next <= now.toISOString(),
      next: next ? dates.moment(next) : undefined,
      isLooking: last?.state === 'running',
      trouble: last?.state === 'failed' ? { when: dates.moment(last.at), why: last.trouble } : undefined,
      waitsForImport: isUnderWay(importRun),
      checks: checks.map(({ id, state, imported: many }) => ({
        id,
        mark: state === 'failed' ? ('bad' as const) : many > 0 ? ('new' as const) : ('same' as const),
      })),
      shrunk: shrunk.map(({ missing, ...list }) => ({
        ...list,
        name: kindName(words, list.contentType),
        missing: missing.map(({ id, title }) => ({
          title,
          href: itemAddress(typeIn(words, list.contentType)!, id),
        })),
      })),
      waiting: {
        total: waiting.total,
        shown: waiting.shown.map(({ texts, since, ...each }) => ({
          ...each,
          name: kindName(words, each.contentType),
          since: dates.moment(since),
          href: itemAddress(typeIn(words, each.contentType)!, each.localId),
          texts: texts.map(({ name, here, there }) => ({
            name: labelOf(each.contentType, name),
            parts: diffWords(plainWithLinks(here), plainWithLinks(there)),
          })),
        })),
      },
      came: came.map(({ at, ...each }) => ({
        ...each,
        name: kindName(words, each.contentType),
        when: dates.moment(at),
        href: itemAddress(typeIn(words, each.contentType)!, each.id),
      })),
      forwards: site.forwards,
      forwarded: { ...forwarded, last: forwarded.last ? dates.moment(forwarded.last) : undefined },
      visitors: { there: site.visitorsThere, taken: site.visitorsTaken },
    },
  };
}

export type LoadedStep = NonNullable<Awaited<ReturnType<typeof loadStep>>['step']>;
