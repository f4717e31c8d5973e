import type { Point } from '../svg/geometry.ts';
import { round1 } from '../svg/numbers.ts';
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

/** The shapes the twelve houses have. */
type HouseForm = 'diamond' | 'sideTriangle' | 'levelTriangle';

/** One of the twelve fixed places of the chart. */
interface House {
  form: HouseForm;
  /** The middle of what is written in it. */
  centre: Point;
  /** The position of its sign number, by the inner corner. */
  signAt: Point;
}

/** The houses from the first, at the top, anticlockwise. */
const HOUSES: readonly House[] = [
  { form: 'diamond', centre: [200, 96], signAt: [200, 181] },
  { form: 'levelTriangle', centre: [100, 40], signAt: [100, 89] },
  { form: 'sideTriangle', centre: [42, 100], signAt: [80, 105] },
  { form: 'diamond', centre: [100, 198], signAt: [178, 205] },
  { form: 'sideTriangle', centre: [42, 300], signAt: [80, 305] },
  { form: 'levelTriangle', centre: [100, 362], signAt: [100, 320] },
  { form: 'diamond', centre: [200, 302], signAt: [200, 229] },
  { form: 'levelTriangle', centre: [300, 362], signAt: [300, 320] },
  { form: 'sideTriangle', centre: [358, 300], signAt: [320, 305] },
  { form: 'diamond', centre: [300, 198], signAt: [222, 205] },
  { form: 'sideTriangle', centre: [358, 100], signAt: [320, 105] },
  { form: 'levelTriangle', centre: [300, 40], signAt: [300, 89] },
];

/** The corners of each house, clockwise. */
const AREAS: readonly ChartArea[] = [
  [
    [200, 4],
    [298, 102],
    [200, 200],
    [102, 102],
  ],
  [
    [4, 4],
    [102, 4],
    [200, 4],
    [102, 102],
  ],
  [
    [4, 4],
    [102, 102],
    [4, 200],
    [4, 102],
  ],
  [
    [102, 102],
    [200, 200],
    [102, 298],
    [4, 200],
  ],
  [
    [4, 200],
    [102, 298],
    [4, 396],
    [4, 298],
  ],
  [
    [102, 298],
    [200, 396],
    [102, 396],
    [4, 396],
  ],
  [
    [200, 200],
    [298, 298],
    [200, 396],
    [102, 298],
  ],
  [
    [298, 298],
    [396, 396],
    [298, 396],
    [200, 396],
  ],
  [
    [396, 200],
    [396, 298],
    [396, 396],
    [298, 298],
  ],
  [
    [298, 102],
    [396, 200],
    [298, 298],
    [200, 200],
  ],
  [
    [396, 4],
    [396, 102],
    [396, 200],
    [298, 102],
  ],
  [
    [298, 4],
    [396, 4],
    [298, 102],
    [200, 4],
  ],
];

const SHAPES: readonly ChartShape[] = [
  outerSquare('ground'),
  {
    type: 'polyline',
    role: 'ascendant',
    closed: true,
    points: [
      [200, 4],
      [298, 102],
      [200, 200],
      [102, 102],
    ],
  },
  {
    type: 'polyline',
    role: 'line',
    closed: false,
    points: [
      [4, 4],
      [396, 396],
    ],
  },
  {
    type: 'polyline',
    role: 'line',
    closed: false,
    points: [
      [396, 4],
      [4, 396],
    ],
  },
  {
    type: 'polyline',
    role: 'line',
    closed: true,
    points: [
      [200, 4],
      [396, 200],
      [200, 396],
      [4, 200],
    ],
  },
  outerSquare('frame'),
];

/** Distance between the lines of a house that holds few bodies; Hindi letters are taller. */
const LINE_STEP: Record<ChartLanguage, number> = { en: 21, hi: 25 };
const CROWDED_STEP = 21;
const CROWDED_DIAMOND_STEP = 23;

function isInUpperHalf({ centre }: House): boolean {
  return centre[1] < 200;
}

function isInLeftHalf({ centre }: House): boolean {
  return centre[0] < 200;
}

