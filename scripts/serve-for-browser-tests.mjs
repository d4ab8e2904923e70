// The built site with the demo school on a data folder that is thrown away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root, run } from './lib/project.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'school-browser-'));
const code = await run(pinnedNode, [join(root, 'build', 'server', 'main.js')], {
  env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
});
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
