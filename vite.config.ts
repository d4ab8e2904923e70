import mediaMinMax from '@csstools/postcss-media-minmax';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';
import { pageStyles } from './scripts/lib/page-styles.ts';

export default defineConfig({
  plugins: [reactRouter(), pageStyles()],
  // `width < X` becomes `max-width`; left to the minifier, `not (min-width: X)`, which Safari before 16.4 reads as never.
  css: { postcss: { plugins: [mediaMinMax()] } },
  build: {
    target: OLDEST_BROWSERS,
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
