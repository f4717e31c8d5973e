import type { AlmanacSky } from '#contract/astrology/almanac/endpoints.ts';

/** The size of the drawing, and the height of its horizon. */
export const SKY = { width: 800, height: 400, horizon: 312 } as const;

/** The margin of the zenith, and the widest hour angle that is drawn, in degrees. */
const TOP = 34;
const WIDEST = 125;

/** A light in the drawing: its point and its altitude in degrees. */
export type Light = { x: number; y: number; altitude: number };

/** The lights of an instant. `elongation`: degrees from the Sun to the Moon, 0 to 360. */
export type Lights = { sun: Light; moon: Light; elongation: number };

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Interpolates two angles of a circle over the shorter way, in degrees. */
const turn = (a: number, b: number, share: number): number =>
  a + (((((b - a + 540) % 360) + 360) % 360) - 180) * share;

/** Returns where a direction is drawn. Seen from the north one looks south, with the east at the left. */
function pointOf(altitude: number, hourAngle: number, south: boolean): Light {
  const west = Math.max(-1, Math.min(1, (((hourAngle + 540) % 360) - 180) / WIDEST));
  return {
    x: SKY.width / 2 + (south ? -west : west) * (SKY.width / 2 - 30),
    y: SKY.horizon - (altitude / 90) * (SKY.horizon - TOP),
    altitude,
  };
}

/** Returns Sun and Moon at an instant (UTC ms), interpolated. Before and after the day of `sky` its ends. */
export function lightsAt(sky: AlmanacSky, instant: number, latitude: number): Lights {
  const steps = sky.sun.length - 1;
  const at = Math.max(0, Math.min(steps, (instant - Date.parse(sky.from)) / (sky.step * 60_000)));
  const index = Math.min(steps - 1, Math.floor(at));
  const share = at - index;
  const light = (way: AlmanacSky['sun']): Light => {
    const [altitude = 0, hourAngle = 0] = way[index] ?? [];
    const [nextAltitude = altitude, nextHourAngle = hourAngle] = way[index + 1] ?? [];
    return pointOf(
      between(altitude, nextAltitude, share),
      turn(hourAngle, nextHourAngle, share),
      latitude < 0,
    );
  };
  const elongation = (turn(sky.elongation[0], sky.elongation[1], at / steps) + 360) % 360;
  return { sun: light(sky.sun), moon: light(sky.moon), elongation };
}

/** Returns the lit share of the Moon's disc in percent, at an angle from the Sun in degrees. */
export const litPercent = (elongation: number): number =>
  Math.round(50 * (1 - Math.cos((elongation * Math.PI) / 180)));

/** The colours of the sky by the altitude of the Sun: at the zenith, half way down, and at the horizon. */
const colours: readonly (readonly [number, string, string, string])[] = [
  [-18, '#0b0a20', '#17143a', '#2b2049'],
  [-9, '#191a46', '#41305f', '#8d4d66'],
  [-3, '#2f3f7c', '#a9658a', '#f0975c'],
  [2, '#5080b6', '#e3b291', '#fbd088'],
  [10, '#4a90cf', '#9cc7e6', '#fdeac4'],
  [45, '#3c8bd4', '#84bee9', '#d8edf6'],
];

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Returns the three colours of the sky at an altitude of the Sun, from the zenith down. */
export function skyColours(altitude: number): string[] {
  const after = colours.findIndex(([from]) => from > altitude);
  const upper = colours[after < 0 ? colours.length - 1 : after];
  const lower = colours[after < 0 ? colours.length - 1 : Math.max(0, after - 1)];
  if (!upper || !lower) return [];
  const share = upper === lower ? 0 : (altitude - lower[0]) / (upper[0] - lower[0]);
  return ([1, 2, 3] as const).map((stop) => {
    const [a, b] = [channels(lower[stop]), channels(upper[stop])];
    return `rgb(${a.map((value, i) => Math.round(between(value, b[i] ?? value, Math.max(0, share)))).join(' ')})`;
  });
}

/** Returns how much of the stars is seen at an altitude of the Sun, 0 to 1. */
export const starlight = (altitude: number): number =>
  Number(Math.max(0, Math.min(1, (-altitude - 6) / 9)).toFixed(2));
