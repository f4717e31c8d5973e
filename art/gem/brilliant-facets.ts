import type { Point, Triangle, Vec3 } from '../svg/geometry.ts';
import { wrapTurn } from '../svg/numbers.ts';
import { BRILLIANT_OUTLINES, BRILLIANT_REACHES, type BrilliantCut, focusOf, mainsOf } from './cuts.ts';
import type { Shard } from './facet-tones.ts';

/** A facet of the upper side, and into how many strips its edges are divided for tracing. */
export interface CrownFacet {
  corners: Triangle;
  divisions: number;
}

/**
 * The corners of a brilliant cut in units of its half height; `i` counts the mains clockwise from the top.
 */
export interface BrilliantCorners {
  /** The point at `turn` of the outline drawn in to `reach` (1 is the edge) at `height`. */
  point: (where: { turn: number; reach: number; height: number }) => Vec3;
  girdle: (i: number) => Vec3;
  halfGirdle: (i: number) => Vec3;
  table: (i: number) => Vec3;
  star: (i: number) => Vec3;
}

/** Returns the corners of `cut`, with its table at `tableHeight`. */
export function brilliantCorners(cut: BrilliantCut, tableHeight: number): BrilliantCorners {
  const outline = BRILLIANT_OUTLINES[cut];
  const focus = focusOf(cut);
  const mains = mainsOf(cut);
  const point: BrilliantCorners['point'] = ({ turn, reach, height }) => {
    const [x, y] = outline(wrapTurn(turn));
    return [focus[0] + (x - focus[0]) * reach, focus[1] + (y - focus[1]) * reach, height];
  };
  return {
    point,
    girdle: (i) => point({ turn: i / mains, reach: 1, height: 0 }),
    halfGirdle: (i) => point({ turn: (i + 0.5) / mains, reach: 1, height: 0 }),
    table: (i) => point({ turn: i / mains, reach: BRILLIANT_REACHES.table, height: tableHeight }),
    star: (i) => point({ turn: (i + 0.5) / mains, reach: BRILLIANT_REACHES.star, height: 0.2 }),
  };
}

/** Returns the facets of `cut`: crown above, pavilion below, and a point inside. */
export function brilliantFacets(cut: BrilliantCut): {
  crown: CrownFacet[];
  pavilion: Triangle[];
  inside: Vec3;
} {
  const tableHeight = 0.34;
  const { point, girdle, halfGirdle, table, star } = brilliantCorners(cut, tableHeight);
  const [focusX, focusY] = focusOf(cut);
  const mains = mainsOf(cut);
  const lower = (i: number): Vec3 =>
    point({ turn: (i + 0.5) / mains, reach: BRILLIANT_REACHES.lower, height: -0.62 });
  const culet: Vec3 = [focusX, focusY, -0.82];
  const tableCentre: Vec3 = [focusX, focusY, tableHeight];
  const crown: CrownFacet[] = [];
  const pavilion: Triangle[] = [];
  for (let i = 0; i < mains; i++) {
    crown.push(
      { corners: [star(i), girdle(i), halfGirdle(i)], divisions: 2 },
      { corners: [star(i), halfGirdle(i), girdle(i + 1)], divisions: 2 },
      { corners: [table(i), table(i + 1), star(i)], divisions: 2 },
      { corners: [table(i), star(i), girdle(i)], divisions: 2 },
      { corners: [table(i), girdle(i), star(i - 1)], divisions: 2 },
      { corners: [tableCentre, table(i), table(i + 1)], divisions: 4 },
    );
    pavilion.push(
      [lower(i), girdle(i), halfGirdle(i)],
      [lower(i), halfGirdle(i), girdle(i + 1)],
      [culet, lower(i - 1), girdle(i)],
      [culet, girdle(i), lower(i)],
    );
  }
  return { crown, pavilion, inside: [focusX, focusY, -0.1] };
}

/** Cuts `facet` into small triangles, `detail` times as fine as it asks for, seen from above. */
export function splitFacet(facet: CrownFacet, detail: number): Shard[] {
  const [a, b, c] = facet.corners;
  const parts = facet.divisions * detail;
  const corner = (u: number, v: number): Point => [
    a[0] + (b[0] - a[0]) * (u / parts) + (c[0] - a[0]) * (v / parts),
    a[1] + (b[1] - a[1]) * (u / parts) + (c[1] - a[1]) * (v / parts),
  ];
  const shards: Shard[] = [];
  for (let i = 0; i < parts; i++) {
    for (let j = 0; j < parts - i; j++) {
      shards.push([corner(i, j), corner(i + 1, j), corner(i, j + 1)]);
      if (i + j < parts - 1) shards.push([corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]);
    }
  }
  return shards;
}
