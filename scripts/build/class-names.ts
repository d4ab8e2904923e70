import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const ROOT = process.cwd();
const files = new Map<string, string>();

/**
 * A class name in the built site: three letters for its file plus its number in it. Styles are inlined in
 * every page, so long names would be sent each time; both builds must give a file the same names.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(ROOT, file.split('?')[0]!);
  const letters = lettersFor(path);
  if ((files.get(letters) ?? path) !== path)
    throw new Error(`${path} and ${files.get(letters)} would share the names of their classes: rename one.`);
  files.set(letters, path);
  const names = [
    ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map((found) => found[1])),
  ];
  const place = names.indexOf(name);
  return letters + (place < 0 ? `-${name}` : place.toString(36));
}

function lettersFor(path: string): string {
  let number = createHash('sha256').update(path).digest().readUInt32BE();
  let letters = '';
  for (let at = 0; at < 3; at++) {
    letters += String.fromCharCode(97 + (number % 26));
    number = Math.floor(number / 26);
  }
  return letters;
}
