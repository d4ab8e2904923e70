import { globSync } from 'node:fs';
import { basename } from 'node:path';
import mediaMinMax from '@csstools/postcss-media-minmax';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';
import { shortClassName } from './scripts/build/class-names.ts';
import { compressedFiles } from './scripts/build/compressed-files.ts';
import { pageStyles } from './scripts/build/page-styles.ts';

/** Not in the server's bundle: what brings a program of its own or loads its parts by name while it runs. */
const NOT_BUNDLED = ['sharp', '@resvg/resvg-js', 'pg', 'pino', 'libheif-js'];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), pageStyles(), compressedFiles()],
  // `width < X` becomes `max-width`; left to the minifier, `not (min-width: X)`, which Safari before 16.4 reads as never.
  css: {
    postcss: { plugins: [mediaMinMax()] },
    ...(command === 'build' && { modules: { generateScopedName: shortClassName } }),
  },
  build: {
    target: OLDEST_BROWSERS,
    // Small pictures and fonts stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    ssr: {
      // One file in place of 1,700: the server opens in half the time, in 18 MB less. React's slow development build
      // is not in it, however the server is started.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true, external: NOT_BUNDLED },
      }),
      build: {
        // The composition root is the input, so that React Router's context keys exist once in the bundle.
        rollupOptions: {
          // What reads strangers' files, or takes much memory, is a program of its own, for a thread of its own.
          input: {
            app: './server/app.ts',
            main: './server/main.ts',
            ...Object.fromEntries(
              globSync('app/**/*-worker.ts').map((file) => [basename(file, '.ts'), `./${file}`]),
            ),
          },
          // The engine keeps the source of all that runs, at two bytes a character as soon as one of them is not
          // Latin: 16 MB, of which 11 were comments and that. Names and lines stay, for whoever reads an error.
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
