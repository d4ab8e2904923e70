import { spawnSync } from 'node:child_process';

let setpriv;

/**
 * Words to put before a command, so that it gets this signal when we die, even if we are killed. Only Linux can do
 * that; elsewhere there are none.
 */
export function endingWithUs(signal = 'INT') {
  setpriv ??= spawnSync('sh', ['-c', 'command -v setpriv'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  return setpriv ? [setpriv, '--pdeathsig', signal, '--'] : [];
}
