import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import libheif from 'libheif-js/libheif-wasm/libheif.js';

type Call = (...values: number[]) => number;

/** What we call of libheif's C interface. A function that tells of an error is first given a place to write it to. */
export type Libheif = { HEAPU8: Uint8Array<ArrayBuffer>; HEAPU32: Uint32Array } & Record<
  | '_malloc'
  | '_heif_context_alloc'
  | '_heif_context_read_from_memory_without_copy'
  | '_heif_context_get_primary_image_handle'
  | '_heif_image_handle_get_width'
  | '_heif_image_handle_get_height'
  | '_heif_image_handle_has_alpha_channel'
  | '_heif_image_handle_get_color_profile_type'
  | '_heif_image_handle_get_raw_color_profile_size'
  | '_heif_image_handle_get_raw_color_profile'
  | '_heif_image_handle_get_image_tiling'
  | '_heif_image_handle_decode_image_tile'
  | '_heif_decode_image'
  | '_heif_image_get_width'
  | '_heif_image_get_height'
  | '_heif_image_get_plane_readonly'
  | '_heif_image_release',
  Call
>;

/** The decoder, in a memory of its own that does not grow beyond this: whatever a file makes it ask for then fails. */
export function openLibheif(mostBytes: number): Libheif {
  const { prototype } = WebAssembly.Memory;
  // oxlint-disable-next-line typescript/unbound-method
  const grow = prototype.grow;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > mostBytes) throw new RangeError('too much memory');
    return grow.call(this, pages);
  };
  const { resolve } = createRequire(import.meta.url);
  const wasmBinary = readFileSync(resolve('libheif-js/libheif-wasm/libheif.wasm'));
  return (libheif as unknown as (options: object) => Libheif)({ wasmBinary, print() {}, printErr() {} });
}
