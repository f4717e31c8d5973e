/**
 * Rising and setting of the Sun and the Moon. Between its lowest and its highest point a body only climbs, so the
 * horizon is crossed there once or not at all: that is decided first, then the crossing is found between the two.
 */
import { checkPlace, type Place } from '../errors.ts';
import { DAY } from '../time/julian-date.ts';
import { aboveHorizon, altitudeAt, type Horizon } from './horizon.ts';
import type { Luminary } from './luminaries.ts';

/** The options of a search for a rising or setting: body, place and first instant. */
export interface RiseSetOptions {
  body: Luminary;
  place: Place;
  /** UTC ms; the answer is the first event at or after it. */
  from: number;
  /** UTC ms; no event at or after it is given. Without it: 25 hours on for the Sun, 30 for the Moon. */
  until?: number;
  /** Without it: disc centre for the Sun (the Hindu sunrise), upper limb for the Moon. */
  horizon?: Horizon;
}

type Height = (instant: number) => number;

/** Mean time from one upper culmination to the next, ms. */
const CIRCUIT = { Sun: DAY, Moon: DAY * 1.03505 };
/** Half the width of the parabola that finds the turning point, ms. */
const PROBE = 20 * 60_000;

/**
 * Returns the first rising at or after `from`, UTC ms; null when there is none in
 * the time searched (polar day or night).
 */
export function nextRise(options: RiseSetOptions): number | null {
  return nextCrossing(options, 'rise');
}

/** Returns the first setting at or after `from`, UTC ms; null when there is none in the time searched. */
export function nextSet(options: RiseSetOptions): number | null {
  return nextCrossing(options, 'set');
}

function nextCrossing(options: RiseSetOptions, event: 'rise' | 'set'): number | null {
  const { body, from } = options;
  const place = checkPlace(options.place);
  const horizon = options.horizon ?? (body === 'Sun' ? 'centre' : 'upper-limb');
  const until = options.until ?? from + (body === 'Sun' ? 25 : 30) * 3_600_000;
  const height: Height = (instant) => aboveHorizon(body, horizon, altitudeAt(body, instant, place));

  // A climb starts at the lower culmination (hour angle 180), a descent at the upper one (0).
  const startAngle = event === 'rise' ? 180 : 0;
  const circuit = CIRCUIT[body];
  const { hourAngle } = altitudeAt(body, from, place);
  const sinceStart = (((hourAngle - startAngle + 720) % 360) / 360) * circuit;
  for (let start = from - sinceStart; start < until; start += circuit) {
    const sign = event === 'rise' ? 1 : -1;
    // The culminations are near enough to the turning points, except where the body only grazes the horizon.
    const crossing =
      crossingBetween({ height, a: start, b: start + circuit / 2, sign }) ??
      crossingBetween({
        height,
        a: turningPoint(height, start),
        b: turningPoint(height, start + circuit / 2),
        sign,
      });
    if (crossing !== null && crossing >= from && crossing < until) return crossing;
  }
  return null;
}

/** Where the height is extreme near a guess: vertex of the parabola through three points, twice. */
function turningPoint(height: Height, guess: number): number {
  let time = guess;
  for (let i = 0; i < 2; i++) {
    const [before, here, after] = [height(time - PROBE), height(time), height(time + PROBE)];
    const bend = before - 2 * here + after;
    const step = bend === 0 ? 0 : (PROBE / 2) * ((before - after) / bend);
    time += Math.max(-4 * PROBE, Math.min(4 * PROBE, step));
  }
  return time;
}

interface Search {
  height: Height;
  a: number;
  b: number;
  /** 1 for a climb, -1 for a descent. */
  sign: 1 | -1;
}

/** The zero of `sign * height` rising from `a` to `b` (regula falsi, Illinois variant), to 5 ms; null if none. */
function crossingBetween({ height, a, b, sign }: Search): number | null {
  let [low, high] = [a, b];
  let [lowHeight, highHeight] = [sign * height(low), sign * height(high)];
  if (!(lowHeight < 0 && highHeight >= 0)) return null;
  let last = 0;
  for (let i = 0; i < 60 && high - low > 5; i++) {
    const middle = low + ((high - low) * -lowHeight) / (highHeight - lowHeight);
    const value = sign * height(middle);
    if (Math.abs(value) < 1e-8) return middle;
    if (value < 0) {
      [low, lowHeight] = [middle, value];
      if (last < 0) highHeight /= 2;
    } else {
      [high, highHeight] = [middle, value];
      if (last > 0) lowHeight /= 2;
    }
    last = value;
  }
  return (low + high) / 2;
}
