import sharp from 'sharp';
import { devanagariNumber } from '../../art/lines/devanagari-digits.ts';
import { circlePath, lotusPetals } from '../../art/lines/rings.ts';
import { SRI_REACH, sriYantraPath } from '../../art/lines/sri-yantra.ts';
import { writtenLines } from './letters.ts';
import { rupeeFace } from './rupee-face.ts';

/** Rows of numbers of a magic square. */
export type Square = readonly (readonly number[])[];

/**
 * A drawing that is cut into a metal: the Sri Yantra, squares of numbers, alone or in a ring of lotus petals, a lotus,
 * or a birth chart of the north with the numbers of its signs, the first being `lagna`. `points` leaves the middle of
 * each cell free for what is cast there, with the number below it. `words` are lines of letters, one below the other.
 * `note` is a pattern as bank notes have, upright and half as wide as high; it is no note of any country.
 */
export type Drawing =
  | { kind: 'sri'; frame?: boolean }
  | { kind: 'square'; rows: Square; petals?: number; ganesha?: boolean }
  | { kind: 'squares'; rows: readonly Square[] }
  | { kind: 'points'; rows: Square }
  | { kind: 'lotus'; petals: number }
  | { kind: 'words'; lines: readonly string[] }
  | { kind: 'note' }
  | { kind: 'chart'; lagna: number };

/** Side of a drawing in pixels: twice the picture, so that a line keeps its edge. */
const PIXELS = 2400;

const stroke = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/**
 * Ganesha's seed syllable, gam, as Tiro Devanagari Hindi draws it (SIL Open Font License 1.1), in thousandths of the
 * letter size, y upwards: its outline, and the middle of it.
 */
const GAM = {
  d: 'M611 545H494L496 -10H486L407 41L411 545H225L227 195Q227 170 204 170Q188 170 162 186Q137 202 112 226Q87 251 70 278Q53 304 53 324Q53 333 59 340Q65 347 78 347H142L143 545H6L-28 610V620H577L611 555ZM452 828 522 758 452 690 383 758Z',
  middle: [292, 400],
} as const;

/** A square of numbers of half side `half` around the origin. */
function numberSquare(
  rows: Square,
  half: number,
  { isGaneshas = false, pen = 0.022 }: { isGaneshas?: boolean | undefined; pen?: number } = {},
): string {
  const cell = (half * 2) / rows.length;
  const lines = Array.from({ length: rows.length + 1 }, (_, i) => {
    const place = -half + i * cell;
    return `M${-half} ${place}H${half}M${place} ${-half}V${half}`;
  });
  const figures = rows.flatMap((values, row) =>
    values.map((value, column) => {
      if (isGaneshas && row === 1 && column === 1) {
        const size = cell / 1150;
        return `<path transform="scale(${size} ${-size}) translate(${-GAM.middle[0]} ${-GAM.middle[1]})" d="${GAM.d}"/>`;
      }
      return devanagariNumber({
        value,
        centre: -half + (column + 0.5) * cell,
        baseline: -half + (row + 0.5) * cell + cell * 0.15,
        size: cell * 0.58,
      });
    }),
  );
  return `${stroke(lines.join(''), half * pen)}<g fill="#fff" stroke="#fff" stroke-width="${(pen - 0.022) * half}">${figures.join('')}</g>`;
}

/** Nine cells with a small number at the foot of each. */
function numberedPoints(rows: Square): string {
  const cell = 0.57;
  const figures = rows.flatMap((values, row) =>
    values.map((value, column) =>
      devanagariNumber({
        value,
        centre: (column - 1) * cell,
        baseline: (row - 1) * cell + cell * 0.42,
        size: cell * 0.22,
      }),
    ),
  );
  const frame = stroke('M-.87 -.87H.87V.87H-.87Z', 0.012);
  return `${frame}<g fill="#fff" stroke="#fff" stroke-width=".006">${figures.join('')}</g>`;
}

/** An open lotus: three rings of petals about its seeds. */
function lotusFlower(petals: number): string {
  const rings = [
    { inner: 0.5, outer: 0.9, turn: 0 },
    { inner: 0.28, outer: 0.62, turn: 180 / petals },
    { inner: 0.14, outer: 0.36, turn: 0 },
  ];
  const drawn = rings.map(
    ({ inner, outer, turn }) =>
      `<g transform="rotate(${turn})">${stroke(lotusPetals({ count: petals, inner, outer }), 0.018)}</g>`,
  );
  return `${drawn.join('')}${stroke(circlePath(0.12), 0.016)}<circle r=".03" fill="#fff"/>`;
}

/** Middles of the twelve houses of a chart of the north, from the first against the clock, y downwards. */
const HOUSES: readonly (readonly [number, number])[] = [
  [0, -0.16],
  [-0.43, -0.6],
  [-0.6, -0.43],
  [-0.16, 0],
  [-0.6, 0.43],
  [-0.43, 0.6],
  [0, 0.16],
  [0.43, 0.6],
  [0.6, 0.43],
  [0.16, 0],
  [0.6, -0.43],
  [0.43, -0.6],
];

