/**
 * The oldest browsers that the built scripts and styles are written for: a telephone of early 2023. What is promised
 * to whom is in `docs/browsers.md`; the styles go beyond these only behind `@supports`.
 */
export const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox115', 'ios15.6', 'safari15.6'];
