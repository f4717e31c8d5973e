import { clamp } from '../../art/svg/numbers.ts';
import { FILM } from './constants.ts';

const { shoulder: SHOULDER, toe: TOE } = FILM;

/**
 * Returns the share of the paper's white that light is shown as, 0 up to 1: a toe that deepens the darks, straight in the
 * middle, a soft shoulder above. Both in linear light.
 */
export function expose(light: number): number {
  if (light <= 0) return 0;
  const toed = (light * light * (1 + TOE)) / (light + TOE);
  if (toed <= SHOULDER) return toed;
  const rest = 1 - SHOULDER;
  return SHOULDER + rest * (1 - Math.exp((SHOULDER - toed) / rest));
}

/** Returns the light that `expose` shows as `shown`, which is below 1. */
export function unexpose(shown: number): number {
  let [low, high] = [0, 8];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (expose(middle) < shown) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Returns the sRGB value 0 to 255 of linear light 0 to 1 (IEC 61966-2-1). */
export function toSrgb(linear: number): number {
  const value = clamp(linear, [0, 1]);
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
}

/** A picture in light: per pixel the exposed red, green, blue, and the light above white of each, for the glare. */
export interface LightPicture {
  width: number;
  /** Three numbers a pixel, 0 to 1. */
  shown: Float32Array;
  /** Three numbers a pixel, 0 up. */
  glare: Float32Array;
}

/** One pass of a box of `radius` pixels, along rows or columns. */
function boxPass(
  from: Float32Array,
  to: Float32Array,
  size: { width: number; radius: number; down: boolean },
): void {
  const { width, radius, down } = size;
  const height = from.length / 3 / width;
  const [lines, length] = down ? [width, height] : [height, width];
  const step = down ? width * 3 : 3;
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = (down ? line * 3 : line * width * 3) + channel;
      let sum = 0;
      for (let i = -radius; i < length; i++) {
        if (i + radius < length) sum += from[start + (i + radius) * step] as number;
        if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step] as number;
        if (i >= 0) to[start + i * step] = sum / (2 * radius + 1);
      }
    }
  }
}

/**
 * Returns the picture as sRGB bytes, three a pixel. What is brighter than white spreads a faint glare, as in every lens.
 */
export function develop({ width, shown, glare }: LightPicture): Uint8Array {
  const spread = Float32Array.from(glare);
  const other = new Float32Array(glare.length);
  const radius = Math.max(1, Math.round(width * FILM.glareReach));
  for (let pass = 0; pass < 3; pass++) {
    boxPass(spread, other, { width, radius, down: false });
    boxPass(other, spread, { width, radius, down: true });
  }
  return Uint8Array.from(shown, (value, i) =>
    toSrgb(Math.min(1, value + FILM.glare * (spread[i] as number))),
  );
}
