import { clamp, cycle } from './numbers.ts';

/** A colour as `#rrggbb`. */
export type HexColour = string;

function channels(colour: HexColour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function toHex(rgb: readonly number[]): HexColour {
  const digits = rgb.map((value) => clamp(Math.round(value), [0, 255]).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/**
 * Returns the colour at `position` (0 to 1, clamped to that range) on an even ramp through `stops`, two or more colours
 * from dark to light.
 */
export function ramp(stops: readonly HexColour[], position: number): HexColour {
  // just short of 1, so that there is always a next stop to blend with
  const place = clamp(position, [0, 0.9999]) * (stops.length - 1);
  const index = Math.floor(place);
  const blend = place - index;
  const next = channels(cycle(stops, index + 1));
  return toHex(channels(cycle(stops, index)).map((value, i) => value + (cycle(next, i) - value) * blend));
}
