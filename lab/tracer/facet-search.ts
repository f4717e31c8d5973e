import { dot, type Vec3 } from '../../art/svg/geometry.ts';
import type { Solid } from './solid.ts';

type Reach = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number) => number;

/** Finds the facets that rays meet. Hot code: the last facet is a field, so that no call makes an object. */
export interface FacetSearch {
  /** Four numbers a facet: its unit normal outwards and its distance from the origin. */
  planes: Float64Array;
  /** Where in `planes` the facet of the last call begins. */
  facet: number;
  /** Returns the distance to the facet where a ray enters from outside, -1 on a miss. */
  entry: Reach;
  /** Returns the distance to the facet that a ray inside meets. */
  exit: Reach;
}

/** Returns the search over a convex stone. `axis` is the direction from culet to table and a point on it. */
export function createFacetSearch(solid: Solid, axis: { along: Vec3; through: Vec3 }): FacetSearch {
  const { along, through } = axis;
  const isGirdle = (plane: Solid[number]): boolean =>
    Math.abs(dot([plane[0], plane[1], plane[2]], along)) < 1e-6;
  const facets = solid.filter((plane) => !isGirdle(plane));
  const girdle = solid.filter(isGirdle);
  const planes = Float64Array.from([...facets, ...girdle].flat());
  const girdleStart = facets.length * 4;
  const end = planes.length;
  // No girdle facet is nearer to the axis than this, so a ray that ends within met none.
  const clear =
    Math.min(...girdle.map((plane) => plane[3] - dot([plane[0], plane[1], plane[2]], through))) ** 2;
  const search: FacetSearch = { planes, facet: -1, entry: () => -1, exit: () => 0 };

  /** The distance to the facet where a ray enters from outside, which is set; -1 on a miss. */
  search.entry = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number => {
    let near = 0;
    let far = Number.POSITIVE_INFINITY;
    search.facet = -1;
    for (let i = 0; i < end; i += 4) {
      const nx = planes[i] as number;
      const ny = planes[i + 1] as number;
      const nz = planes[i + 2] as number;
      const towards = nx * dx + ny * dy + nz * dz;
      const rest = (planes[i + 3] as number) - nx * ox - ny * oy - nz * oz;
      if (towards < -1e-12) {
        if (rest < towards * near) {
          near = rest / towards;
          search.facet = i;
        }
      } else if (towards > 1e-12) {
        if (rest < towards * far) far = rest / towards;
      } else if (rest < 0) return -1;
      if (near > far) return -1;
    }
    return search.facet < 0 ? -1 : near;
  };

  /** The distance to the facet that a ray inside meets, which is set. */
  search.exit = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number => {
    let far = Number.POSITIVE_INFINITY;
    for (let i = 0; i < end; i += 4) {
      if (i === girdleStart) {
        const px = ox + dx * far - through[0];
        const py = oy + dy * far - through[1];
        const pz = oz + dz * far - through[2];
        const height = px * along[0] + py * along[1] + pz * along[2];
        if (px * px + py * py + pz * pz - height * height < clear) break;
      }
      const nx = planes[i] as number;
      const ny = planes[i + 1] as number;
      const nz = planes[i + 2] as number;
      const towards = nx * dx + ny * dy + nz * dz;
      if (towards <= 1e-9) continue;
      const rest = (planes[i + 3] as number) - nx * ox - ny * oy - nz * oz;
      if (rest < towards * far) {
        far = rest / towards;
        search.facet = i;
      }
    }
    return Math.max(0, far);
  };
  return search;
}
