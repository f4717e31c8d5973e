import { Canvas, View } from '@react-pdf/renderer';
import type { Lettering } from '../fonts/text-runs.ts';
import { shorten } from '../fonts/text-runs.ts';
import { type Pen, rule, write } from './pen.ts';
import { INK, MEASURE } from './theme.ts';

/** One column of a table. */
export interface Column {
  head: string;
  /** Width relative to the other columns. */
  share: number;
  /** Figures align to the end, words to the start (default). */
  align?: 'start' | 'middle' | 'end';
  /** Semi-bold, for names. */
  strong?: boolean;
}

/** A cell: its text, or text with its own colour or a second line below. */
export type Cell = string | { text: string; colour?: string; strong?: boolean; under?: string };

/** A row: its cells, and its emphasis. */
export type Row = readonly Cell[] | { cells: readonly Cell[]; tone?: 'now' | 'sum' };

interface TableProps {
  columns: readonly Column[];
  rows: readonly Row[];
  /** Width in points. Default: the whole text width. */
  width?: number;
  /** Height of a row in points. */
  rowHeight?: number;
  /** Font size in points. */
  size?: number;
  /** No heading row. */
  bare?: boolean;
}

const PADDING = 5;

const partsOf = (cell: Cell | undefined) =>
  typeof cell === 'string' || cell === undefined ? { text: cell ?? '' } : cell;

function edgesOf(columns: readonly Column[], width: number): number[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let at = 0;
  return columns.map(({ share }) => {
    const edge = at;
    at += (share / whole) * width;
    return edge;
  });
}

interface Line {
  columns: readonly Column[];
  cells: readonly Cell[];
  width: number;
  height: number;
  size: number;
  colour?: string;
  weight?: 400 | 600;
}

function drawCells(
  pen: Pen,
  { columns, cells, width, height, size, colour = INK.ink, weight = 400 }: Line,
): void {
  const edges = edgesOf(columns, width);
  columns.forEach((column, i) => {
    const from = edges[i] ?? 0;
    const to = edges[i + 1] ?? width;
    const cell = partsOf(cells[i]);
    const lettering: Lettering = {
      family: 'text',
      size,
      weight: column.strong || cell.strong || weight === 600 ? 600 : 400,
    };
    const { align = 'start' } = column;
    const x = { start: from + PADDING, middle: (from + to) / 2, end: to - PADDING }[align];
    const room = to - from - 2 * PADDING;
    const middle = height / 2 + size * 0.34;
    const text = shorten(cell.text, room, lettering);
    write(pen, text, {
      x,
      y: cell.under ? middle - size * 0.62 : middle,
      lettering,
      colour: cell.colour ?? colour,
      align,
    });
    if (!cell.under) return;
    const small: Lettering = { family: 'text', size: size - 1.2 };
    const under = shorten(cell.under, room, small);
    write(pen, under, { x, y: middle + size * 0.72, lettering: small, colour: INK.ink3, align });
  });
}

function drawRow(pen: Pen, line: Line & { tone?: 'now' | 'sum' }): null {
  const { width, height, tone } = line;
  if (tone) pen.roundedRect(0, 0.4, width, height - 0.8, 2).fill(tone === 'now' ? INK.haldiSoft : INK.tile);
  drawCells(pen, { ...line, weight: tone ? 600 : 400 });
  rule(pen, { from: [0, height], to: [width, height], colour: INK.line });
  return null;
}

function drawHead(pen: Pen, line: Line): null {
  const { width, height } = line;
  drawCells(pen, { ...line, colour: INK.ink3 });
  rule(pen, { from: [0, height - 0.4], to: [width, height - 0.4], colour: INK.lineStrong, width: 0.8 });
  return null;
}

/** A table whose rows never break across pages. Its heading repeats at the top of each page. */
export function Table({
  columns,
  rows,
  width = MEASURE,
  rowHeight = 19,
  size = 9,
  bare = false,
}: TableProps) {
  const heads = columns.map(({ head }) => head);
  const headLine = { columns: columns.map((column) => ({ ...column, strong: false })), cells: heads };
  return (
    <View style={{ width }}>
      {bare ? null : (
        <Canvas
          fixed
          style={{ width, height: rowHeight }}
          paint={(pen) => drawHead(pen, { ...headLine, width, height: rowHeight, size: size - 0.6 })}
        />
      )}
      {rows.map((row, i) => {
        const { cells, tone } = 'cells' in row ? row : { cells: row, tone: undefined };
        const paint = (pen: Pen) => drawRow(pen, { columns, cells, width, height: rowHeight, size, tone });
        // biome-ignore lint/suspicious/noArrayIndexKey: a document renders once, its rows never move
        return <Canvas key={i} style={{ width, height: rowHeight }} paint={paint} />;
      })}
    </View>
  );
}
