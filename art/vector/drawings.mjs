// Every drawn file of the site and the function that draws it.
import { attendance } from './erp/attendance.mjs';
import { fees } from './erp/fees.mjs';
import { homework } from './erp/homework.mjs';
import { favicon, logo, logoMark, logoMarkMono, logoMarkSmall, logoReversed, tile } from './logo.mjs';
import { archLine, archMask, gateway, marigoldFlower, scallop } from './marks.mjs';

export const drawings = {
  'art/vector/logo.svg': logo,
  'art/vector/logo-mark.svg': logoMark,
  'art/vector/logo-mark-mono.svg': logoMarkMono,
  'art/vector/logo-mark-small.svg': logoMarkSmall,
  'app/ui/marks/logo-reversed.svg': logoReversed,
  'app/ui/marks/arch.svg': archMask,
  'app/ui/marks/arch-line.svg': archLine,
  'app/ui/marks/erp-attendance.svg': attendance,
  'app/ui/marks/erp-attendance-still.svg': () => attendance({ still: true }),
  'app/ui/marks/erp-fees.svg': fees,
  'app/ui/marks/erp-fees-still.svg': () => fees({ still: true }),
  'app/ui/marks/erp-homework.svg': homework,
  'app/ui/marks/erp-homework-still.svg': () => homework({ still: true }),
  'app/ui/marks/gateway.svg': gateway,
  'app/ui/marks/marigold.svg': marigoldFlower,
  'app/ui/marks/scallop.svg': scallop,
  'public/favicon.svg': favicon,
};

/**
 * Home screens cut their own corners; only the middle circle of a maskable icon, 80 % wide, is always
 * visible.
 */
export const bitmaps = {
  'public/apple-touch-icon.png': { size: 180, draw: () => tile(0.68) },
  'public/icon-192.png': { size: 192, draw: () => tile(0.68) },
  'public/icon-512.png': { size: 512, draw: () => tile(0.68) },
  'public/icon-maskable-512.png': { size: 512, draw: () => tile(0.56) },
};

export const faviconSizes = [16, 32, 48];
