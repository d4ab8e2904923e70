// Words as outlines: a picture in an <img> cannot reach the site's fonts.
import { readFileSync } from 'node:fs';

/** Eczar 600 (logo), Eczar 500 (heading) and Mukta 600 (label), OFL, at 1000 units to the em. */
const faces = JSON.parse(readFileSync(new URL('letters.json', import.meta.url), 'utf8'));

export function lettering(text, { face = 'label', x = 0, y, size, fill, anchor = 'start', spacing = 0 }) {
  const { path, width } = outline(text, faces[face], spacing);
  const scale = size / 1000;
  const left = { start: x, middle: x - (width * scale) / 2, end: x - width * scale }[anchor];
  return `<path transform="translate(${trim(left)} ${trim(y)}) scale(${trim(scale, 4)})" fill="${fill}" d="${path}"/>`;
}

function outline(text, letters, spacing) {
  let width = 0;
  let path = '';
  for (const character of text) {
    const letter = letters[character];
    if (!letter) throw new Error(`letters.json has no outline of “${character}”`);
    path += shifted(letter.path, width);
    width += letter.advance + spacing;
  }
  return { path, width: width - spacing };
}

/**
 * The outlines contain absolute commands only, and V is the only one whose numbers are not pairs starting
 * with x.
 */
function shifted(path, by) {
  return path.replace(/([MLHVQC])([^A-Z]*)/g, (_, command, numbers) => {
    if (command === 'V') return command + numbers;
    const moved = numbers
      .trim()
      .split(/[ ,]+/)
      .map((number, i) => Number(number) + (command === 'H' || i % 2 === 0 ? by : 0));
    return command + moved.join(' ').replaceAll(' -', '-');
  });
}

const trim = (value, digits = 1) => Number(value.toFixed(digits));
