import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pageStyles } from './scripts/lib/page-styles.ts';

export default defineConfig({
  plugins: [reactRouter(), pageStyles()],
  build: {
    target: 'es2022',
    // Small pictures and fonts stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      build: {
        // The composition root is the input, so that React Router's context keys exist once in the bundle.
        rollupOptions: { input: { app: './server/app.ts', main: './server/main.ts' } },
      },
    },
  },
});
