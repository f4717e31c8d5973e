import {
  CHART_LETTERING,
  CHART_SIZE,
  type ChartLayout,
  type ChartShapeRole,
  type ChartTextRole,
} from '#art/kundli/chart.ts';
import { lotusPetals } from '#art/lines/rings.ts';
import type { PictureWords } from './picture-words.ts';

/** The shapes of a picture: 4:5 for a feed, and a square. */
export type PictureFormat = 'portrait' | 'square';

type Plan = {
  height: number;
  /** Left and top of the chart, and its side. */
  chart: { x: number; y: number; side: number };
  title: { y: number; size: number };
  line: { step: number; size: number };
  brand: { y: number; size: number };
};

/** Width of both formats in pixels, and the room for words in it. */
export const PICTURE_WIDTH = 1080;
const TEXT_WIDTH = 940;

/** The places of everything, in pixels. */
export const PICTURE_PLANS: Record<PictureFormat, Plan> = {
  portrait: {
    height: 1350,
    chart: { x: 130, y: 300, side: 820 },
    title: { y: 150, size: 72 },
    line: { step: 48, size: 34 },
    brand: { y: 1250, size: 46 },
  },
  square: {
    height: 1080,
    chart: { x: 175, y: 200, side: 730 },
    title: { y: 92, size: 54 },
    line: { step: 36, size: 27 },
    brand: { y: 1016, size: 36 },
  },
};

// The colours of the light theme (web/styles/tokens.css): a picture has no theme.
const INK = {
  ground: '#f8c147',
  edge: '#5b3a12',
  surface: '#ffffff',
  ascendant: '#fcecc4',
  line: '#8b7b80',
  ink: '#2b171f',
  ink2: '#5b464e',
  ink3: '#75636a',
  manik: '#a11041',
} as const;

const shapeInks: Record<ChartShapeRole, { fill?: string; stroke?: string; width: number }> = {
  ground: { fill: INK.surface, width: 0 },
  ascendant: { fill: INK.ascendant, stroke: INK.line, width: 1 },
  cell: { stroke: INK.line, width: 1 },
  line: { stroke: INK.line, width: 1.2 },
  frame: { stroke: INK.ink, width: 2 },
};
const textInks: Record<ChartTextRole, string> = {
  sign: INK.ink3,
  body: INK.ink,
  degree: INK.ink2,
  retrograde: INK.manik,
  title: INK.ink,
};

/** The font families of the page in the report's language. */
export type Families = { text: string; display: string };

type Brush = CanvasRenderingContext2D;

type Line = { text: string; y: number; size: number; family: string };

/** Writes lines in the middle, each smaller if it is wider than the room for words. The petals end before the words. */
function writeLines(brush: Brush, lines: readonly Line[]): void {
  brush.textAlign = 'center';
  const fitted = lines.map(({ text, y, size, family }) => {
    brush.font = `400 ${size}px ${family}`;
    const wide = brush.measureText(text).width;
    const fit = Math.min(1, TEXT_WIDTH / wide);
    return {
      text,
      y,
      size: size * fit,
      font: `400 ${Math.floor(size * fit)}px ${family}`,
      width: wide * fit,
    };
  });
  brush.fillStyle = INK.ground;
  for (const { y, size, width } of fitted)
    brush.fillRect(PICTURE_WIDTH / 2 - width / 2 - 28, y - size * 1.05, width + 56, size * 1.5);
  brush.fillStyle = INK.ink;
  for (const { text, y, font } of fitted) {
    brush.font = font;
    brush.fillText(text, PICTURE_WIDTH / 2, y);
  }
}

/** Draws a layout in units of CHART_SIZE. */
function drawChart(brush: Brush, { shapes, texts }: ChartLayout, families: Families): void {
  for (const item of shapes) {
    const path = new Path2D();
    if (item.type === 'rect') path.roundRect(item.x, item.y, item.width, item.height, item.rounding);
    else {
      for (const [x, y] of item.points) path.lineTo(x, y);
      if (item.closed) path.closePath();
    }
    const { fill, stroke, width } = shapeInks[item.role];
    if (fill) {
      brush.fillStyle = fill;
      brush.fill(path);
    }
    if (stroke) {
      brush.strokeStyle = stroke;
      brush.lineWidth = width;
      brush.stroke(path);
    }
  }
  brush.textAlign = 'left';
  for (const { x, y, anchor, runs } of texts) {
    const fontOf = (role: ChartTextRole) =>
      `${CHART_LETTERING[role].weight} ${CHART_LETTERING[role].size}px ${role === 'title' ? families.display : families.text}`;
    const widths = runs.map(({ role, text, gap }) => {
      brush.font = fontOf(role);
      return gap + brush.measureText(text).width;
    });
    const total = widths.reduce((sum, width) => sum + width, 0);
    let at = x - { start: 0, middle: total / 2, end: total }[anchor];
    for (const [i, { role, text, gap }] of runs.entries()) {
      brush.font = fontOf(role);
      brush.fillStyle = textInks[role];
      brush.fillText(text, at + gap, y);
      at += widths[i] ?? 0;
    }
  }
}

/** Paints a chart to share: words, the chart before a ring of petals, the shop's name. The canvas has the format's size. */
export function paintPicture(
  brush: Brush,
  {
    format,
    layout,
    words: { title, lines },
    brand,
    families,
  }: {
    format: PictureFormat;
    layout: ChartLayout;
    words: PictureWords;
    brand: string;
    families: Families;
  },
): void {
  const plan = PICTURE_PLANS[format];
  const { x, y, side } = plan.chart;
  brush.fillStyle = INK.ground;
  brush.fillRect(0, 0, PICTURE_WIDTH, plan.height);
  brush.save();
  brush.translate(x + side / 2, y + side / 2);
  brush.strokeStyle = INK.edge;
  brush.globalAlpha = 0.34;
  brush.lineWidth = 2;
  brush.stroke(new Path2D(lotusPetals({ count: 24, inner: side * 0.6, outer: side * 0.73 })));
  brush.restore();
  brush.save();
  brush.translate(x, y);
  brush.scale(side / CHART_SIZE, side / CHART_SIZE);
  drawChart(brush, layout, families);
  brush.restore();
  // Without lines the title is in the middle of the room above the chart.
  const first = plan.title.y + (lines.length === 0 ? plan.line.step : 0);
  writeLines(brush, [
    { text: title, y: first, size: plan.title.size, family: families.display },
    ...lines.map((text, i) => ({
      text,
      y: first + plan.line.step * (i + 1) + 6,
      size: plan.line.size,
      family: families.text,
    })),
    { text: brand, ...plan.brand, family: families.display },
  ]);
}
