import type { WholeAddress } from '#app/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';

export const movingSteps = ['look', 'move', 'report', 'step'] as const;
export type MovingStep = (typeof movingSteps)[number];

export const stepHref: Record<MovingStep, WholeAddress> = {
  look: studioHref('moveIn'),
  move: studioHref('moving'),
  report: studioHref('moveReport'),
  step: studioHref('moveStep'),
};
