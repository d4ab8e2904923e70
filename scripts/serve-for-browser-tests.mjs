// The built site with the demo school on a data folder that is thrown away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, run } from './lib/project.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'school-browser-'));
const { command, args, env } = builtServer;
const code = await run(command, args, { env: { ...env, DATA_DIR: dataDir } });
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
