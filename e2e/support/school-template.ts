import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreRenditions } from '../../scripts/lib/shared-renditions.mjs';
import { startServer } from '../../scripts/lib/server-process.ts';

type SchoolKind = 'empty' | 'sample';

const templates = new Map<SchoolKind, Promise<string>>();

/**
 * The data folder of a new school that nobody has come to. One of each kind is made by a server's first start, which
 * takes longer than all later ones; each school gets a copy of its own.
 */
export async function newSchoolFolder(kind: SchoolKind): Promise<string> {
  let template = templates.get(kind);
  if (!template) templates.set(kind, (template = makeTemplate(kind)));
  const folder = mkdtempSync(join(tmpdir(), 'school-studio-'));
  cpSync(await template, folder, { recursive: true });
  if (kind === 'sample') restoreRenditions(folder);
  return folder;
}

async function makeTemplate(kind: SchoolKind): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `school-template-${kind}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR: folder, DEMO_SCHOOL: kind === 'sample' ? 'on' : 'off' });
  const { code } = await server.stop();
  // Whatever it still had in its memory is in the folder.
  if (code !== 0) throw new Error(`A new school's server ended with ${code}:\n${server.stderr()}`);
  return folder;
}
