import { Canvas } from '@react-pdf/renderer';
import {
  CHART_LETTERING,
  CHART_SIZE,
  type ChartBody,
  type ChartData,
  type ChartLayout,
  type ChartShape,
  type ChartShapeRole,
  type ChartText,
  type ChartTextRole,
  layoutNorth,
  layoutSouth,
  type Placement,
} from '#art/index.ts';
import type { PlanetData, PointData, ChartData as ReportChart } from '#contract/astrology/reports/data.ts';
import type { Lang } from '#languages/list.ts';
import { widthOf } from '../fonts/text-runs.ts';
import { usePdfMeta } from './document-page.tsx';
import { type Pen, write } from './pen.ts';
import { GRAHA_INK, INK } from './theme.ts';

/** The ids of the grahas and the ascendant on the wire, with their names in drawings. */
const BODIES: Readonly<Record<number, ChartBody>> = {
  0: 'Sun',
  1: 'Moon',
  2: 'Mercury',
  3: 'Venus',
  4: 'Mars',
  5: 'Jupiter',
  6: 'Saturn',
  100: 'Ascendant',
  101: 'Rahu',
  102: 'Ketu',
};

function bodyOf(id: number): ChartBody | null {
  return BODIES[id] ?? null;
}

/** Returns a graha's colour by its id on the wire; the default for the ascendant. */
export function bodyInk(id: number): string {
  const body = bodyOf(id);
  return body && body !== 'Ascendant' ? GRAHA_INK[body] : INK.ink;
}

/** Details of the bodies beyond their houses. Without them a chart shows no degrees. */
export interface ChartDetails {
  lagna: PointData;
  planets: readonly PlanetData[];
}

function placementOf(id: number, house: number, details: ChartDetails | undefined): Placement[] {
  const body = bodyOf(id);
  if (!body) return [];
  const planet = details?.planets.find((one) => one.id === id);
  const point = planet ?? (id === 100 ? details?.lagna : undefined);
  // The nodes are always retrograde, so they are not marked.
  const retrograde = planet?.retrograde && body !== 'Rahu' && body !== 'Ketu';
  return [{ body, house, degree: point && Math.floor(point.degree), retrograde }];
}

/** Converts a report's chart for drawing. Only the rasi chart shows degrees. */
export function drawableChart(chart: ReportChart, details?: ChartDetails): ChartData {
  const ascendantSign = (chart.houses.find(({ house }) => house === 1)?.sign ?? 0) + 1;
  const placements = chart.houses.flatMap(({ house, planets }) => {
    const ids = house === 1 ? [100, ...planets.filter((id) => id !== 100)] : planets;
    return ids.flatMap((id) => placementOf(id, house, details));
  });
  return { ascendantSign, placements };
}

const FILLS: Record<ChartShapeRole, string | null> = {
  ground: INK.surface,
  ascendant: INK.haldiSoft,
  cell: null,
  line: null,
  frame: null,
};

const STROKES: Record<ChartShapeRole, { colour: string; width: number } | null> = {
  ground: null,
  ascendant: { colour: INK.lineStrong, width: 1.2 },
  cell: { colour: INK.lineStrong, width: 1.2 },
  line: { colour: INK.lineStrong, width: 1.2 },
  frame: { colour: INK.ink, width: 2 },
};

const LETTER_INK: Record<ChartTextRole, string> = {
  sign: INK.ink3,
  body: INK.ink,
  degree: INK.ink2,
  retrograde: INK.manik,
  title: INK.ink,
};

function drawShape(pen: Pen, item: ChartShape): void {
  const trace = () => {
    if (item.type === 'rect') pen.roundedRect(item.x, item.y, item.width, item.height, item.rounding);
    else pen.path(`M${item.points.map((point) => point.join(' ')).join('L')}${item.closed ? 'Z' : ''}`);
  };
  const fill = FILLS[item.role];
  const stroke = STROKES[item.role];
  if (fill) {
    trace();
    pen.fill(fill);
  }
  if (stroke) {
    trace();
    pen.lineWidth(stroke.width).stroke(stroke.colour);
  }
}

const letteringOf = (role: ChartTextRole) => {
  const { size, weight } = CHART_LETTERING[role];
  return {
    family: role === 'title' ? 'display' : 'text',
    size,
    weight: weight >= 500 && role !== 'title' ? 600 : 400,
  } as const;
};

function drawText(pen: Pen, { x, y, anchor, runs }: ChartText): void {
  const width = runs.reduce((sum, run) => sum + run.gap + widthOf(run.text, letteringOf(run.role)), 0);
  let at = x - { start: 0, middle: width / 2, end: width }[anchor];
  for (const { role, text, gap } of runs)
    at = write(pen, text, { x: at + gap, y, lettering: letteringOf(role), colour: LETTER_INK[role] });
}

function drawChart(pen: Pen, { shapes, texts }: ChartLayout, size: number): void {
  const unit = size / CHART_SIZE;
  pen.save().scale(unit);
  for (const item of shapes) drawShape(pen, item);
  for (const item of texts) drawText(pen, item);
  pen.restore();
}

interface ChartProps {
  data: ChartData;
  /** Width and height, in points. */
  size: number;
}

const paintOf = (layout: (lang: Lang) => ChartLayout, lang: Lang, size: number) => (pen: Pen) => {
  drawChart(pen, layout(lang), size);
  return null;
};

/** A North Indian chart. */
export function NorthChart({ data, size }: ChartProps) {
  const { lang } = usePdfMeta();
  const paint = paintOf((language) => layoutNorth(data, language), lang, size);
  return <Canvas style={{ width: size, height: size }} paint={paint} />;
}

/** A South Indian chart with its name in the middle. */
export function SouthChart({ data, size, title }: ChartProps & { title: string }) {
  const { lang } = usePdfMeta();
  const paint = paintOf((language) => layoutSouth(data, { language, title }), lang, size);
  return <Canvas style={{ width: size, height: size }} paint={paint} />;
}
