import type { Acting } from '#app/access/acting.ts';
import { type Move, newestMove } from '#app/moving/move/moves.server.ts';
import { findOldSite, type OldSite } from '#app/moving/old-site/old-site.server.ts';
import { countUnseen } from '#app/moving/release/release.server.ts';
import type { MovingStep } from './moving-step.ts';

export interface Standing {
  site: OldSite | undefined;
  /** Both of the site as it is known today: what was seen at another address tells nothing. */
  look: Move | undefined;
  move: Move | undefined;
  done: MovingStep[];
}

export const isUnderWay = (move: Move | undefined): boolean =>
  move?.state === 'running' || move?.state === 'paused';

/** How far a school has come with moving in: what all four pages go by. */
export async function findStanding({ services, staff }: Acting): Promise<Standing> {
  const { schoolCode } = staff;
  const db = services.database.reads;
  const site = await findOldSite(db, schoolCode);
  if (!site) return { site, look: undefined, move: undefined, done: [] };
  const [look, move] = (
    await Promise.all([newestMove(db, schoolCode, ['look']), newestMove(db, schoolCode, ['move'])])
  ).map((found) => (found?.source === site.address ? found : undefined));
  const isMoved = move?.state === 'done';
  const waiting = isMoved ? await countUnseen(db, { schoolCode, source: site.address }) : [];
  const steps: [MovingStep, boolean][] = [
    ['look', look?.state === 'done' || move !== undefined],
    ['move', isMoved],
    ['report', isMoved && !waiting.some(({ kind }) => kind === 'albums')],
    ['step', site.everyMinutes > 0 && site.inStepAt !== null],
  ];
  return { site, look, move, done: steps.flatMap(([step, isDone]) => (isDone ? [step] : [])) };
}
