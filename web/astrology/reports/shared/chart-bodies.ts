import type { ChartBody } from '#art/kundli/chart.ts';

/** The id of the lagna in the API. */
export const ASCENDANT = 100;

/** The lagna and the grahas by their ids in the API. */
export const bodies: Readonly<Record<number, ChartBody>> = {
  0: 'Sun',
  1: 'Moon',
  2: 'Mercury',
  3: 'Venus',
  4: 'Mars',
  5: 'Jupiter',
  6: 'Saturn',
  [ASCENDANT]: 'Ascendant',
  101: 'Rahu',
  102: 'Ketu',
};

const ids = new Map(Object.entries(bodies).map(([id, body]) => [body, Number(id)]));

/** Returns a graha's id in the API; null for the lagna, which is a point. */
export const grahaIdOf = (body: ChartBody): number | null => {
  const id = ids.get(body);
  return id === undefined || id === ASCENDANT ? null : id;
};
