import type { Point } from '../svg/geometry.ts';

/** A graha, or the ascendant, as named in chart data. */
export type ChartBody = keyof typeof SHORT_NAMES;

/** Languages a chart can be lettered in. Digits are Latin in both. */
export type ChartLanguage = 'en' | 'hi';

/** The position of one graha, or of the ascendant. */
export interface Placement {
  body: ChartBody;
  /** 1 to 12, counted from the ascendant. */
  house: number;
  /** Whole degrees within the sign. Without them no degree is written. */
  degree?: number;
  retrograde?: boolean;
}

/** The content of a chart. */
export interface ChartData {
  /** The sign rising, 1 (Aries) to 12 (Pisces). */
  ascendantSign: number;
  placements: readonly Placement[];
}

/** The role of an area or line of a chart. It decides the colour. */
export type ChartShapeRole = 'ground' | 'ascendant' | 'cell' | 'line' | 'frame';

/** An area or line of a chart. */
export type ChartShape =
  | {
      type: 'rect';
      role: ChartShapeRole;
      x: number;
      y: number;
      width: number;
      height: number;
      rounding: number;
    }
  | { type: 'polyline'; role: ChartShapeRole; points: readonly Point[]; closed: boolean };

/** The role of a word of a chart. It decides the lettering: see CHART_LETTERING. */
export type ChartTextRole = 'sign' | 'body' | 'degree' | 'retrograde' | 'title';

/** A piece of a line of text in one lettering, `gap` units after the piece before it. */
export interface ChartRun {
  role: ChartTextRole;
  text: string;
  gap: number;
}

/** A line of text; `y` is its base line, `anchor` is the end, or the middle, that is at `x`. */
export interface ChartText {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  runs: readonly ChartRun[];
  /** The body that a line about one names. */
  body?: ChartBody;
}

/** A chart as geometry in a box of CHART_SIZE; draw shapes first, then texts, each in order. */
export interface ChartLayout {
  shapes: readonly ChartShape[];
  texts: readonly ChartText[];
  /** The area of each house from the first, clockwise, in every style with the same number of corners. */
  areas: readonly ChartArea[];
}

/** The four corners of a house; of a triangle one is in the middle of a side. */
export type ChartArea = readonly [Point, Point, Point, Point];

/** Width and height of the box a chart is laid out in. */
export const CHART_SIZE = 400;

/**
 * Size in chart units and weight of each lettering. Text never shrinks to fit: crowded houses drop the
 * degrees.
 */
export const CHART_LETTERING: Readonly<Record<ChartTextRole, { size: number; weight: number }>> = {
  sign: { size: 14, weight: 500 },
  body: { size: 18, weight: 600 },
  degree: { size: 13.5, weight: 400 },
  retrograde: { size: 13.5, weight: 600 },
  title: { size: 24, weight: 400 },
};

/** More bodies than this in one house leave no room for degrees. */
export const MOST_WITH_DEGREES = 3;

const SHORT_NAMES = {
  Ascendant: { en: 'As', hi: 'ल' },
  Sun: { en: 'Su', hi: 'सू' },
  Moon: { en: 'Mo', hi: 'चं' },
  Mars: { en: 'Ma', hi: 'मं' },
  Mercury: { en: 'Me', hi: 'बु' },
  Jupiter: { en: 'Ju', hi: 'गु' },
  Venus: { en: 'Ve', hi: 'शु' },
  Saturn: { en: 'Sa', hi: 'श' },
  Rahu: { en: 'Ra', hi: 'रा' },
  Ketu: { en: 'Ke', hi: 'के' },
} as const satisfies Record<string, Record<ChartLanguage, string>>;

/** Every body a chart can show. */
export const CHART_BODIES = Object.keys(SHORT_NAMES) as readonly ChartBody[];

/** Returns the line of `placement` with its degree, `gap` units between name and degree. */
export function fullRuns(placement: Placement, style: { language: ChartLanguage; gap: number }): ChartRun[] {
  const { body, degree, retrograde } = placement;
  const runs: ChartRun[] = [{ role: 'body', text: SHORT_NAMES[body][style.language], gap: 0 }];
  if (degree !== undefined) runs.push({ role: 'degree', text: `${degree}°`, gap: style.gap });
  if (retrograde) runs.push({ role: 'retrograde', text: 'R', gap: degree === undefined ? style.gap : 0 });
  return runs;
}

/** Returns the line of `placement` where there is no room for its degree. */
export function shortRuns(placement: Placement, language: ChartLanguage): ChartRun[] {
  const { body, retrograde } = placement;
  const name: ChartRun = { role: 'body', text: SHORT_NAMES[body][language], gap: 0 };
  return retrograde ? [name, { role: 'retrograde', text: 'R', gap: 1 }] : [name];
}

/** Returns the sign (1 to 12) of `house` when `ascendantSign` rises. */
export function signOfHouse(house: number, ascendantSign: number): number {
  return ((ascendantSign - 1 + house - 1) % 12) + 1;
}

/** Throws a RangeError when a sign or house of `data` is not one of the twelve. */
export function assertChart(data: ChartData): void {
  const isOneOfTwelve = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 12;
  if (!isOneOfTwelve(data.ascendantSign)) throw new RangeError(`There is no sign ${data.ascendantSign}`);
  for (const { body, house } of data.placements) {
    if (!isOneOfTwelve(house)) throw new RangeError(`${body} cannot stand in house ${house}`);
  }
}

/** Returns the rounded square around the whole chart, as its ground or its frame. */
export function outerSquare(role: 'ground' | 'frame'): ChartShape {
  return { type: 'rect', role, x: 4, y: 4, width: CHART_SIZE - 8, height: CHART_SIZE - 8, rounding: 3 };
}
