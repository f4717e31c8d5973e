import { cross, dot, unit, type Vec3 } from '../../art/svg/geometry.ts';
import type { Body, Surroundings } from './body.ts';
import type { DomeOptics } from './dome-stones.ts';
import { fresnel, smoothstep } from './fresnel.ts';
import type { Rgb } from './gem-optics.ts';

/** An ellipsoid on the ground, cut flat below when its middle is lower than its half height. In millimetres. */
export interface DomeSpec {
  optics: DomeOptics;
  /** Half axes. */
  axes: Vec3;
  /** Height of the middle of the ellipsoid. */
  height: number;
  /** Turn about the vertical, radians. */
  turn: number;
  seed: number;
  /** Factors of the body's colour. */
  tint: Rgb;
  around: Surroundings;
  /** Light that a surface with this normal receives over pi, in one channel. */
  received: (normal: Vec3, at: Vec3, channel: number) => number;
  /** The lamp that fibres gather into a band: direction and radiance times solid angle. */
  lamp: { towards: Vec3; power: Rgb };
}

/** Slopes of a rough surface, spread like the seeds of a sunflower, denser in the middle. */
const ROUGH = Array.from({ length: 28 }, (_, i): readonly [number, number] => {
  const far = Math.sqrt(-Math.log(1 - (i + 0.5) / 28)) * 0.75;
  return [Math.cos(i * 2.39996) * far, Math.sin(i * 2.39996) * far];
});

/** The direction inside the stone of a ray that comes from `towards`, as seen from the surface. */
function inside(towards: Vec3, normal: Vec3, index: number): Vec3 {
  const cosine = dot(towards, normal);
  const k = 1 / index;
  const depth = Math.sqrt(Math.max(0, 1 - k * k * (1 - cosine * cosine))) - k * cosine;
  return [
    towards[0] * k + normal[0] * depth,
    towards[1] * k + normal[1] * depth,
    towards[2] * k + normal[2] * depth,
  ];
}

/** The light of a band: strongest where fibre, lamp and eye make the same angle, Kajiya's cone. */
function bandLight(spec: DomeSpec, normal: Vec3, viewer: Vec3, channel: number): number {
  const { fibres, index } = spec.optics;
  if (!fibres) return 0;
  const lit = dot(spec.lamp.towards, normal);
  if (lit <= 0) return 0;
  const from = inside(spec.lamp.towards, normal, index);
  const to = inside(viewer, normal, index);
  const [c, s] = [Math.cos(spec.turn), Math.sin(spec.turn)];
  let light = 0;
  for (const [x, y, z] of fibres.directions) {
    const fibre: Vec3 = [c * x - s * y, s * x + c * y, z];
    const off = (dot(fibre, from) + dot(fibre, to)) / fibres.sharpness;
    light += Math.exp((-off * off) / 2) + 0.22 * Math.exp((-off * off) / 24);
  }
  return light * fibres.strength * smoothstep(0, 0.5, lit) * (fibres.colour[channel] as number);
}

/** The colours of thin layers: rose where one looks straight on, green and blue towards the edge. */
function overtone(facing: number, channel: number): number {
  const phase = 5.2 * (1 - facing) + ((channel * 2.1) % 6) + 0.1;
  return 1 + 0.035 * Math.cos(phase);
}

/** Returns a smooth stone: a polished surface over a body that throws light back from within. */
export function createDome(spec: DomeSpec): Body {
  const { axes, height, optics } = spec;
  const [c, s] = [Math.cos(spec.turn), Math.sin(spec.turn)];
  const [a, b, e] = axes;
  const hit = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number => {
    const px = (c * ox + s * oy) / a;
    const py = (-s * ox + c * oy) / b;
    const pz = (oz - height) / e;
    const rx = (c * dx + s * dy) / a;
    const ry = (-s * dx + c * dy) / b;
    const rz = dz / e;
    const square = rx * rx + ry * ry + rz * rz;
    const half = px * rx + py * ry + pz * rz;
    const root = half * half - square * (px * px + py * py + pz * pz - 1);
    if (root < 0) return -1;
    const near = (-half - Math.sqrt(root)) / square;
    if (near > 0 && oz + dz * near >= 0) return near;
    const far = (-half + Math.sqrt(root)) / square;
    // a ray from the ground below the flat base starts inside the ellipsoid
    return near <= 0 && far > 0 && oz <= 1e-9 && px * px + py * py + pz * pz < 1 ? 0 : -1;
  };
  return {
    meets: (ox, oy, oz, dx, dy, dz) => hit(ox, oy, oz, dx, dy, dz) >= 0,
    radiance: (ox, oy, oz, dx, dy, dz, channel) => {
      const t = hit(ox, oy, oz, dx, dy, dz);
      if (t < 0) return -1;
      const at: Vec3 = [ox + dx * t, oy + dy * t, oz + dz * t];
      const lx = c * at[0] + s * at[1];
      const ly = -s * at[0] + c * at[1];
      const nx = lx / (a * a);
      const ny = ly / (b * b);
      const normal = unit([c * nx - s * ny, s * nx + c * ny, (at[2] - height) / (e * e)]);
      const facing = Math.max(0.001, -(normal[0] * dx + normal[1] * dy + normal[2] * dz));
      const body = optics.body([lx / b, ly / b, at[2] / b], spec.seed);
      const colour = (body[channel] as number) * (spec.tint[channel] as number);
      const soft = unit([normal[0], normal[1], normal[2] + optics.softness]);
      const diffuse =
        spec.received(normal, at, channel) * (1 - optics.softness * 0.6) +
        spec.received(soft, at, channel) * optics.softness * 0.6;
      const thrownBack = fresnel(facing, optics.index);
      const mirror = optics.nacre ? 0.1 + 0.45 * thrownBack : thrownBack;
      const across = unit(cross(normal, Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
      const along = cross(normal, across);
      let reflected = 0;
      const rays = optics.roughness > 0.015 ? ROUGH : ROUGH.slice(0, 1);
      for (const [u, v] of rays) {
        const n = unit([
          normal[0] + (u * across[0] + v * along[0]) * optics.roughness,
          normal[1] + (u * across[1] + v * along[1]) * optics.roughness,
          normal[2] + (u * across[2] + v * along[2]) * optics.roughness,
        ]);
        const cosine = -(n[0] * dx + n[1] * dy + n[2] * dz);
        reflected += spec.around(
          ...at,
          dx + 2 * cosine * n[0],
          dy + 2 * cosine * n[1],
          dz + 2 * cosine * n[2],
          channel,
        );
      }
      const tint = optics.nacre ? overtone(facing, channel) : 1;
      const band = bandLight(spec, normal, [-dx, -dy, -dz], channel) * (spec.lamp.power[channel] as number);
      return (
        (mirror * reflected * tint) / rays.length +
        (1 - mirror) * (colour * diffuse * tint + band * (0.4 + colour))
      );
    },
  };
}
