import type { Planar } from './geometry.ts';
import { round1 } from './numbers.ts';

/**
 * Attributes of an SVG element. Names are written in camel case and come out as SVG spells them
 * (`strokeWidth` becomes `stroke-width`); undefined ones are left out; numbers keep at most four decimals.
 */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Makes a text safe inside an XML attribute. */
function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/**
 * Formats `value` as SVG reads it, in the fewest characters: `.5` for 0.5. Throws a RangeError when it is not finite.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be drawn`);
  return String(Math.round(value * 10_000) / 10_000).replace(/^(-?)0\./, '$1.');
}

/** SVG spells most attributes with hyphens; this one is in camel case itself. */
function svgName(name: string): string {
  return name === 'viewBox' ? name : name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function formatAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => {
      const written = typeof value === 'number' ? formatNumber(value) : escapeXml(value);
      return ` ${svgName(name)}="${written}"`;
    })
    .join('');
}

/** Returns an element without content, such as a path or a circle. */
export function shape(name: string, attributes: Attributes): string {
  return `<${name}${formatAttributes(attributes)}/>`;
}

/** Returns a `<g>` around `children`, which is markup already. */
export function group(attributes: Attributes, children: string): string {
  return `<g${formatAttributes(attributes)}>${children}</g>`;
}

/** Returns an element of any `name` around `children`, which is markup already. */
export function element(name: string, content: { attributes: Attributes; children: string }): string {
  return `<${name}${formatAttributes(content.attributes)}>${content.children}</${name}>`;
}

/** Formats `point` for path data, to one decimal. */
export function at(point: Planar): string {
  return `${formatNumber(round1(point[0]))} ${formatNumber(round1(point[1]))}`;
}

/**
 * Returns the path data of the straight lines through `points`. Numbers after those of an `M` mean lines,
 * so no `L` is spent on them.
 */
export function polyline(points: readonly Planar[]): string {
  return `M${points.map(at).join(' ')}`;
}

/** Returns the path data of the closed shape through `points`. */
export function polygon(points: readonly Planar[]): string {
  return `${polyline(points)}Z`;
}
