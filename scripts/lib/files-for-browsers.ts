import { join } from 'node:path';
import { root } from './project.mjs';

/** What a page's script may import: our own sources for browsers, and of the packages what Vite has made of them. */
const SERVED = ['app', 'content', 'node_modules/.vite', 'node_modules/vite/dist/client'];

/** Vite's own list, which ours replaces. */
const NEVER = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'];

/** Which files Vite hands out in development: never the school's data, wherever it lies. */
export const filesForBrowsers = (dataDir: string) => ({
  strict: true,
  allow: SERVED.map((folder) => join(root, folder)),
  deny: [...NEVER, `${literally(dataDir)}/**`],
});

/** A folder may be called by what is a sign in a pattern. */
const literally = (path: string) => path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');
