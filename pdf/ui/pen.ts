import { FEATURES, type Lettering, type OpenFont, runsOf } from '../fonts/text-runs.ts';

/** The canvas calls of the PDF library that we use. Units are points, y grows downwards. */
export interface Pen {
  save(): Pen;
  restore(): Pen;
  translate(x: number, y: number): Pen;
  scale(x: number, y?: number): Pen;
  rotate(degrees: number): Pen;
  path(data: string): Pen;
  rect(x: number, y: number, width: number, height: number): Pen;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Pen;
  circle(x: number, y: number, radius: number): Pen;
  moveTo(x: number, y: number): Pen;
  lineTo(x: number, y: number): Pen;
  lineWidth(width: number): Pen;
  lineCap(cap: string): Pen;
  lineJoin(join: string): Pen;
  dash(length: number, options?: { space: number }): Pen;
  fill(colour?: string): Pen;
  stroke(colour?: string): Pen;
  fillAndStroke(fill: string, stroke: string): Pen;
  fillOpacity(share: number): Pen;
  strokeOpacity(share: number): Pen;
  fillColor(colour: string): Pen;
  clip(): Pen;
  font(font: OpenFont, size: number): Pen;
  fontSize(size: number): Pen;
  text(text: string, x: number, y: number, options: object): Pen;
}

/** Position and style of a line of text. */
export interface TextPlace {
  x: number;
  /** Baseline. */
  y: number;
  lettering: Lettering;
  colour: string;
  /** The part of the text that is at `x`. Default: start. */
  align?: 'start' | 'middle' | 'end';
}

/** Writes one line. Returns the x of its end. */
export function write(
  pen: Pen,
  text: string,
  { x, y, lettering, colour, align = 'start' }: TextPlace,
): number {
  const runs = runsOf(text, lettering);
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  let at = x - { start: 0, middle: width / 2, end: width }[align];
  for (const run of runs) {
    pen
      .font(run.font, lettering.size)
      .fillColor(colour)
      .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
    at += run.width;
  }
  return at;
}

/** Draws a straight line. */
export function rule(
  pen: Pen,
  line: { from: [number, number]; to: [number, number]; colour: string; width?: number },
): void {
  pen
    .lineWidth(line.width ?? 0.6)
    .moveTo(...line.from)
    .lineTo(...line.to)
    .stroke(line.colour);
}
