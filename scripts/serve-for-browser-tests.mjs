// The built site with the demo school on a temporary data folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveRenditions, restoreRenditions } from './lib/shared-renditions.mjs';
import { builtServer, run } from './lib/project.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'school-browser-'));
restoreRenditions(dataDir);
const { command, args, env } = builtServer;
// Only the test's settings: no database or token of the developer.
const { PATH, PORT, LOG_LEVEL } = process.env;
const { NODE_ENV, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MIMALLOC_PURGE_DELAY, NODE_COMPILE_CACHE } = env;
const code = await run(command, args, {
  env: {
    PATH,
    PORT,
    LOG_LEVEL,
    NODE_ENV,
    MALLOC_ARENA_MAX,
    MALLOC_MMAP_THRESHOLD_,
    MIMALLOC_PURGE_DELAY,
    NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    PREPARE_PAGES: 'off',
  },
});
saveRenditions(dataDir);
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
