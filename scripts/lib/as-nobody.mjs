// For programs that must not or cannot run as root: root runs them as `nobody`.
import { chownSync } from 'node:fs';

const NOBODY = 65534;
const isRoot = () => process.getuid?.() === 0;

export const asNobody = () => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {});

export function giveToNobody(folder) {
  if (isRoot()) chownSync(folder, NOBODY, NOBODY);
}
