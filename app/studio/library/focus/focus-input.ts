import type { Focus } from '#app/media/focus.ts';
import { isStudioPath } from '#app/access/studio-addresses.ts';

/** The maximum width of the tapped picture: without scripts only the server knows its size. */
const MAX_WIDE = 320;
const MAX_HIGH = 400;

export function tapSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(MAX_WIDE / width, MAX_HIGH / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The point in a form; `middle` for none, undefined if it is invalid. */
export function readFocus(
  form: FormData,
  picture: { width: number; height: number },
): Focus | 'middle' | undefined {
  if (form.get('intent') === 'reset') return 'middle';
  const size = tapSize(picture);
  const tapped = { x: wholeNumber(form.get('tap.x')), y: wholeNumber(form.get('tap.y')) };
  const point = form.has('tap.x')
    ? { x: (tapped.x / size.width) * 100, y: (tapped.y / size.height) * 100 }
    : { x: wholeNumber(form.get('x')), y: wholeNumber(form.get('y')) };
  const isPoint = [point.x, point.y].every((side) => side >= 0 && side <= 102);
  return isPoint ? point : undefined;
}

const wholeNumber = (typed: FormDataEntryValue | null) =>
  typeof typed === 'string' && /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;

/** The page to return to: only pages of the studio are accepted. */
export const readBack = (typed: string | null): string | undefined =>
  typed && /^\/studio\/[\w/?=&.~%-]{1,300}$/.test(typed) && isStudioPath(typed.split('?')[0]!)
    ? typed
    : undefined;
