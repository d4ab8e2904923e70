import inputs from './inputs.json' with { type: 'json' };

/** The cost of single actions, as measured by `npm run bench`; `npm run scale -- --take` updates them. */
export type CostName = keyof typeof inputs.costs;
export type Costs = Record<CostName, number>;

/** The needs of a school. These are assumptions: replace them with your own. */
export type DemandName = keyof typeof inputs.demand;
export type Demand = Record<DemandName, number>;

export const costInputs: Record<CostName, { what: string; unit: string; value: number }> = inputs.costs;
export const demandInputs: Record<DemandName, { what: string; value: number; why: string }> = inputs.demand;

export const assumedCosts = valuesOf(costInputs);
export const assumedDemand = valuesOf(demandInputs);

function valuesOf<Name extends string>(entries: Record<Name, { value: number }>): Record<Name, number> {
  const pairs = Object.entries<{ value: number }>(entries).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(pairs) as Record<Name, number>;
}
