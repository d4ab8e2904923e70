import type { WholeAddress } from '#app/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';

export const importSteps = ['look', 'move', 'report', 'step'] as const;
export type ImportStep = (typeof importSteps)[number];

export const stepHref: Record<ImportStep, WholeAddress> = {
  look: studioHref('moveIn'),
  move: studioHref('importing'),
  report: studioHref('moveReport'),
  step: studioHref('moveStep'),
};
