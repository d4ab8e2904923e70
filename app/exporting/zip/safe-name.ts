import { trimOf } from '#app/core/text/trim-characters.ts';

/**
 * Characters, including the leading day and the trailing number: with folder and extension far below the
 * limit of Windows.
 */
const MOST = 80;

/** Names that Windows reserves for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/** Hindi needs the two joiner characters; everything else that is not a letter, mark or digit becomes a dash. */
const NO_LETTER = /[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

const clusters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * Gives each item a unique name within a folder, valid on every system: letters of any script stay, none is
 * split, and no two differ only in case.
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
  // A single letter with very many marks must not result in an empty name.
  return text
    .slice(0, end || most)
    .toWellFormed()
    .replaceAll('\uFFFD', '');
}

/** Joiners at the ends are invisible, and would create names that look alike. */
const withoutDashes = (text: string) => trimOf(text, '-\u200c\u200d');