/** Base points for up to three lines with degrees. */
function roomyPlaces(house: House, context: { count: number; language: ChartLanguage }): Point[] {
  const { count, language } = context;
  const step = LINE_STEP[language];
  const [x, y] = house.centre;
  if (house.form === 'levelTriangle' && count > 1) {
    // two side by side along the wide edge, the third towards the point
    const inwards = isInUpperHalf(house) ? 1 : -1;
    return Array.from({ length: count }, (_, i): Point => {
      const row = Math.floor(i / 2);
      const inRow = Math.min(2, count - row * 2);
      return [x + ((i % 2) - (inRow - 1) / 2) * 52, y - 4 + row * step * inwards];
    });
  }
  const top = y - ((count - 1) * step) / 2 + 6;
  return Array.from({ length: count }, (_, i): Point => [x, top + i * step]);
}

/** Returns the number of bodies in each row of a crowded house, first row first. */
function crowdedRows(form: HouseForm, count: number): readonly number[] {
  if (form === 'diamond') {
    const perRow = count > 6 ? 3 : 2;
    return Array.from({ length: Math.ceil(count / perRow) }, (_, row) =>
      Math.min(perRow, count - row * perRow),
    );
  }
  // rows that follow the slope of the triangle, for four bodies up to eight: Rahu and Ketu always stand
  // opposite each other and the ascendant is in the first house, so no triangle ever holds more
  const rows: Record<Exclude<HouseForm, 'diamond'>, readonly (readonly number[])[]> = {
    sideTriangle: [
      [2, 2],
      [1, 2, 2],
      [2, 2, 2],
      [1, 2, 2, 2],
      [1, 2, 2, 2, 1],
    ],
    levelTriangle: [
      [3, 1],
      [3, 2],
      [3, 2, 1],
      [4, 2, 1],
      [4, 3, 1],
    ],
  };
  return rows[form][Math.min(count, 8) - 4] ?? [];
}

/** The base line of row `row` of a crowded house. */
function crowdedRowY(house: House, place: { row: number; rows: number }): number {
  const fromMiddle = place.row - (place.rows - 1) / 2;
  if (house.form === 'diamond') return house.centre[1] + 5 + fromMiddle * CROWDED_DIAMOND_STEP;
  if (house.form === 'sideTriangle') return house.centre[1] + 6 + fromMiddle * CROWDED_STEP;
  return isInUpperHalf(house) ? 27 + place.row * CROWDED_STEP : 385 - place.row * CROWDED_STEP;
}

/** Base points for four or more names without degrees. */
function crowdedPlaces(house: House, count: number): Point[] {
  const rows = crowdedRows(house.form, count);
  const diamondStep = count > 6 ? 38 : 44;
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, column): Point => {
      const y = crowdedRowY(house, { row, rows: rows.length });
      // side triangles are widest at the frame: their columns count from there
      if (house.form === 'sideTriangle')
        return [isInLeftHalf(house) ? 23 + column * 34 : 377 - column * 34, y];
      const step = house.form === 'diamond' ? diamondStep : 34;
      return [house.centre[0] + (column - (inRow - 1) / 2) * step, y];
    }),
  );
}

function houseTexts(
  house: House,
  content: { bodies: readonly Placement[]; language: ChartLanguage },
): ChartText[] {
  const { bodies, language } = content;
  const isCrowded = bodies.length > MOST_WITH_DEGREES;
  const places = isCrowded
    ? crowdedPlaces(house, bodies.length)
    : roomyPlaces(house, { count: bodies.length, language });
  return places.flatMap(([x, y], i): ChartText[] => {
    const placement = bodies[i];
    if (!placement) return [];
    const runs = isCrowded ? shortRuns(placement, language) : fullRuns(placement, { language, gap: 2 });
    return [{ x: round1(x), y: round1(y), anchor: 'middle', runs, body: placement.body }];
  });
}

/**
 * Lays out a North Indian chart: the houses are fixed, the first at the top and the others anticlockwise, and each
 * carries the number of its sign. Throws a RangeError for a sign or house outside 1 to 12.
 */
export function layoutNorth(data: ChartData, language: ChartLanguage = 'en'): ChartLayout {
  assertChart(data);
  const texts = HOUSES.flatMap((house, i): ChartText[] => {
    const number = i + 1;
    const sign: ChartText = {
      x: house.signAt[0],
      y: house.signAt[1],
      anchor: 'middle',
      runs: [{ role: 'sign', text: String(signOfHouse(number, data.ascendantSign)), gap: 0 }],
    };
    const bodies = data.placements.filter((placement) => placement.house === number);
    return [sign, ...houseTexts(house, { bodies, language })];
  });
  return { shapes: SHAPES, texts, areas: AREAS };
}
