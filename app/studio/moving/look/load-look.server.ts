import type { Acting } from '#app/access/acting.ts';
import type { Move } from '#app/moving/move/moves.server.ts';
import { readToken } from '#app/moving/old-site/token.server.ts';
import { THING_KINDS, type ThingKind } from '#app/moving/provider/thing.ts';
import { diskSpace } from '#app/platform/storage/disk-space.ts';
import { yearOf } from '#app/core/time/days.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { Words } from '#app/words/en.ts';
import { bytesInWords } from '../../dashboard/bytes-in-words.ts';
import type { StudioWords } from '../../words/en/index.ts';
import { kindName } from '../kind-name.ts';
import { findStanding, isUnderWay } from '../moving-steps.server.ts';
import { whyFailed } from '../why-failed.ts';

const FIRST_YEAR = 2000;

export async function loadLook(acting: Acting & { words: StudioWords; dates: Words['dates'] }) {
  const { services, staff, now, words, dates } = acting;
  const { site, look, move, done } = await findStanding(acting);
  const held = site?.tokenSavedAt ? await readToken(services, staff.schoolCode) : { none: true };
  const thisYear = yearOf(dayInIndia(now));
  return {
    done,
    site: {
      address: site?.address ?? '',
      schoolThere: site?.schoolThere ?? staff.schoolCode,
      since: site?.since ?? '',
      onlyKinds: site?.onlyKinds ?? [],
    },
    isKnown: site !== undefined,
    forwards: site?.forwards ?? false,
    tokenSaved: site?.tokenSavedAt ? dates.day(dayInIndia(site.tokenSavedAt)) : undefined,
    isTokenUnreadable: 'unreadable' in held,
    years: Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => String(thisYear - index)),
    kinds: THING_KINDS.map((kind) => ({ kind, name: kindName(words, kind) })),
    isMoving: isUnderWay(move),
    look: look && {
      ...lookOnPage(look, words, dates),
      room: await roomAfter(services, look),
      whyFailed:
        look.state === 'failed' ? whyFailed({ schoolThere: '', ...site, ...look }, words) : undefined,
    },
    visitors: site?.visitorsThere ?? null,
  };
}

/** Beside each picture that came, the sizes that are made of it: for the sample school two thirds as much again. */
const KEPT_OF_READ = 2;

/** A bucket has no end. */
async function roomAfter({ config }: Acting['services'], { figures: { files, sample } }: Move) {
  if (config.s3 || !sample || sample.files === 0) return undefined;
  const { free } = await diskSpace(config.dataDir);
  const left = free - (KEPT_OF_READ * files * sample.bytes) / sample.files;
  return { free: bytesInWords(free), left: left > 0 ? bytesInWords(left) : undefined };
}

function lookOnPage(look: Move, words: StudioWords, dates: Words['dates']) {
  const { state, lists, figures } = look;
  const rows = THING_KINDS.flatMap((kind) => {
    const list = lists[kind];
    return list ? [{ kind, name: kindName(words, kind), ...list, why: whyNot(look, kind, words) }] : [];
  });
  const { sample } = figures;
  const ended = look.endedAt ?? look.begunAt;
  return {
    state,
    when: dates.moment(ended),
    seconds: (Date.parse(ended) - Date.parse(look.begunAt)) / 1000,
    read: rows.length,
    rows,
    files: figures.files,
    coming: rows.reduce((sum, { coming }) => sum + coming, 0),
    passed: rows.reduce((sum, { passed, failed }) => sum + passed + (failed ? 1 : 0), 0),
    missing:
      sample && sample.asked > sample.files
        ? { of: sample.asked, many: sample.asked - sample.files }
        : undefined,
    bytes:
      sample && sample.files > 0 ? bytesInWords((figures.files * sample.bytes) / sample.files) : undefined,
    secondsLeft: sample && sample.asked > 0 ? (figures.files * sample.ms) / sample.asked / 1000 : undefined,
    newest: figures.newest ?? [],
  };
}

function whyNot({ lists, figures }: Move, kind: ThingKind, { moving }: StudioWords): string {
  const list = lists[kind];
  if (list?.failed)
    return `${moving.reason(list.failed.reason)}${list.failed.detail ? ` (${moving.detail(list.failed.detail)})` : ''}`;
  if (list?.shrunk) return moving.look.shrunk(list.shrunk.now, list.shrunk.before);
  const reasons = new Map<string, number>();
  for (const line of figures.look ?? [])
    if (line.kind === kind) reasons.set(line.reason, (reasons.get(line.reason) ?? 0) + 1);
  return [...reasons].map(([reason, many]) => moving.look.why(many, moving.reason(reason))).join(' · ');
}

export type LoadedLook = Awaited<ReturnType<typeof loadLook>>;
