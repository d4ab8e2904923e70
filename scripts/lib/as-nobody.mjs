// What must not run as root, or refuses to: root lends it the id that owns nothing.
import { chownSync } from 'node:fs';

const NOBODY = 65534;
const isRoot = () => process.getuid?.() === 0;

export const asNobody = () => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {});

export function giveToNobody(folder) {
  if (isRoot()) chownSync(folder, NOBODY, NOBODY);
}
