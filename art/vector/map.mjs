// A drawn neighbourhood with the school's gate as its pin. It shows no real place: it is a picture, not a plan.
import { arch } from './geometry.mjs';
import { niche } from './logo.mjs';
import { palette } from './palette.mjs';

const { sand, line, brick, paper, indigoDeep } = palette;
const [grass, tree, water, ground] = ['#dce8d6', '#a9c7ac', '#d5e3ea', '#fff'];

/** Words stand at the upper left of the page's box, so the drawing leaves that corner white. */
export function map() {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" preserveAspectRatio="xMaxYMax slice">` +
    `<path fill="${ground}" d="M0 0h480v480H0z"/>` +
    `<path fill="${grass}" d="M384 362h96v50h-96zM296 308l56-46v72h-62zM322 440h42v40h-42z"/>` +
    `<path fill="none" stroke="${water}" stroke-width="22" d="M490 132C440 150 430 104 402 64S382 4 390-20"/>` +
    `<g fill="none" stroke="${sand}" stroke-linecap="round">` +
    `<path stroke-width="26" d="M226 500c6-70 38-108 38-164s66-96 226-106"/>` +
    `<path stroke-width="14" d="M264 348h240M374 246v254M257 400c-45 0-65 40-75 100"/>` +
    `<path stroke-width="8" d="M432 232v116M312 348v152M374 424h126M250 430h62M396 226l44-86"/></g>` +
    `<path fill="none" stroke="${line}" stroke-dasharray="7 9" d="M226 500c6-70 38-108 38-164s66-96 226-106"/>` +
    `<path fill="${sand}" d="M446 262h26v30h-26zM446 304h26v30h-26zM326 362h34v22h-34zM326 396h34v28h-34zM388 436h38v30h-38zM280 362h22v24h-22zM276 446h24v34h-24zM440 440h30v24h-30zM450 160h24v34h-24z"/>` +
    `<g fill="${tree}">${trees.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>` +
    pin(372, 352) +
    `</svg>\n`
  );
}

const trees = [
  [398, 378, 8],
  [416, 394, 10],
  [440, 380, 9],
  [464, 394, 8],
  [308, 322, 7],
  [324, 306, 8],
  [334, 456, 8],
  [351, 464, 7],
];

function pin(x, y) {
  const { path, height } = arch({ ...niche, width: 52, jamb: 26 });
  const foot = 22;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="15" ry="4" fill="${indigoDeep}" opacity=".2"/>` +
    `<g fill="${brick}" transform="translate(${x - 26} ${y - height - foot})"><path d="${path}Z"/>` +
    `<path d="M10 ${height - 1}h32L26 ${height + foot}z"/><circle cx="26" cy="${height - 20}" r="11" fill="${paper}"/></g>`
  );
}
