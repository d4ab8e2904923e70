/**
 * Names the routes that a test is about, where it asks the built site: no import leads from it to them. What is changed
 * below one of these runs the test (`npm test -- --changed`). Read from the source, so it stands by itself on its line.
 * A test of all routes names none and is left to `npm test`.
 */
export function testsRoutes(..._routes: string[]): void {}
