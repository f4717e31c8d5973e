import type { ChartLayout } from '#art/kundli/chart.ts';
import type { SkyMonths } from '#contract/astrology/reports/sky-months.ts';

/** The grahas that stand long enough in a sign for a line of months: Sun, Mars, Jupiter, Saturn and the nodes. */
export const SLOW = [0, 4, 5, 6, 101, 102] as const;

/** A month as a number: 12 times the year, and January 0. */
export type Month = number;

/** Returns the month of an instant (UTC ms). */
export const monthAt = (instant: number): Month => {
  const date = new Date(instant);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Returns the instant of a month that the sky is computed for: noon UTC on the first, in ms. */
export const instantOf = (month: Month): number => Date.UTC(Math.floor(month / 12), month % 12, 1, 12);

/** Returns the first year of the decade of a month. */
export const decadeOf = (month: Month): number => Math.floor(month / 120) * 10;

/** Returns the house (1 to 12 from the lagna's sign, 0 to 11) of each slow graha in a month. */
export function housesAt({ grahas }: SkyMonths, { month, lagna }: { month: Month; lagna: number }) {
  return SLOW.flatMap((id) => {
    const degrees = grahas.find((one) => one.id === id)?.longitudes[month % 120];
    return degrees === undefined ? [] : [{ id, house: ((Math.floor(degrees / 30) - lagna + 12) % 12) + 1 }];
  });
}

type Spot = { x: number; y: number; along: 'x' | 'y' };

const sides = [
  { axis: 1, at: 4, out: -12, along: 'x' },
  { axis: 1, at: 396, out: 24, along: 'x' },
  { axis: 0, at: 4, out: -16, along: 'y' },
  { axis: 0, at: 396, out: 16, along: 'y' },
] as const;

/**
 * Returns the place outside the frame that belongs to each house, and the direction in which what stands there is lined
 * up: the middle of the longest side, or the corner, where the house meets the frame.
 */
export function placesOutside({ areas }: Pick<ChartLayout, 'areas'>): Spot[] {
  return areas.map((area) => {
    const meetings = sides.map((side) => {
      const free = area
        .filter((point) => point[side.axis] === side.at)
        .map((point) => point[1 - side.axis] ?? 0);
      const middle = (Math.min(...free) + Math.max(...free)) / 2;
      return { side, length: free.length > 0 ? Math.max(...free) - Math.min(...free) : -1, middle };
    });
    const { side, middle } = meetings.reduce((best, one) => (one.length > best.length ? one : best));
    const out = side.at + side.out;
    return side.along === 'x' ? { x: middle, y: out, along: 'x' } : { x: out, y: middle + 5, along: 'y' };
  });
}

/** Returns where each graha is drawn, in chart units: side by side, or one above the other, at its house's place. */
export function spotsOf(layout: Pick<ChartLayout, 'areas'>, found: readonly { id: number; house: number }[]) {
  const places = placesOutside(layout);
  return found.flatMap(({ id, house }) => {
    const place = places[house - 1];
    if (!place) return [];
    const together = found.filter((one) => one.house === house);
    const shift = together.findIndex((one) => one.id === id) - (together.length - 1) / 2;
    return place.along === 'x'
      ? [{ id, x: place.x + shift * 22, y: place.y }]
      : [{ id, x: place.x, y: place.y + shift * 19 }];
  });
}
