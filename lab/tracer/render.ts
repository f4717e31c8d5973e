import type { Body } from './body.ts';
import type { Camera } from './camera.ts';
import { PATH } from './constants.ts';
import { expose, type LightPicture } from './develop.ts';
import type { Ground } from './ground.ts';
import { sightAxes } from './studio-light.ts';

/** Everything a picture shows. */
export interface Scene {
  camera: Camera;
  bodies: readonly Body[];
  ground: Ground;
}

/** Rays a pixel along one side: first everywhere, then where they differ. */
export type Rays = readonly [coarse: number, fine: number];

/** Small pictures need more rays. */
const raysOf = (size: number): Rays => (size > 800 ? [2, 3] : [3, 5]);
const CONTRAST = 0.065;

/** Returns the light a ray of the camera sees, at a place of the picture from -0.5 to 0.5. */
function createEye({ camera, bodies, ground }: Scene) {
  const { viewer, middle, width } = camera;
  const { right, up } = sightAxes(viewer);
  const far = 200;
  const [dx, dy, dz] = [-viewer[0], -viewer[1], -viewer[2]];
  return (u: number, v: number, light: Float64Array): void => {
    const x = middle[0] + (right[0] * u + up[0] * v) * width + viewer[0] * far;
    const y = middle[1] + (right[1] * u + up[1] * v) * width + viewer[1] * far;
    const z = middle[2] + (right[2] * u + up[2] * v) * width + viewer[2] * far;
    for (const body of bodies) {
      const red = body.radiance(x, y, z, dx, dy, dz, 0);
      if (red < 0) continue;
      light[0] = red;
      light[1] = body.radiance(x, y, z, dx, dy, dz, 1);
      light[2] = body.radiance(x, y, z, dx, dy, dz, 2);
      return;
    }
    const fall = -z / dz;
    for (let channel = 0; channel < 3; channel++)
      light[channel] = ground.radiance(x + dx * fall, y + dy * fall, channel);
  };
}

/**
 * Returns rows `from` up to but not including `to` of a square picture `size` pixels wide. Rays lie on a grid inside each
 * pixel; a pixel whose rays differ gets a finer grid. The same scene always gives the same numbers.
 */
export function renderRows(
  scene: Scene,
  { size, from, to, rays = raysOf(size) }: { size: number; from: number; to: number; rays?: Rays },
): LightPicture {
  const [coarse, fine] = rays;
  const eye = createEye(scene);
  const shown = new Float32Array(size * (to - from) * 3);
  const glare = new Float32Array(shown.length);
  const light = new Float64Array(3);
  const sums = new Float64Array(6);
  const sample = (column: number, row: number, grid: number): number => {
    let lowest = 1;
    let highest = 0;
    sums.fill(0);
    for (let i = 0; i < grid * grid; i++) {
      const u = (column + ((i % grid) + 0.5) / grid) / size - 0.5;
      const v = 0.5 - (row + (Math.floor(i / grid) + 0.5) / grid) / size;
      eye(u, v, light);
      let strongest = 0;
      let weakest = 1;
      for (let channel = 0; channel < 3; channel++) {
        const value = Math.min(PATH.brightest, light[channel] as number);
        const seen = expose(value);
        sums[channel] = (sums[channel] as number) + seen;
        sums[channel + 3] = (sums[channel + 3] as number) + Math.max(0, value - 1);
        strongest = Math.max(strongest, seen);
        weakest = Math.min(weakest, seen);
      }
      const grey = Math.sqrt(strongest * 0.7 + weakest * 0.3);
      lowest = Math.min(lowest, grey);
      highest = Math.max(highest, grey);
    }
    return highest - lowest;
  };
  for (let row = from; row < to; row++) {
    for (let column = 0; column < size; column++) {
      let rays = coarse * coarse;
      if (sample(column, row, coarse) > CONTRAST) {
        sample(column, row, fine);
        rays = fine * fine;
      }
      const at = ((row - from) * size + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        shown[at + channel] = (sums[channel] as number) / rays;
        glare[at + channel] = (sums[channel + 3] as number) / rays;
      }
    }
  }
  return { width: size, shown, glare };
}
