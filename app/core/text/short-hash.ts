/**
 * A hash of sixteen hexadecimal digits, to tell versions apart; not for security. FNV-1a over the character
 * codes, twice with different start values.
 */
export function shortHash(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((seed) => {
      let hash = seed;
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        hash = Math.imul(hash ^ (code & 0xff), 0x01000193);
        hash = Math.imul(hash ^ (code >>> 8), 0x01000193);
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
