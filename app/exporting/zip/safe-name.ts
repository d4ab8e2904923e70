import { trimOf } from '#app/core/text/trim-characters.ts';

/** Characters, the day in front and the number behind included: with folder and ending far below what Windows takes. */
const MOST = 80;

/** Names that Windows keeps for its devices, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/** Hindi needs the two that join and part letters; everything else that is no letter, mark or digit becomes a dash. */
const NO_LETTER = /[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

const clusters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * Gives each a name of its own within a folder, that every system can write: letters of any script stay, none is cut
 * in the middle, and no two differ only in capitals.
 */
export function namesInFolder(): (...parts: string[]) => string {
  const taken = new Set<string>();
  return (...parts) => {
    for (let number = 1; ; number++) {
      const name = safeName(parts.filter(Boolean).join('-'), number === 1 ? '' : `-${number}`);
      const folded = name.normalize('NFKC').toLowerCase();
      if (taken.has(folded)) continue;
      taken.add(folded);
      return name;
    }
  };
}

function safeName(text: string, ending: string): string {
  const tidy = withoutDashes(text.toWellFormed().normalize('NFC').replaceAll(NO_LETTER, '-'));
  const name = withoutDashes(cut(tidy, MOST - ending.length - 1)) || 'untitled';
  return `${RESERVED.test(name) ? `${name}-` : name}${ending}`;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { segment, index } of clusters.segment(text.slice(0, most + 100))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  // One letter with very many marks is no reason for a name without any.
  return text
    .slice(0, end || most)
    .toWellFormed()
    .replaceAll('\uFFFD', '');
}

/** Joiners at an end join nothing, and would be a name that looks like another. */
const withoutDashes = (text: string) => trimOf(text, '-\u200c\u200d');
