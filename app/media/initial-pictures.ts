import { offeredIn, type OfferedRendition } from './offered-renditions.ts';

/** Without those for wider screens, which have `media` before the type. */
const PICTURE = /<source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"/gi;
/** Pictures that wait for a script, like the slider's later ones. */
const NOT_SHOWN = /<(noscript|template)>.*?<\/\1>/gs;

/** The phone that `audit/` uses to weigh pages. */
const PHONE = { width: 360, dots: 2, letter: 16 };

/**
 * How many of a page's pictures such a phone loads before anyone scrolls. Those further down wait until they are near,
 * which Chromium says of 2,500 px: counted on the sample school, 4 on a story, 6 on Facilities, 7 on home.
 */
const MAX_INITIAL = 7;

/** The pictures that a page loads at first on a phone, in the width that it would choose. */
export function initialPictures(html: string): OfferedRendition[] {
  const shown = html.replaceAll(NOT_SHOWN, '');
  return [...shown.matchAll(PICTURE)].slice(0, MAX_INITIAL).flatMap(([, offered, sizes]) => {
    const candidates = offeredIn(offered!);
    const needed = shownWidth(sizes!) * PHONE.dots;
    // As Chromium does: slightly too small comes before much too large.
    const chosen = candidates.find(({ picture }, at) => {
      const next = candidates[at + 1]?.picture;
      return next === undefined || needed <= Math.sqrt(picture.width * next.width);
    });
    return chosen ? [chosen] : [];
  });
}

/** The last of `(min-width: 48rem) 25vw, 50vw`, which is for phones. */
function shownWidth(sizes: string): number {
  const [, number, unit] = /([\d.]+)(vw|rem)$/.exec(sizes) ?? [];
  if (number === undefined) return PHONE.width;
  return Number(number) * (unit === 'vw' ? PHONE.width / 100 : PHONE.letter);
}
