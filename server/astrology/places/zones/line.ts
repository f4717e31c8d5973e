/** The line where the clock of India ends; make-line.ts writes its points. */
import type { Point } from '../point.ts';
import table from './line.gen.json' with { type: 'json' };

/** A line by its pieces, joined end to end with India to the right. */
export type Line = {
  source: string;
  /** `zone` holds to the left; `points` are longitude and latitude in turn, in thousandths of a degree. */
  pieces: { zone: string; points: number[] }[];
};

/** India's zone. */
export const indiaZone = 'Asia/Kolkata';

type Vertex = { x: number; y: number; zone: string };

const kmPerDegree = 111.195;

/** Returns the distance of two near points in km. */
export function kmBetween(a: Point, b: Point): number {
  const shrink = Math.cos((a.latitude * Math.PI) / 180);
  return kmPerDegree * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink);
}

/** Returns the vertices in degrees, each once; `zone` holds to the left from there on. */
function verticesOf({ pieces }: Line): Vertex[] {
  const vertices: Vertex[] = [];
  for (const { zone, points } of pieces) {
    // The last vertex of a piece is the first of the next.
    vertices.pop();
    for (let i = 0; i + 1 < points.length; i += 2)
      vertices.push({ x: (points[i] ?? 0) / 1000, y: (points[i + 1] ?? 0) / 1000, zone });
  }
  return vertices;
}

const vertices = verticesOf(table);

/**
 * Returns how far the line is from a point, in km, and the zone on the point's side of it. True within some hundred
 * kilometres of the line.
 */
export function besideLine({ latitude, longitude }: Point): { km: number; zone: string } {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let nearest = { square: Number.POSITIVE_INFINITY, index: 0, along: 0 };
  for (let index = 0; index + 1 < vertices.length; index++) {
    const a = vertices[index] as Vertex;
    const b = vertices[index + 1] as Vertex;
    const dx = (b.x - a.x) * shrink;
    const dy = b.y - a.y;
    const px = (longitude - a.x) * shrink;
    const py = latitude - a.y;
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
    const square = (px - along * dx) ** 2 + (py - along * dy) ** 2;
    if (square < nearest.square) nearest = { square, index, along };
  }
  const { square, index, along } = nearest;
  const from = vertices[along === 1 ? index + 1 : index] as Vertex;
  // At a corner both segments count: the normals of the two are added.
  const normal = normalOf(index, shrink);
  const other =
    along === 0 ? normalOf(index - 1, shrink) : along === 1 ? normalOf(index + 1, shrink) : { x: 0, y: 0 };
  const left =
    (longitude - from.x) * shrink * (normal.x + other.x) + (latitude - from.y) * (normal.y + other.y) > 0;
  return { km: Math.sqrt(square) * kmPerDegree, zone: left ? from.zone : indiaZone };
}

/** Returns the unit vector to the left of a segment; none beyond the ends. */
function normalOf(index: number, shrink: number): { x: number; y: number } {
  const [a, b] = [vertices[index], vertices[index + 1]];
  if (!a || !b) return { x: 0, y: 0 };
  const [dx, dy] = [(b.x - a.x) * shrink, b.y - a.y];
  const length = Math.hypot(dx, dy);
  return { x: -dy / length, y: dx / length };
}
