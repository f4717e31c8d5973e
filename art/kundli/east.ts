import type { Point } from '../svg/geometry.ts';
import {
  assertChart,
  type ChartArea,
  type ChartData,
  type ChartLanguage,
  type ChartLayout,
  type ChartShape,
  type ChartText,
  fullRuns,
  MOST_WITH_DEGREES,
  outerSquare,
  type Placement,
  shortRuns,
  signOfHouse,
} from './chart.ts';

/** The lines that part the square into nine. */
const [NEAR, LEFT, RIGHT, FAR] = [4, 134, 266, 396] as const;

/**
 * A sign's fixed place: its corners clockwise, and the position of its number. Rows of bodies begin at `edge` and follow
 * one another from `first` by a step in the direction `onwards`.
 */
interface SignPlace {
  area: ChartArea;
  signAt: Point;
  rows: { few: readonly number[]; many: readonly number[] };
  from: 'left' | 'right';
  edge: number;
  first: number;
  onwards: 1 | -1;
}

/** Distance between rows; six bodies or fewer have more room. */
const [STEP, CLOSE_STEP] = [21, 17] as const;
const FEW = 6;

const clockwise = (corners: readonly Point[]): ChartArea => {
  const middle = [0, 1].map((axis) => corners.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / 4);
  const angle = ([x, y]: Point) => Math.atan2(y - (middle[1] ?? 0), x - (middle[0] ?? 0));
  return corners.toSorted((one, other) => angle(one) - angle(other)) as unknown as ChartArea;
};

/** Turns the base line of a row upside down: its letters are from 13 above to 1 below. */
const mirrored = (line: number): number => 412 - line;

/** A place in a corner: the triangle along the level side of the frame, or along its upright side. */
function corner(at: { right: boolean; lower: boolean; level: boolean }): SignPlace {
  const { right, lower, level } = at;
  const [outerX, innerX] = right ? [FAR, RIGHT] : [NEAR, LEFT];
  const [outerY, innerY] = lower ? [FAR, RIGHT] : [NEAR, LEFT];
  const third: Point = level ? [innerX, outerY] : [outerX, innerY];
  // Rows start at the upright side of the triangle and end at its slope, the longest first.
  const edgeOf = (inset: number) => (level ? innerX : outerX) + (level === right ? inset : -inset);
  const [first, sign] = level ? [21, 112] : [128, 40];
  return {
    area: clockwise([
      [outerX, outerY],
      third,
      [innerX, innerY],
      [(outerX + innerX) / 2, (outerY + innerY) / 2],
    ]),
    signAt: [edgeOf(9), lower ? 410 - sign : sign],
    rows: { few: [3, 2, 1], many: [3, 2, 2, 1] },
    from: level === right ? 'left' : 'right',
    edge: edgeOf(6),
    // The vowel signs of Hindi reach below the line: the lowest row keeps away from the frame.
    first: lower ? mirrored(first) - (level ? 3 : 0) : first,
    onwards: level === lower ? -1 : 1,
  };
}

/** A square in the middle of a side. */
function side([x, y]: Point, [right, bottom]: Point): SignPlace {
  return {
    area: clockwise([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]),
    signAt: [right - 13, y + 18],
    rows: { few: [3, 3], many: [3, 3, 2] },
    from: 'left',
    edge: x + 14,
    first: y + 44,
    onwards: 1,
  };
}

/** The signs from Aries in the middle of the top, anticlockwise. */
const PLACES: readonly SignPlace[] = [
  side([LEFT, NEAR], [RIGHT, LEFT]),
  corner({ right: false, lower: false, level: true }),
  corner({ right: false, lower: false, level: false }),
  side([NEAR, LEFT], [LEFT, RIGHT]),
  corner({ right: false, lower: true, level: false }),
  corner({ right: false, lower: true, level: true }),
  side([LEFT, RIGHT], [RIGHT, FAR]),
  corner({ right: true, lower: true, level: true }),
  corner({ right: true, lower: true, level: false }),
  side([RIGHT, LEFT], [FAR, RIGHT]),
  corner({ right: true, lower: false, level: false }),
  corner({ right: true, lower: false, level: true }),
];

/** The width of a column of names without degrees. */
const COLUMN = 34;

/** Up to three lines with degrees, or rows of names. */
function bodyTexts(
  { rows, from, edge, first, onwards }: SignPlace,
  { bodies, language }: { bodies: readonly Placement[]; language: ChartLanguage },
): ChartText[] {
  const anchor = from === 'left' ? 'start' : 'end';
  const column = from === 'left' ? COLUMN : -COLUMN;
  const isRoomy = bodies.length <= MOST_WITH_DEGREES;
  const isCrowded = bodies.length > FEW;
  const step = (isCrowded ? CLOSE_STEP : STEP) * onwards;
  const spots = (isRoomy ? [1, 1, 1] : isCrowded ? rows.many : rows.few).flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Point => [edge + i * column, first + row * step]),
  );
  return bodies.flatMap((placement, i): ChartText[] => {
    const spot = spots[i];
    if (!spot) return [];
    const runs = isRoomy ? fullRuns(placement, { language, gap: 2 }) : shortRuns(placement, language);
    return [{ x: spot[0], y: spot[1], anchor, runs, body: placement.body }];
  });
}

const line = (...points: Point[]): ChartShape => ({ type: 'polyline', role: 'line', closed: false, points });

const LINES: readonly ChartShape[] = [
  ...[LEFT, RIGHT].flatMap((at) => [line([at, NEAR], [at, FAR]), line([NEAR, at], [FAR, at])]),
  line([NEAR, NEAR], [LEFT, LEFT]),
  line([FAR, NEAR], [RIGHT, LEFT]),
  line([NEAR, FAR], [LEFT, RIGHT]),
  line([FAR, FAR], [RIGHT, RIGHT]),
];

/**
 * Lays out an East Indian chart: the signs are fixed around an empty middle, Aries at the top and the others
 * anticlockwise; the rising sign's place is tinted. Throws a RangeError for a sign or house outside 1 to 12.
 */
export function layoutEast(data: ChartData, language: ChartLanguage = 'en'): ChartLayout {
  assertChart(data);
  const placeOf = (house: number) => PLACES[signOfHouse(house, data.ascendantSign) - 1] as SignPlace;
  const houses = Array.from({ length: 12 }, (_, i) => ({ house: i + 1, place: placeOf(i + 1) }));
  const texts = houses.flatMap(({ house, place }): ChartText[] => {
    const sign = String(signOfHouse(house, data.ascendantSign));
    return [
      {
        x: place.signAt[0],
        y: place.signAt[1],
        anchor: 'middle',
        runs: [{ role: 'sign', text: sign, gap: 0 }],
      },
      ...bodyTexts(place, {
        bodies: data.placements.filter((placement) => placement.house === house),
        language,
      }),
    ];
  });
  return {
    shapes: [
      outerSquare('ground'),
      { type: 'polyline', role: 'ascendant', closed: true, points: placeOf(1).area },
      ...LINES,
      outerSquare('frame'),
    ],
    texts,
    areas: houses.map(({ place }) => place.area),
  };
}
