import { ensureProgram } from '../programs.mjs';
import { stop } from '../project.mjs';
import { startS3Server } from './s3-server.mjs';
import { startSwiftServer } from './swift-server.mjs';

/** OpenStack Swift, a real server, or our own test server that starts in a second. */
export type S3Kind = 'swift' | 'stand-in';

export async function startS3(kind: S3Kind) {
  if (kind === 'stand-in') return startS3Server();
  const python = ensureProgram('swift');
  if (!python) throw new Error('There is no Swift.');
  return startSwiftServer(python);
}

/** The real one if it is installed and no other is requested. */
export function chooseS3(wanted: string | undefined): S3Kind {
  const kind = wanted ?? (ensureProgram('swift') ? 'swift' : 'stand-in');
  return kind === 'swift' || kind === 'stand-in' ? kind : stop(`--s3 is swift or stand-in, not ${kind}`);
}
