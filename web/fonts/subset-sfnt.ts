import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The functions of the subsetter's WebAssembly that we call. Pointers and counts are numbers. */
type Subsetter = {
  memory: WebAssembly.Memory;
  malloc: (bytes: number) => number;
  _initialize: () => void;
} & Record<
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_or_fail',
  (...args: number[]) => number
>;

// Names and values of hb-subset.h.
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;

/**
 * Subsets an SFNT font to `glyphs` and `characters`. Layout closure is off: it would add every conjunct of a kept
 * letter, which is most of the font. All layout features stay.
 */
export async function cutFont(
  sfnt: Uint8Array,
  keep: { glyphs: Iterable<number>; characters: Iterable<number> },
): Promise<Buffer> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(new Uint8Array(wasm));
  const hb = instance.exports as unknown as Subsetter;
  hb._initialize();
  const at = hb.malloc(sfnt.length);
  new Uint8Array(hb.memory.buffer).set(sfnt, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, sfnt.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of keep.glyphs) hb.hb_set_add(glyphSet, glyph);
  const characterSet = hb.hb_subset_input_unicode_set(input);
  for (const character of keep.characters) hb.hb_set_add(characterSet, character);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('the font could not be subset');
  const blob = hb.hb_face_reference_blob(subset);
  const from = hb.hb_blob_get_data(blob, 0);
  // The WebAssembly instance is discarded as a whole, so nothing is freed one by one.
  return Buffer.from(new Uint8Array(hb.memory.buffer, from, hb.hb_blob_get_length(blob)));
}
