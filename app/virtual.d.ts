declare module 'virtual:react-router/server-build';

declare module 'virtual:offline-worker' {
  const code: string;
  export default code;
}

declare module 'virtual:page-styles' {
  /** Undefined during development. */
  const pageStyles: import('./platform/http/page-styles.server.ts').PageStyles | undefined;
  export default pageStyles;
}
