/**
 * Saturn, Jupiter and Rahu through the signs of the twelve months after a day. They do not depend on a birth, so the
 * years of a few days and ayanamsas are cached.
 */
import { type AyanamsaId, type Graha, siderealPositions } from '#jyotish';

/** The grahas whose transits a year is read from. */
export const SLOW = ['Saturn', 'Jupiter', 'Rahu'] as const;
/** A graha whose transit is read. */
export type Slow = (typeof SLOW)[number];

/** A stay in a sign; UTC ms. */
export interface Stay {
  sign: number;
  start: number;
  end: number;
}

/** The year of one graha. */
export interface SlowYear {
  /** Stays in order, cut at both ends of the year. */
  stays: Stay[];
  /** The first spell of retrograde motion; undefined if there is none, and for Rahu. UTC ms. */
  backward: { start: number; end: number } | undefined;
  /** Sidereal degrees at every step. */
  longitudes: number[];
}

/** Twelve months of the sky. */
export interface SkyYear {
  start: number;
  end: number;
  years: Record<Slow, SlowYear>;
  /** Signs of the nine grahas at the start. */
  signs: Record<Graha, number>;
}

const DAY = 86_400_000;
/** Saturn and Jupiter move less than half a degree in a step. */
const STEP = 2 * DAY;
const STEPS = 183;
const CACHED = 12;

const cache = new Map<string, SkyYear>();

/** Returns the twelve months from the day (UTC) of an instant on. */
export function skyYear(at: number, ayanamsa: AyanamsaId): SkyYear {
  const start = Math.floor(at / DAY) * DAY;
  const key = `${ayanamsa}:${start}`;
  const found = cache.get(key);
  if (found) return found;
  const year = computeYear(start, ayanamsa);
  const [oldest] = cache.keys();
  if (cache.size >= CACHED && oldest) cache.delete(oldest);
  cache.set(key, year);
  return year;
}

const signOf = (longitude: number): number => Math.floor(longitude / 30) % 12;

function computeYear(start: number, ayanamsa: AyanamsaId): SkyYear {
  const positionsAt = (instant: number) => siderealPositions({ instant, ayanamsa }).positions;
  const steps = Array.from({ length: STEPS + 1 }, (_, index) => positionsAt(start + index * STEP));
  const [first = positionsAt(start)] = steps;
  const signs = Object.fromEntries(
    Object.entries(first).map(([graha, { longitude }]) => [graha, signOf(longitude)]),
  ) as Record<Graha, number>;
  const yearOf = (graha: Slow): SlowYear => ({
    stays: staysOf(graha, { start, steps: steps.map((step) => signOf(step[graha].longitude)), positionsAt }),
    backward:
      graha === 'Rahu'
        ? undefined
        : backwardOf(
            steps.map((step) => step[graha].retrograde),
            start,
          ),
    longitudes: steps.map((step) => step[graha].longitude),
  });
  const years = Object.fromEntries(SLOW.map((graha) => [graha, yearOf(graha)])) as Record<Slow, SlowYear>;
  return { start, end: start + STEPS * STEP, years, signs };
}

type PositionsAt = (instant: number) => Record<Graha, { longitude: number }>;

function staysOf(
  graha: Slow,
  { start, steps, positionsAt }: { start: number; steps: readonly number[]; positionsAt: PositionsAt },
): Stay[] {
  const stays: Stay[] = [];
  let from = start;
  for (const [index, sign] of steps.entries()) {
    const before = steps[index - 1] ?? sign;
    if (sign === before) continue;
    let [low, high] = [start + (index - 1) * STEP, start + index * STEP];
    while (high - low > 3_600_000) {
      const middle = (low + high) / 2;
      if (signOf(positionsAt(middle)[graha].longitude) === before) low = middle;
      else high = middle;
    }
    stays.push({ sign: before, start: from, end: high });
    from = high;
  }
  stays.push({ sign: steps.at(-1) ?? 0, start: from, end: start + STEPS * STEP });
  return stays;
}

function backwardOf(retrograde: readonly boolean[], start: number): SlowYear['backward'] {
  const first = retrograde.indexOf(true);
  if (first < 0) return undefined;
  const after = retrograde.indexOf(false, first);
  return { start: start + first * STEP, end: start + (after < 0 ? STEPS : after) * STEP };
}

/** Returns the days (UTC ms) on which a slow graha crosses a longitude (degrees) within the year, at most three. */
export function crossingsOf(year: SkyYear, graha: Slow, longitude: number): number[] {
  const { longitudes } = year.years[graha];
  const distance = (index: number) =>
    (((((longitudes[index] ?? 0) - longitude + 540) % 360) + 360) % 360) - 180;
  return longitudes.flatMap((_, index) => {
    if (index === 0) return [];
    const [a, b] = [distance(index - 1), distance(index)];
    // A change of sign on the far side of the zodiac is no crossing.
    if (a * b > 0 || Math.abs(a) > 5) return [];
    return [year.start + (index - 1 + a / (a - b)) * STEP];
  });
}
