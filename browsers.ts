/**
 * The oldest browsers that the built scripts and styles support: a phone of early 2023. The promise for each
 * browser is in `docs/browsers.md`; the styles use newer features only inside `@supports`.
 */
export const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox115', 'ios15.6', 'safari15.6'];
