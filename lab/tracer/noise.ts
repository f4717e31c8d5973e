/** A hash of a cell of space: 0 up to 1, always the same for the same cell and seed. */
function cellHash(x: number, y: number, z: number, seed: number): number {
  let h =
    Math.imul(x, 374761393) ^
    Math.imul(y, 668265263) ^
    Math.imul(z, 2147483647 - 61) ^
    Math.imul(seed, 974711);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Returns smooth noise from 0 to 1 at a place; it changes over a distance of about 1. */
export function noise(x: number, y: number, z: number, seed: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [ease(x - ix), ease(y - iy), ease(z - iz)];
  const line = (j: number, k: number): number => {
    const start = cellHash(ix, iy + j, iz + k, seed);
    return start + (cellHash(ix + 1, iy + j, iz + k, seed) - start) * fx;
  };
  const plane = (k: number): number => line(0, k) + (line(1, k) - line(0, k)) * fy;
  return plane(0) + (plane(1) - plane(0)) * fz;
}

/** Returns noise of several sizes at once, 0 to 1. */
export function cloud(x: number, y: number, z: number, seed: number): number {
  let sum = 0;
  let weight = 0.5;
  for (let octave = 0; octave < 4; octave++) {
    sum += weight * noise(x * 2 ** octave, y * 2 ** octave, z * 2 ** octave, seed + octave * 31);
    weight /= 2;
  }
  return sum / 0.9375;
}

/** Returns how far a place is from the border between two cells of a cracked body, 0 on it, in sizes of a cell. */
export function crackDistance(x: number, y: number, z: number, seed: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let nearest = 9;
  let second = 9;
  for (let i = 0; i < 27; i++) {
    const cx = ix + (i % 3) - 1;
    const cy = iy + (Math.floor(i / 3) % 3) - 1;
    const cz = iz + Math.floor(i / 9) - 1;
    const distance = Math.hypot(
      cx + cellHash(cx, cy, cz, seed) - x,
      cy + cellHash(cx, cy, cz, seed + 1) - y,
      cz + cellHash(cx, cy, cz, seed + 2) - z,
    );
    if (distance < nearest) {
      second = nearest;
      nearest = distance;
    } else if (distance < second) second = distance;
  }
  return second - nearest;
}
