import { type Attributes, element, shape } from './markup.ts';

/** A colour stop: offset 0 to 1, colour, and opacity where it is not 1. */
export type GradientStop = readonly [offset: number, colour: string, opacity?: number];

/**
 * The line along which a linear gradient runs, in the box of the shape it paints: 0,0 is top left, 1,1 bottom
 * right.
 */
export type Axis = readonly [x1: number, y1: number, x2: number, y2: number];

/** The circle a radial gradient fills, in the box of the shape it paints. */
export interface Spot {
  cx: number;
  cy: number;
  r: number;
}

/** Left to right. */
export const ACROSS: Axis = [0, 0, 1, 0];
/** Top to bottom. */
export const DOWN: Axis = [0, 0, 0, 1];
/** Top left to bottom right, the way the light falls. */
export const DIAGONAL: Axis = [0, 0, 1, 1];
/** The circle that just fills the shape. */
export const WHOLE: Spot = { cx: 0.5, cy: 0.5, r: 0.5 };

/**
 * Collects what an SVG keeps in its `<defs>`. Every method returns the reference to use as `fill`, `clipPath`
 * and so on; asking twice for the same definition gives the same reference.
 */
export interface Defs {
  /** A gradient along `axis`. */
  linear(axis: Axis, stops: readonly GradientStop[]): string;
  /** A gradient from the middle of `spot` to its edge. */
  radial(spot: Spot, stops: readonly GradientStop[]): string;
  /** A clip to `outline`, the markup of one shape. */
  clip(outline: string): string;
  /** The blur of a shadow under something that stands clear of the ground. */
  softBlur(): string;
  /** All definitions asked for so far, without the `<defs>` element around them. */
  markup(): string;
}

function stopMarkup([offset, colour, opacity]: GradientStop): string {
  return shape('stop', {
    offset: offset === 0 ? undefined : offset,
    stopColor: colour,
    stopOpacity: opacity,
  });
}

/**
 * Creates an empty collection whose ids all begin with `idPrefix`, so that a page can hold drawings with different
 * prefixes. Throws a RangeError when the prefix cannot begin an XML id.
 */
export function createDefs(idPrefix: string): Defs {
  if (!/^[A-Za-z_][\w-]*$/.test(idPrefix)) throw new RangeError(`"${idPrefix}" cannot begin an id`);
  const ids = new Map<string, string>();
  const written: string[] = [];

  const define = (name: string, content: { attributes: Attributes; children: string }): string => {
    const key = element(name, content);
    const known = ids.get(key);
    if (known) return `url(#${known})`;
    const id = `${idPrefix}-${ids.size}`;
    ids.set(key, id);
    written.push(element(name, { attributes: { id, ...content.attributes }, children: content.children }));
    return `url(#${id})`;
  };

  return {
    linear: ([x1, y1, x2, y2], stops) =>
      define('linearGradient', { attributes: { x1, y1, x2, y2 }, children: stops.map(stopMarkup).join('') }),
    radial: ({ cx, cy, r }, stops) =>
      define('radialGradient', { attributes: { cx, cy, r }, children: stops.map(stopMarkup).join('') }),
    clip: (outline) => define('clipPath', { attributes: {}, children: outline }),
    softBlur: () =>
      define('filter', {
        attributes: { x: '-40%', y: '-40%', width: '180%', height: '180%' },
        children: '<feGaussianBlur stdDeviation="7"/>',
      }),
    markup: () => written.join(''),
  };
}
