import type { WiderFrames } from './picture-view.tsx';

/** The arch of a page's banner: low on a phone, beside the title on a wider screen. */
export const bannerFrame = {
  shape: '2x1',
  sizes: '85vw',
  most: 960,
  wider: [{ from: '48rem', shape: '4x3', sizes: 'min(52vw, 34rem)', most: 1280 }],
} as const satisfies WiderFrames;
