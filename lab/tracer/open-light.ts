import type { Vec3 } from '../../art/svg/geometry.ts';
import { TAU } from '../../art/svg/numbers.ts';
import { panelDirections, panelLight, type StudioLight } from './studio-light.ts';

/** Returns directions of equal solid angle times cosine over the upper half of space. */
export function domeDirections(rings: number, sectors: number): Vec3[] {
  return Array.from({ length: rings * sectors }, (_, i): Vec3 => {
    const ring = Math.floor(i / sectors);
    const high = Math.sqrt(1 - (ring + 0.5) / rings);
    const across = Math.sqrt(1 - high * high);
    const turn = (((i % sectors) + (ring % 2) * 0.5 + 0.25) / sectors) * TAU;
    return [Math.cos(turn) * across, Math.sin(turn) * across, high];
  });
}

/** Returns the light that reaches open ground, in one channel. */
export function openIrradiance(light: StudioLight, channel: number): number {
  const dome = domeDirections(24, 48);
  let sum = dome.reduce(
    (total, [x, y, z]) => total + (light.dome(x, y, z, channel) * Math.PI) / dome.length,
    0,
  );
  for (const panel of light.panels) {
    const { directions, solidAngle } = panelDirections(panel, 6);
    for (const to of directions) {
      if (to[2] > 0)
        sum += (panelLight(panel, to) / 0.85) * solidAngle * to[2] * (panel.colour[channel] as number);
    }
  }
  return sum;
}

/** Returns a factor that makes open ground as bright as GROUND_COLOUR says under this light. */
export function exposureOf(light: StudioLight): number {
  return Math.PI / openIrradiance(light, 1);
}
