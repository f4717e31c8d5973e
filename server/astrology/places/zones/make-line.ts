/**
 * Writes line.gen.json: the line between the clock of India and those of its neighbours, from the map of Natural Earth
 * (public domain), as the package world-atlas (ISC) has it. The map follows the practice on the ground, such as the
 * line of control in Kashmir.
 *
 *     npm pack world-atlas@2.0.2 && tar xf world-atlas-2.0.2.tgz package/countries-10m.json
 *     node server/astrology/places/zones/make-line.ts package/countries-10m.json
 *     npx biome format --write server/astrology/places/zones
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Line } from './line.ts';

type Step = [number, number];
type Nested = number | Nested[];
/** The part of TopoJSON that is used: outlines are made of numbered arcs, which neighbours share; ~n is arc n reversed. */
type Topology = {
  transform: { scale: Step; translate: Step };
  arcs: Step[][];
  objects: { countries: { geometries: { properties: { name: string }; arcs: Nested[] }[] } };
};
type Piece = { zone: string; points: Step[] };

/** The glacier is a country of its own on the map; its clock is India's. */
const indian = new Set(['India', 'Siachen Glacier']);
const zones: Record<string, string> = {
  Bangladesh: 'Asia/Dhaka',
  Bhutan: 'Asia/Thimphu',
  China: 'Asia/Shanghai',
  Myanmar: 'Asia/Yangon',
  Nepal: 'Asia/Kathmandu',
  Pakistan: 'Asia/Karachi',
};

/** Returns the points of an arc in thousandths of a degree: longitude, latitude. Equal neighbours are one. */
function pointsOf({ arcs, transform: { scale, translate } }: Topology, index: number): Step[] {
  let [x, y] = [0, 0];
  const points = (arcs[index] ?? []).map(([dx, dy]): Step => {
    x += dx;
    y += dy;
    return [
      Math.round((x * scale[0] + translate[0]) * 1000),
      Math.round((y * scale[1] + translate[1]) * 1000),
    ];
  });
  return points.filter((point, at) => `${point}` !== `${points[at - 1]}`);
}

/** Returns the arcs that India shares with a neighbour, in the direction in which India's outline uses them. */
function sharedArcs(map: Topology): Piece[] {
  const { geometries } = map.objects.countries;
  const arcsOf = (arcs: Nested): number[] => (typeof arcs === 'number' ? [arcs] : arcs.flatMap(arcsOf));
  const owners = new Map<number, string>();
  for (const { properties, arcs } of geometries) {
    if (indian.has(properties.name)) continue;
    for (const arc of arcsOf(arcs)) owners.set(arc < 0 ? ~arc : arc, properties.name);
  }
  const ours = geometries
    .filter(({ properties }) => indian.has(properties.name))
    .flatMap(({ arcs }) => arcsOf(arcs));
  return ours.flatMap((arc): Piece[] => {
    const index = arc < 0 ? ~arc : arc;
    const zone = zones[owners.get(index) ?? ''];
    if (!zone) return [];
    const points = pointsOf(map, index);
    return [{ zone, points: arc < 0 ? points.reverse() : points }];
  });
}

/** Joins the pieces end to end, from the Arabian Sea to the Bay of Bengal. Throws if that leaves one over. */
function joined(pieces: Piece[]): Piece[] {
  const begins = new Map(pieces.map((piece) => [`${piece.points[0]}`, piece]));
  const ends = new Set(pieces.map(({ points }) => `${points.at(-1)}`));
  const line: Piece[] = [];
  let next = pieces.find(({ points }) => !ends.has(`${points[0]}`));
  while (next) {
    line.push(next);
    next = begins.get(`${next.points.at(-1)}`);
  }
  if (line.length !== pieces.length) throw new Error('the pieces of the line do not join');
  return line;
}

const [file = 'countries-10m.json'] = process.argv.slice(2);
const pieces = joined(sharedArcs(JSON.parse(readFileSync(file, 'utf8')) as Topology));
const line: Line = {
  source: 'Natural Earth 1:10m, world-atlas 2.0.2',
  pieces: pieces.map(({ zone, points }) => ({ zone, points: points.flat() })),
};
writeFileSync(new URL('line.gen.json', import.meta.url), `${JSON.stringify(line)}\n`);
