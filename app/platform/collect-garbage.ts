import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: { type: 'major'; execution: 'async' }) => Promise<void>;

/**
 * Frees what a native library holds and V8 does not see: about 60 MB after a sheet was drawn. It takes as long as
 * rendering a large page, so it is not for anything small.
 */
export const collectGarbage = (): Promise<void> => collect({ type: 'major', execution: 'async' });
