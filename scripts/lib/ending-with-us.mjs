import { spawnSync } from 'node:child_process';

let setpriv;

/**
 * A command prefix that sends this signal to the command when our process dies, even by a kill. Linux only;
 * empty elsewhere.
 */
export function endingWithUs(signal = 'INT') {
  setpriv ??= spawnSync('sh', ['-c', 'command -v setpriv'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  return setpriv ? [setpriv, '--pdeathsig', signal, '--'] : [];
}
