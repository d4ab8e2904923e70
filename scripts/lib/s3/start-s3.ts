import { ensureProgram } from '../programs.mjs';
import { stop } from '../project.mjs';
import { startS3Server } from './s3-server.mjs';
import { startSwiftServer } from './swift-server.mjs';

/** OpenStack Swift, a real one, or s3rver: a stand-in that comes with npm and is open in a second. */
export type S3Kind = 'swift' | 's3rver';

export async function startS3(kind: S3Kind) {
  if (kind === 's3rver') return startS3Server();
  const python = ensureProgram('swift');
  if (!python) throw new Error('There is no Swift.');
  return startSwiftServer(python);
}

/** A real one, where it is to be had and nothing else is wanted. */
export function chooseS3(wanted: string | undefined): S3Kind {
  const kind = wanted ?? (ensureProgram('swift') ? 'swift' : 's3rver');
  return kind === 'swift' || kind === 's3rver' ? kind : stop(`--s3 is swift or s3rver, not ${kind}`);
}
