import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureProgram } from '../../../scripts/lib/programs.mjs';

/** Our own certificate for school.example, where nginx expects it. */
export function makeCertificate(folder: string): void {
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=school.example'];
  const { status, stderr } = spawnSync(
    ensureProgram('openssl')!,
    [...args, '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}
