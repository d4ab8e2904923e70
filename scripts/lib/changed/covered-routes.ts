const CALL = /^testsRoutes\(([^)]*)\);/ms;

/** The routes that the source of a test names with `testsRoutes()`. */
export function coveredBy(source: string): string[] {
  const [, given = ''] = CALL.exec(source) ?? [];
  return [...given.matchAll(/'([^']+)'/g)].map(([, route]) => route!);
}

export const namesRoutes = (source: string): boolean => CALL.test(source);
