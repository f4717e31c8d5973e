import { cross, dot, reversed, subtract, type Triangle, unit, type Vec3 } from '../svg/geometry.ts';
import { LAMP } from '../svg/light.ts';

/** A stone as flat facets, table up, in units of its half height. */
export interface FacetedStone {
  /**
   * Facets of the upper side, through which one looks in, and of the lower side, which throws the light back.
   */
  facets: readonly Triangle[];
  /** Any point inside the stone; it tells the inner side of a facet from the outer one. */
  inside: Vec3;
  /** Refractive index. */
  refraction: number;
}

/**
 * The brightness seen when looking straight down at (x, y): 0 is black, about 1 bright, more where a lamp is
 * seen.
 */
export type Tracer = (x: number, y: number) => number;

interface Facet {
  corner: Vec3;
  edge1: Vec3;
  edge2: Vec3;
  /** Unit vector out of the stone. */
  outward: Vec3;
}

interface Ray {
  origin: Vec3;
  direction: Vec3;
}

interface Hit {
  distance: number;
  facet: Facet;
}

/** What a ray that misses the stone sees. */
const BACKGROUND = 0.3;
const MOST_BOUNCES = 6;
/** A ray that carries less light than this is not followed further. */
const FAINTEST = 0.06;
/** Share of the light lost in a stone per unit of its half height. */
const ABSORPTION = 0.16;

function toFacet(triangle: Triangle, inside: Vec3): Facet {
  const [a, b, c] = triangle;
  const edge1 = subtract(b, a);
  const edge2 = subtract(c, a);
  const normal = unit(cross(edge1, edge2));
  const middle: Vec3 = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];
  const outward = dot(normal, subtract(middle, inside)) < 0 ? reversed(normal) : normal;
  return { corner: a, edge1, edge2, outward };
}

/** How far along `ray` it meets `facet`, or undefined. Möller and Trumbore's test. */
function distanceTo(facet: Facet, ray: Ray): number | undefined {
  const h = cross(ray.direction, facet.edge2);
  const determinant = dot(facet.edge1, h);
  if (Math.abs(determinant) < 1e-7) return undefined;
  const inverse = 1 / determinant;
  const s = subtract(ray.origin, facet.corner);
  const u = inverse * dot(s, h);
  // a hair of tolerance, so that no ray slips through between two facets
  if (u < -1e-6 || u > 1.000001) return undefined;
  const q = cross(s, facet.edge1);
  const v = inverse * dot(ray.direction, q);
  if (v < -1e-6 || u + v > 1.000001) return undefined;
  const distance = inverse * dot(facet.edge2, q);
  // the facet the ray starts on does not count
  return distance > 1e-4 ? distance : undefined;
}

function nearest(facets: readonly Facet[], ray: Ray): Hit | undefined {
  let best: Hit | undefined;
  for (const facet of facets) {
    const distance = distanceTo(facet, ray);
    if (distance !== undefined && distance < (best?.distance ?? 9)) best = { distance, facet };
  }
  return best;
}

function travel({ origin, direction }: Ray, distance: number): Vec3 {
  return [
    origin[0] + direction[0] * distance,
    origin[1] + direction[1] * distance,
    origin[2] + direction[2] * distance,
  ];
}

/**
 * `direction` after it passes a surface whose `normal` faces it (Snell's law), `ratio` being the refractive
 * index it comes from over the one it goes to; undefined when all of it is thrown back.
 */
function refract(direction: Vec3, surface: { normal: Vec3; ratio: number }): Vec3 | undefined {
  const { normal, ratio } = surface;
  const cosine = -dot(normal, direction);
  const remainder = 1 - ratio * ratio * (1 - cosine * cosine);
  if (remainder < 0) return undefined;
  const bend = ratio * cosine - Math.sqrt(remainder);
  return [
    ratio * direction[0] + bend * normal[0],
    ratio * direction[1] + bend * normal[1],
    ratio * direction[2] + bend * normal[2],
  ];
}

function reflect(direction: Vec3, normal: Vec3): Vec3 {
  const twice = 2 * dot(direction, normal);
  return [
    direction[0] - twice * normal[0],
    direction[1] - twice * normal[1],
    direction[2] - twice * normal[2],
  ];
}

/** The share of light thrown back where a ray leaves the stone at angle `cosine`: Schlick's approximation. */
function reflectance(cosine: number): number {
  return 0.08 + 0.92 * (1 - cosine) ** 5;
}

/**
 * The brightness of the studio in `direction`: key lamp upper left, fill lower right, a rim light, the
 * viewer's dark head.
 */
function studio(direction: Vec3): number {
  if (direction[2] < 0) return BACKGROUND + 0.1 * direction[0];
  const key = dot(direction, LAMP);
  let brightness = 0.16 + 0.34 * Math.max(0, key);
  if (key > 0.72) brightness += (1.5 * (key - 0.72)) / 0.28;
  const fill = dot(direction, [0.55, 0.5, 0.67]);
  if (fill > 0.8) brightness += (1.1 * (fill - 0.8)) / 0.2;
  if (dot(direction, [0.7, -0.55, 0.45]) > 0.85) brightness += 0.8;
  if (direction[2] > 0.94) brightness *= 0.25;
  return brightness;
}

/**
 * Creates a tracer for `stone`. A ray goes straight down, is bent into the stone, and is reflected inside it; wherever
 * it meets a facet some of it leaves and sees the studio.
 */
export function createTracer(stone: FacetedStone): Tracer {
  const facets = stone.facets.map((triangle) => toFacet(triangle, stone.inside));

  return (x, y) => {
    const down: Ray = { origin: [x, y, 2], direction: [0, 0, -1] };
    const entry = nearest(facets, down);
    const entered =
      entry && refract(down.direction, { normal: entry.facet.outward, ratio: 1 / stone.refraction });
    if (!entry || !entered) return BACKGROUND;

    let ray: Ray = { origin: travel(down, entry.distance), direction: entered };
    let carried = 1;
    let brightness = 0;
    let path = 0;
    for (let bounce = 0; bounce < MOST_BOUNCES && carried > FAINTEST; bounce++) {
      const hit = nearest(facets, ray);
      if (!hit) break;
      path += hit.distance;
      const inward = reversed(hit.facet.outward);
      const leaving = refract(ray.direction, { normal: inward, ratio: stone.refraction });
      if (leaving) {
        const kept = reflectance(Math.abs(dot(leaving, inward)));
        brightness += carried * (1 - kept) * studio(leaving) * Math.exp(-ABSORPTION * path);
        carried *= kept;
      }
      ray = { origin: travel(ray, hit.distance), direction: reflect(ray.direction, inward) };
    }
    return brightness;
  };
}
