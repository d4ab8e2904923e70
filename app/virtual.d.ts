declare module 'virtual:react-router/server-build';

declare module 'virtual:page-styles' {
  /** Nothing while one develops. */
  const pageStyles: import('./platform/http/page-styles.server.ts').PageStyles | undefined;
  export default pageStyles;
}
