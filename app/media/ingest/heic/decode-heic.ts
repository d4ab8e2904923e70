import type { Libheif } from './libheif.ts';
import { beginPng } from './unpacked-png.ts';

const RGB = 1;
const INTERLEAVED = 10;
const PROFILES = ['prof', 'rICC'].map((name) => Buffer.from(name, 'latin1').readUInt32BE());

/**
 * The main picture of a HEIC as a PNG, upright as its container says. Phones store it as tiles: these are decoded one
 * after the other, so that only one is in the decoder's memory.
 */
export function decodeHeic(heif: Libheif, bytes: Uint8Array): Buffer<ArrayBuffer> {
  const primary = handleOf(heif, bytes);
  const channels = heif.heif_image_handle_has_alpha_channel(primary.handle) ? 4 : 3;
  const { width, height } = primary;
  const png = beginPng({ width, height, channels }, profileOf(primary));
  const tiles = tilingOf(primary);
  for (let y = 0; y < tiles.rows; y++)
    for (let x = 0; x < tiles.columns; x++) {
      const isWhole = tiles.rows * tiles.columns === 1;
      const image = isWhole ? decodeWhole(primary, channels) : decodeTile(primary, channels, x, y);
      copyRows(heif, image, channels, (row, pixels) => {
        const top = y * tiles.height - tiles.above + row;
        const left = x * tiles.width - tiles.before;
        if (top < 0 || top >= height) return;
        const [from, to] = [Math.max(0, -left), Math.min(pixels.length / channels, width - left)];
        if (from < to) png.put(top, left + from, pixels.subarray(from * channels, to * channels));
      });
      heif.heif_image_release(image);
    }
  return png.end();
}

function copyRows(
  heif: Libheif,
  image: number,
  channels: number,
  copy: (row: number, pixels: Uint8Array) => void,
): void {
  const bytes = heif.heif_image_get_width(image, INTERLEAVED) * channels;
  const rows = heif.heif_image_get_height(image, INTERLEAVED);
  const stride = allocate(heif, 4);
  const plane = heif.heif_image_get_plane_readonly(image, INTERLEAVED, stride);
  const step = heif.memory.HEAPU32[stride / 4]!;
  for (let row = 0; row < rows; row++) {
    const from = plane + row * step;
    copy(row, heif.memory.HEAPU8.subarray(from, from + bytes));
  }
}

interface PrimaryImage {
  heif: Libheif;
  handle: number;
  width: number;
  height: number;
}

function handleOf(heif: Libheif, bytes: Uint8Array): PrimaryImage {
  const context = heif.heif_context_alloc();
  const file = allocate(heif, bytes.length);
  heif.memory.HEAPU8.set(bytes, file);
  must(heif, (error) =>
    heif.heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0),
  );
  const to = allocate(heif, 4);
  must(heif, (error) => heif.heif_context_get_primary_image_handle(error, context, to));
  const handle = heif.memory.HEAPU32[to / 4]!;
  return {
    heif,
    handle,
    width: heif.heif_image_handle_get_width(handle),
    height: heif.heif_image_handle_get_height(handle),
  };
}

function profileOf({ heif, handle }: PrimaryImage): Uint8Array | undefined {
  if (!PROFILES.includes(heif.heif_image_handle_get_color_profile_type(handle))) return undefined;
  const size = heif.heif_image_handle_get_raw_color_profile_size(handle);
  const to = allocate(heif, size);
  must(heif, (error) => heif.heif_image_handle_get_raw_color_profile(error, handle, to));
  return heif.memory.HEAPU8.slice(to, to + size);
}

/**
 * The number of tiles, as displayed: in a rotated picture rows and columns are exchanged, and the padding of the last
 * tiles may be above or to the left.
 */
function tilingOf({ heif, handle }: PrimaryImage) {
  const to = allocate(heif, 128);
  must(heif, (error) => heif.heif_image_handle_get_image_tiling(error, handle, 1, to));
  const [columns, rows, width, height, , , above, before] = heif.memory.HEAPU32.subarray(
    to / 4 + 1,
    to / 4 + 9,
  );
  return {
    columns: columns!,
    rows: rows!,
    width: width!,
    height: height!,
    above: above!,
    before: before!,
  };
}

function decodeTile({ heif, handle }: PrimaryImage, channels: 3 | 4, x: number, y: number): number {
  const to = allocate(heif, 4);
  const chroma = channels === 4 ? 11 : 10;
  must(heif, (error) => heif.heif_image_handle_decode_image_tile(error, handle, to, RGB, chroma, 0, x, y));
  return heif.memory.HEAPU32[to / 4]!;
}

function decodeWhole({ heif, handle }: PrimaryImage, channels: 3 | 4): number {
  const to = allocate(heif, 4);
  const chroma = channels === 4 ? 11 : 10;
  must(heif, (error) => heif.heif_decode_image(error, handle, to, RGB, chroma, 0));
  return heif.memory.HEAPU32[to / 4]!;
}

/** Never freed: all of it goes with the worker. */
function allocate(heif: Libheif, bytes: number): number {
  const at = heif.malloc(bytes);
  if (at === 0) throw new RangeError('no memory for the picture');
  return at;
}

/** An error's first number is its code; 0 is success. */
function must(heif: Libheif, call: (error: number) => void): void {
  const error = allocate(heif, 12);
  call(error);
  if (heif.memory.HEAPU32[error / 4] !== 0)
    throw new Error(`libheif: error ${heif.memory.HEAPU32[error / 4]}`);
}