/** A chart of the north: a square, its diagonals, the square between the middles of its sides, the sign of each house. */
function northChart(lagna: number): string {
  const lines = 'M-.86 -.86H.86V.86H-.86ZM-.86 -.86L.86 .86M.86 -.86L-.86 .86M0 -.86L.86 0L0 .86L-.86 0Z';
  const signs = HOUSES.map(([x, y], house) =>
    devanagariNumber({ value: ((lagna - 1 + house) % 12) + 1, centre: x, baseline: y + 0.055, size: 0.17 }),
  );
  return `${stroke(lines, 0.014)}<g fill="#fff">${signs.join('')}</g>${stroke('M-.93 -.93H.93V.93H-.93Z', 0.008)}`;
}

/** A rosette of fine lines about the origin: what a point draws on a wheel that turns within a wheel. */
function rosette(radius: number, { loops, depth }: { loops: number; depth: number }): string {
  const points = Array.from({ length: loops * 60 + 1 }, (_, i) => {
    const angle = (i / (loops * 60)) * 2 * Math.PI;
    const reach = radius * (1 - depth * (0.5 + 0.5 * Math.cos(loops * angle)));
    return `${(reach * Math.cos(angle)).toFixed(4)} ${(reach * Math.sin(angle)).toFixed(4)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The pattern of a note: frames, a band of waves at each end, rosettes, and the number ten. */
function notePattern(): string {
  const waves = Array.from({ length: 9 }, (_, row) => {
    const points = Array.from({ length: 61 }, (_, i) => {
      const x = -0.42 + (i / 60) * 0.84;
      return `${x.toFixed(3)} ${(0.72 + row * 0.018 + 0.022 * Math.sin(i * 0.55 + row * 0.5)).toFixed(4)}`;
    });
    return `M${points.join('L')}`;
  }).join('');
  const flowers = [0.36, 0.3, 0.24, 0.18]
    .map((radius, i) => rosette(radius, { loops: 12 + i * 4, depth: 0.3 }))
    .join('');
  const ten = (x: number, y: number, size: number): string =>
    devanagariNumber({ value: 10, centre: x, baseline: y, size });
  return [
    stroke('M-.485 -.975H.485V.975H-.485Z', 0.012),
    stroke('M-.455 -.945H.455V.945H-.455Z', 0.004),
    stroke(waves, 0.004),
    `<g transform="scale(1 -1)">${stroke(waves, 0.004)}</g>`,
    stroke(flowers, 0.005),
    ...[-0.55, 0.55].map(
      (y) =>
        `<g transform="translate(0 ${y})">${stroke(rosette(0.11, { loops: 16, depth: 0.4 }), 0.004)}</g>`,
    ),
    `<circle r=".12"/><g fill="#fff">${ten(0, 0.055, 0.17)}${ten(-0.33, -0.55, 0.13)}${ten(0.33, 0.62, 0.13)}</g>`,
  ].join('');
}

/** The lines of a drawing in white, in a box from -1 to 1. */
async function linesOf(drawing: Drawing): Promise<string> {
  if (drawing.kind === 'sri') {
    const scale = 0.93 / SRI_REACH;
    const frame = drawing.frame ? stroke('M-.955 -.955H.955V.955H-.955Z', 0.007) : '';
    return `<g transform="scale(${scale})">${stroke(sriYantraPath(), 0.026)}<circle cy=".016" r=".035" fill="#fff"/></g>${frame}`;
  }
  if (drawing.kind === 'squares') {
    const side = Math.sqrt(drawing.rows.length);
    const step = 1.8 / side;
    return drawing.rows
      .map((rows, i) => {
        const [x, y] = [(i % side) - (side - 1) / 2, Math.floor(i / side) - (side - 1) / 2];
        return `<g transform="translate(${x * step} ${y * step})">${numberSquare(rows, step * 0.42, { pen: 0.045 })}</g>`;
      })
      .join('');
  }
  if (drawing.kind === 'lotus') return lotusFlower(drawing.petals);
  if (drawing.kind === 'chart') return northChart(drawing.lagna);
  if (drawing.kind === 'note') return notePattern();
  if (drawing.kind === 'words') return await writtenLines(drawing.lines);
  if (drawing.kind === 'points') return numberedPoints(drawing.rows);
  if (!drawing.petals)
    return (
      numberSquare(drawing.rows, 0.72, { isGaneshas: drawing.ganesha }) +
      stroke('M-.82 -.82H.82V.82H-.82Z', 0.012)
    );
  return [
    numberSquare(drawing.rows, 0.36),
    stroke(circlePath(0.56), 0.009),
    `<g transform="scale(.86)">${stroke(lotusPetals({ count: drawing.petals, inner: 0.68, outer: 1 }), 0.012)}</g>`,
    stroke(circlePath(0.89), 0.008),
    stroke('M-.93 -.93H.93V.93H-.93Z', 0.01),
  ].join('');
}

/**
 * Returns a drawing as a grey picture, white where metal is cut, with slightly sloping sides. The lines are those of
 * `art/`, so that drawing and picture never disagree. `rupee` is the face of the one-rupee coin.
 */
export async function drawn(drawing: Drawing | 'rupee'): Promise<Buffer> {
  const lines = drawing === 'rupee' ? rupeeFace() : await linesOf(drawing);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="-1 -1 2 2"><rect x="-1" y="-1" width="2" height="2"/>${lines}</svg>`;
  return sharp(Buffer.from(svg)).blur(1.6).greyscale().png().toBuffer();
}
