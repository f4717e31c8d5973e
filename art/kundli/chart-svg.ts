import { element, escapeXml, shape, text } from '../svg/markup.ts';
import {
  CHART_SIZE,
  type ChartData,
  type ChartLanguage,
  type ChartLayout,
  type ChartRun,
  type ChartShape,
  type ChartShapeRole,
  type ChartText,
  type ChartTextRole,
} from './chart.ts';
import { layoutNorth } from './north.ts';
import { layoutSouth, type SouthOptions } from './south.ts';

/** Options of a North Indian chart as SVG. */
export interface NorthSvgOptions {
  /** English by default. */
  language?: ChartLanguage;
  /** The text for screen readers: one full sentence with the placements. */
  label?: string;
}

/** Options of a South Indian chart as SVG. */
export interface SouthSvgOptions extends SouthOptions {
  /** The text for screen readers: one full sentence with the placements. */
  label?: string;
}

/** The classes by which the style sheet colours areas and lines. */
const SHAPE_CLASSES: Record<ChartShapeRole, string> = {
  ground: 'k-bg',
  ascendant: 'k-h1',
  cell: 'k-c',
  line: 'k-l',
  frame: 'k-f',
};

/** The classes by which the style sheet letters texts. */
const TEXT_CLASSES: Record<ChartTextRole, string> = {
  sign: 'k-n',
  body: 'k-p',
  degree: 'k-d',
  retrograde: 'k-d k-r',
  title: 'k-t',
};

const DEFAULT_LABELS = {
  north: { en: 'North Indian birth chart', hi: 'उत्तर भारतीय जन्म कुंडली' },
  south: { en: 'South Indian birth chart', hi: 'दक्षिण भारतीय जन्म कुंडली' },
} as const;

function shapeMarkup(item: ChartShape): string {
  const className = SHAPE_CLASSES[item.role];
  if (item.type === 'rect') {
    const { x, y, width, height, rounding } = item;
    return shape('rect', { class: className, x, y, width, height, rx: rounding || undefined });
  }
  const d = `M${item.points.map((point) => point.join(' ')).join(' ')}${item.closed ? 'Z' : ''}`;
  return shape('path', { class: className, d });
}

function runMarkup({ role, text: words, gap }: ChartRun): string {
  return element('tspan', {
    attributes: { class: TEXT_CLASSES[role], dx: gap || undefined },
    children: escapeXml(words),
  });
}

function textMarkup({ x, y, anchor, runs }: ChartText): string {
  const [first, ...rest] = runs;
  if (!first) return '';
  const attributes = {
    class: TEXT_CLASSES[first.role],
    x,
    y,
    textAnchor: anchor === 'start' ? undefined : anchor,
  };
  if (rest.length === 0) return text(attributes, first.text);
  return element('text', { attributes, children: escapeXml(first.text) + rest.map(runMarkup).join('') });
}

function chartMarkup(layout: ChartLayout, label: string): string {
  return element('svg', {
    attributes: {
      class: 'kundli',
      viewBox: `0 0 ${CHART_SIZE} ${CHART_SIZE}`,
      role: 'img',
      'aria-label': label,
    },
    children: layout.shapes.map(shapeMarkup).join('') + layout.texts.map(textMarkup).join(''),
  });
}

/** A North Indian chart as an inline SVG, coloured by the style sheet. Errors as `layoutNorth`. */
export function kundliNorth(data: ChartData, options: NorthSvgOptions = {}): string {
  const { language = 'en', label = DEFAULT_LABELS.north[language] } = options;
  return chartMarkup(layoutNorth(data, language), label);
}

/** A South Indian chart as an inline SVG, coloured by the style sheet. Errors as `layoutSouth`. */
export function kundliSouth(data: ChartData, options: SouthSvgOptions = {}): string {
  const { language = 'en', label = DEFAULT_LABELS.south[language] } = options;
  return chartMarkup(layoutSouth(data, options), label);
}
