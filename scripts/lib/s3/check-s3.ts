import { commandOf, pinnedNode, run } from '../project.mjs';
import type { S3Kind } from './start-s3.ts';

/** Every test that needs an S3 server asks this kind of one; the promise holds the exit code. */
export function checkS3(kind: S3Kind): Promise<number> {
  const tests = [
    'app/platform/storage/s3.test.ts',
    'tests/process/several-replicas.test.ts',
    'tests/backup/backup-s3.test.ts',
  ];
  return run(pinnedNode, [commandOf('vitest'), 'run', '--project', 'site', '--maxWorkers=1', ...tests], {
    env: { ...process.env, S3: kind },
  });
}
