import type { Point, Vec3 } from '../svg/geometry.ts';
import { at, polygon } from '../svg/markup.ts';
import { clamp, TAU, wrapTurn } from '../svg/numbers.ts';

/** The size, place and turn of a bead: the directions of its surface are latitudes and longitudes around the hole. */
export interface BeadView {
  /** Half its width, and where its middle lies, in the drawing. */
  radius: number;
  centre: Point;
  /** Radians by which the hole leans towards the viewer; 0 has it at the very top. */
  tilt: number;
  /** Radians by which the bead is turned about its hole. */
  spin: number;
}

/** Kernels of one shade as path data, darkest first, and the dark crescents under all of them. */
export interface Kernels {
  shades: readonly string[];
  undersides: string;
}

/** Levels of light among the kernels. */
export const KERNEL_SHADES = 5;

const KERNEL_COUNT = 460;
/** Kernels this near a groove, in radians, are left out, and those around the hole. */
const GROOVE_CLEARANCE = 0.075;
const HOLE_LATITUDE = 1.36;
/** Turning each seed by this angle from the last spreads them evenly over a sphere. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Returns the place in the drawing of a point of the bead; z from 1 (nearest) through 0 (the rim) to -1 (behind). */
export function project(view: BeadView, surface: { latitude: number; longitude: number }): Vec3 {
  const { latitude, longitude } = surface;
  const x = Math.cos(latitude) * Math.sin(longitude + view.spin);
  const upright = Math.sin(latitude);
  const forward = Math.cos(latitude) * Math.cos(longitude + view.spin);
  const y = upright * Math.cos(view.tilt) - forward * Math.sin(view.tilt);
  const z = upright * Math.sin(view.tilt) + forward * Math.cos(view.tilt);
  return [view.centre[0] + view.radius * x, view.centre[1] - view.radius * 0.94 * y, z];
}

/** Returns the outline of the bead, a little lobed, as path data. */
export function silhouette({ centre, radius }: BeadView, mukhi: number): string {
  const points = Array.from({ length: 120 }, (_, i): Point => {
    const angle = (i / 120) * TAU;
    const reach = radius * (1 + 0.012 * Math.sin(angle * 17 + mukhi) + 0.008 * Math.sin(angle * 31));
    return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach * 0.96];
  });
  return polygon(points);
}

/** The angle from a point of the surface to the nearest of `mukhi` grooves, in radians. */
function distanceToGroove(surface: { latitude: number; longitude: number }, mukhi: number): number {
  const share = wrapTurn((surface.longitude / TAU) * mukhi);
  return (Math.min(share, 1 - share) / mukhi) * TAU * Math.cos(surface.latitude);
}

/** A knobbly hexagon. */
function kernelOutline(kernel: { x: number; y: number; size: number }, random: () => number): string {
  const start = random() * TAU;
  const points = Array.from({ length: 6 }, (_, lobe): Point => {
    const angle = start + (lobe / 6) * TAU;
    const reach = kernel.size * (0.66 + random() * 0.55);
    return [kernel.x + Math.cos(angle) * reach, kernel.y + Math.sin(angle) * reach * 0.9];
  });
  return polygon(points);
}

/** Draws the knobs that cover the bead between its grooves. */
export function kernels(bead: { view: BeadView; mukhi: number }, random: () => number): Kernels {
  const { view, mukhi } = bead;
  const shades = Array.from({ length: KERNEL_SHADES }, () => '');
  let undersides = '';
  for (let i = 0; i < KERNEL_COUNT; i++) {
    const surface = { latitude: Math.asin(1 - ((i + 0.5) * 2) / KERNEL_COUNT), longitude: GOLDEN_ANGLE * i };
    if (surface.latitude > HOLE_LATITUDE || distanceToGroove(surface, mukhi) < GROOVE_CLEARANCE) continue;
    const [x, y, depth] = project(view, surface);
    if (depth < 0.05) continue;
    const across = (x - view.centre[0]) / view.radius;
    const down = (y - view.centre[1]) / view.radius;
    const light = 0.4 - across * 0.42 - down * 0.48 + depth * 0.16 + (random() - 0.5) * 0.26;
    const size = view.radius * 0.056 * (0.7 + random() * 0.7) * (0.45 + 0.55 * depth);
    const shade = Math.floor(clamp(light, [0, 1]) * (KERNEL_SHADES - 0.001));
    shades[shade] += kernelOutline({ x, y, size }, random);
    undersides += `M${at([x - size * 0.5, y + size * 0.75])}`;
    undersides += `q${at([size * 0.7, size * 0.6])} ${at([size * 1.25, -size * 0.5])}`;
  }
  return { shades, undersides };
}

/**
 * The visible parts of one groove, a slightly wavering line from hole to hole, as path data. At the rim it may
 * dip out of sight and come back.
 */
function groovePath(groove: { longitude: number; waver: number }, view: BeadView): string {
  let d = '';
  let isPenDown = false;
  for (let step = 0; step <= 60; step++) {
    const point = project(view, {
      latitude: 1.4 - (step / 60) * 2.8,
      longitude:
        groove.longitude +
        0.028 * Math.sin(step * 0.7 + groove.waver) +
        0.016 * Math.sin(step * 1.9 + groove.waver),
    });
    const isVisible = point[2] > 0.02;
    if (isVisible) d += (isPenDown ? ' ' : 'M') + at(point);
    isPenDown = isVisible;
  }
  return d;
}

/** Returns the visible parts of the `mukhi` grooves, as path data. */
export function grooves(bead: { view: BeadView; mukhi: number }, random: () => number): string {
  const { view, mukhi } = bead;
  return Array.from({ length: mukhi }, (_, i) =>
    groovePath({ longitude: (i / mukhi) * TAU, waver: random() * 6 }, view),
  ).join('');
}
