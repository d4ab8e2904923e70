/**
 * Declares the routes that a test of the built site is about, because no import leads to them. A change below
 * one of these runs the test (`npm test -- --changed`). Read from the source, so it must be on a line of its
 * own. A test of all routes declares none and is left to `npm test`.
 */
export function testsRoutes(..._routes: string[]): void {}
