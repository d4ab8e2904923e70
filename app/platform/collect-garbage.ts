import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: { type: 'major'; execution: 'async' }) => Promise<void>;

/**
 * For what a native library holds and V8 cannot see, so that it would wait for long: some 60 MB after a sheet was drawn.
 * It takes as long as a large page, so not after anything small.
 */
export const collectGarbage = (): Promise<void> => collect({ type: 'major', execution: 'async' });
