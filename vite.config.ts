import { globSync } from 'node:fs';
import { basename } from 'node:path';
import mediaMinMax from '@csstools/postcss-media-minmax';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';
import { shortClassName } from './scripts/build/class-names.ts';
import { compressedFiles } from './scripts/build/compressed-files.ts';
import { offlineWorker } from './scripts/build/offline-worker.ts';
import { pageStyles } from './scripts/build/page-styles.ts';

/** Not in the server's bundle: packages with native programs, or that load their parts by name at run time. */
const NOT_BUNDLED = ['sharp', '@resvg/resvg-js', 'pg', 'pino', 'libheif-js'];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), pageStyles(), offlineWorker(), compressedFiles()],
  // `width < X` becomes `max-width`; the minifier would write `not (min-width: X)`, which Safari before 16.4
  // never matches.
  css: {
    postcss: { plugins: [mediaMinMax()] },
    ...(command === 'build' && { modules: { generateScopedName: shortClassName } }),
  },
  build: {
    target: OLDEST_BROWSERS,
    // Small pictures and fonts stay separate files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    ssr: {
      // One file instead of 1,700: the server starts in half the time, with 18 MB less. React's slow
      // development build is left out, however the server is started.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true, external: NOT_BUNDLED },
      }),
      build: {
        // The composition root is the input, so that React Router's context keys exist once in the bundle.
        rollupOptions: {
          // Code that reads untrusted files, or takes much memory, is a separate program, for a separate
          // thread.
          input: {
            app: './server/app.ts',
            main: './server/main.ts',
            ...Object.fromEntries(
              globSync('app/**/*-worker.ts').map((file) => [basename(file, '.ts'), `./${file}`]),
            ),
          },
          // V8 keeps the source of all running code, at two bytes per character if any is not Latin: 16 MB,
          // of which 11 were comments and that overhead. Names and lines are kept for stack traces.
          output: {
            comments: false,
            minify: {
              compress: false,
              mangle: false,
              codegen: { removeWhitespace: false, asciiOnly: true },
            },
          },
        },
      },
    },
  },
}));
