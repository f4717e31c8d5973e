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

/** Options of a South Indian chart. */
export interface SouthOptions {
  /** English by default. */
  language?: ChartLanguage;
  /** The name of the chart in its middle; Rasi by default. */
  title?: string;
  /** A line under the title; none by default. */
  subtitle?: string;
}

/** A sign's fixed cell in the ring: column and row from the upper left, and its name as written. */
interface SignCell {
  column: number;
  row: number;
  en: string;
  hi: string;
}

/** The signs from Aries, clockwise from the second cell of the top row. */
const CELLS: readonly SignCell[] = [
  { column: 1, row: 0, en: 'Ari', hi: 'मेष' },
  { column: 2, row: 0, en: 'Tau', hi: 'वृषभ' },
  { column: 3, row: 0, en: 'Gem', hi: 'मिथुन' },
  { column: 3, row: 1, en: 'Can', hi: 'कर्क' },
  { column: 3, row: 2, en: 'Leo', hi: 'सिंह' },
  { column: 3, row: 3, en: 'Vir', hi: 'कन्या' },
  { column: 2, row: 3, en: 'Lib', hi: 'तुला' },
  { column: 1, row: 3, en: 'Sco', hi: 'वृश्चिक' },
  { column: 0, row: 3, en: 'Sag', hi: 'धनु' },
  { column: 0, row: 2, en: 'Cap', hi: 'मकर' },
  { column: 0, row: 1, en: 'Aqu', hi: 'कुंभ' },
  { column: 0, row: 0, en: 'Pis', hi: 'मीन' },
];

const CELL_SIZE = 98;
const DEFAULT_TITLE: Record<ChartLanguage, string> = { en: 'Rasi', hi: 'राशि' };

/** A cell with its upper left corner in the chart. */
interface PlacedCell extends SignCell {
  sign: number;
  x: number;
  y: number;
}

const PLACED_CELLS: readonly PlacedCell[] = CELLS.map((cell, i) => ({
  ...cell,
  sign: i + 1,
  x: 4 + cell.column * CELL_SIZE,
  y: 4 + cell.row * CELL_SIZE,
}));

function cellShapes({ sign, x, y }: PlacedCell, ascendantSign: number): ChartShape[] {
  const isAscendant = sign === ascendantSign;
  const square: ChartShape = {
    type: 'rect',
    role: isAscendant ? 'ascendant' : 'cell',
    x,
    y,
    width: CELL_SIZE,
    height: CELL_SIZE,
    rounding: 0,
  };
  if (!isAscendant) return [square];
  const corner: ChartShape = {
    type: 'polyline',
    role: 'line',
    closed: false,
    points: [
      [x, y + 24],
      [x + 24, y],
    ],
  };
  return [square, corner];
}

/** Up to three lines with degrees, or two columns of names. */
function bodyTexts(
  cell: PlacedCell,
  content: { bodies: readonly Placement[]; language: ChartLanguage },
): ChartText[] {
  const { bodies, language } = content;
  if (bodies.length <= MOST_WITH_DEGREES) {
    return bodies.map((placement, i) => ({
      x: cell.x + 12,
      y: cell.y + 42 + i * 20,
      anchor: 'start',
      runs: fullRuns(placement, { language, gap: 3 }),
      body: placement.body,
    }));
  }
  const usualStep = language === 'hi' ? 24 : 21;
  const step = bodies.length > 6 ? 17 : usualStep;
  return bodies.map((placement, i) => ({
    x: cell.x + 12 + (i % 2) * 44,
    y: cell.y + (language === 'hi' ? 39 : 40) + Math.floor(i / 2) * step,
    anchor: 'start',
    runs: shortRuns(placement, language),
    body: placement.body,
  }));
}

function middleTexts({ language = 'en', title, subtitle }: SouthOptions): ChartText[] {
  const heading: ChartText = {
    x: 200,
    y: 196,
    anchor: 'middle',
    runs: [{ role: 'title', text: title ?? DEFAULT_TITLE[language], gap: 0 }],
  };
  if (!subtitle) return [heading];
  return [heading, { x: 200, y: 218, anchor: 'middle', runs: [{ role: 'degree', text: subtitle, gap: 0 }] }];
}

/**
 * Draws a South Indian chart: the signs are fixed in a ring, Aries second in the top row and the others clockwise;
 * the ascendant's cell is tinted and its corner is cut off by a line. Throws a RangeError for a sign or house
 * outside 1 to 12.
 */
export function layoutSouth(data: ChartData, options: SouthOptions = {}): ChartLayout {
  assertChart(data);
  const { language = 'en' } = options;
  const shapes: ChartShape[] = [
    outerSquare('ground'),
    ...PLACED_CELLS.flatMap((cell) => cellShapes(cell, data.ascendantSign)),
    {
      type: 'polyline',
      role: 'line',
      closed: true,
      points: [
        [102, 102],
        [298, 102],
        [298, 298],
        [102, 298],
      ],
    },
    outerSquare('frame'),
  ];
  const cellTexts = PLACED_CELLS.flatMap((cell): ChartText[] => {
    const name: ChartText = {
      x: cell.x + 92,
      y: cell.y + 17,
      anchor: 'end',
      runs: [{ role: 'sign', text: cell[language], gap: 0 }],
    };
    const bodies = data.placements.filter(
      (placement) => signOfHouse(placement.house, data.ascendantSign) === cell.sign,
    );
    return [name, ...bodyTexts(cell, { bodies, language })];
  });
  const areas = Array.from({ length: 12 }, (_, i): ChartArea => {
    const { x, y } = PLACED_CELLS[signOfHouse(i + 1, data.ascendantSign) - 1] ?? { x: 0, y: 0 };
    const [right, bottom] = [x + CELL_SIZE, y + CELL_SIZE];
    return [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
  });
  return { shapes, texts: [...cellTexts, ...middleTexts(options)], areas };
}
