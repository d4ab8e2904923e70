/** The point of a picture that stays visible however it is cropped: from the left and from the top, in hundredths. */
export interface Focus {
  x: number;
  y: number;
}

/** Public pages have no inline styles for pictures, so there is a class for every step. */
export const FOCUS_STEP = 10;

export const focusOf = (x: number | null, y: number | null): Focus | undefined =>
  x === null || y === null ? undefined : { x, y };

/** The nearest point that can be chosen. */
export const steppedFocus = ({ x, y }: Focus): Focus => ({ x: stepped(x), y: stepped(y) });

const stepped = (hundredths: number) =>
  Math.min(100, Math.max(0, Math.round(hundredths / FOCUS_STEP) * FOCUS_STEP));

interface Size {
  width: number;
  height: number;
}

/** What a box of this shape shows of a picture: the same as the browser's `object-position`. */
export function cropAround(picture: Size, box: Size, { x, y }: Focus) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(box.width / scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(box.height / scale)));
  return {
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
    width,
    height,
  };
}
