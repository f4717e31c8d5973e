import { GROUND_MAP } from './constants.ts';
import { GROUND_COLOUR } from './ground-colour.ts';
import { layStone, type StonePlan } from './laid-stone.ts';
import type { Scene } from './render.ts';

/** Returns the light on the ground of a stone's picture as the bytes of `GROUND_MAP`, three a pixel. */
export function groundMap({ ground }: Pick<Scene, 'ground'>, plan: StonePlan): Uint8Array<ArrayBuffer> {
  const { reach, pixels, root } = GROUND_MAP;
  const { centre, size } = layStone(plan);
  const place = (i: number): number => (((i + 0.5) / pixels) * 2 - 1) * reach * size;
  return Uint8Array.from({ length: pixels * pixels * 3 }, (_, i) => {
    const [cell, channel] = [Math.floor(i / 3), i % 3];
    const x = centre[0] + place(cell % pixels);
    const y = centre[1] + place(Math.floor(cell / pixels));
    const share = ground.radiance(x, y, channel) / (GROUND_COLOUR[channel] as number);
    return Math.round(255 * Math.min(1, Math.sqrt(Math.max(0, share)) / root));
  });
}
