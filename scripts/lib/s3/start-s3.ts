import { ensureProgram } from '../programs.mjs';
import { stop } from '../project.mjs';
import { startS3Server } from './s3-server.mjs';
import { startSwiftServer } from './swift-server.mjs';

/** OpenStack Swift, a real server, or our own test server that starts in a second. */
export type S3Kind = 'swift' | 'stand-in';

export async function startS3(kind: S3Kind) {
  if (kind === 'stand-in') return startS3Server();
  const python = ensureProgram('swift');
  if (!python) throw new Error('Swift is not installed.');
  return startSwiftServer(python);
}

/** The real one if it is installed and no other is requested. */
export function chooseS3(wanted: string | undefined): S3Kind {
  const kind = wanted ?? (ensureProgram('swift') ? 'swift' : 'stand-in');
  return kind === 'swift' || kind === 'stand-in'
    ? kind
    : stop(`Use --s3 swift or --s3 stand-in, not ${kind}`);
}
