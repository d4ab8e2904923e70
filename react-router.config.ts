import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Two entries (see vite.config.ts): build/server/app.js for the tests, build/server/main.js to run.
  serverBuildFile: '[name].js',
  // Pages are documents: the browser never requests a route manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
