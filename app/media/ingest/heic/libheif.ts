import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import libheif from 'libheif-js/libheif-wasm/libheif.js';

/**
 * The functions of libheif's C interface that are used. One that can fail is first given an address to write the error
 * to.
 */
const CALLS = [
  'malloc',
  'heif_context_alloc',
  'heif_context_read_from_memory_without_copy',
  'heif_context_get_primary_image_handle',
  'heif_image_handle_get_width',
  'heif_image_handle_get_height',
  'heif_image_handle_has_alpha_channel',
  'heif_image_handle_get_color_profile_type',
  'heif_image_handle_get_raw_color_profile_size',
  'heif_image_handle_get_raw_color_profile',
  'heif_image_handle_get_image_tiling',
  'heif_image_handle_decode_image_tile',
  'heif_decode_image',
  'heif_image_get_width',
  'heif_image_get_height',
  'heif_image_get_plane_readonly',
  'heif_image_release',
] as const;

type Call = (...values: number[]) => number;

/** Read each time, because the memory is replaced when it grows. */
interface Memory {
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  readonly HEAPU32: Uint32Array;
}

export type Libheif = Record<(typeof CALLS)[number], Call> & { readonly memory: Memory };

/** The decoder with its own memory, which does not grow beyond this limit: a file that needs more fails. */
export function openLibheif(maxBytes: number): Libheif {
  const { prototype } = WebAssembly.Memory;
  // oxlint-disable-next-line typescript/unbound-method
  const grow = prototype.grow;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > maxBytes) throw new RangeError('too much memory');
    return grow.call(this, pages);
  };
  const { resolve } = createRequire(import.meta.url);
  const wasmBinary = readFileSync(resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const quiet = { print() {}, printErr() {} };
  const program = libheif({ wasmBinary, ...quiet }) as unknown as Memory & Record<string, Call>;
  const calls = Object.fromEntries(CALLS.map((name) => [name, program[`_${name}`]!]));
  return { ...(calls as Record<(typeof CALLS)[number], Call>), memory: program };
}
