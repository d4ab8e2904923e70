import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-bench-'));
  folders.push(folder);
  return folder;
}

/** Call it once the programs that write into them have ended. */
export function removeTemporaryFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
