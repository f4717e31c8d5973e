import type { ChartData as Drawn } from '#art/kundli/chart.ts';
import type { ChartData, PlanetData, PointData } from '#contract/astrology/reports/data.ts';
import type { Lang } from '#languages/list.ts';
import { ASCENDANT, bodies } from '#web/astrology/reports/shared/chart-bodies.ts';
import { fill, formatList } from '#web/texts/format.ts';

/** The lagna and the nine grahas of a birth: what a chart needs besides its houses. */
export type Points = { lagna: PointData; planets: readonly PlanetData[] };

/** Returns the ids in a house, with the ascendant first in house 1. */
const inHouse = ({ house, planets }: ChartData['houses'][number]): number[] => {
  const others = planets.filter((id) => id !== ASCENDANT);
  return house === 1 ? [ASCENDANT, ...others] : others;
};

/**
 * Converts a chart of the report for `art/kundli`. Only the rasi chart has degrees, since a varga has none of its
 * own.
 */
export function drawnChart(chart: ChartData, { lagna, planets }: Points): Drawn {
  const all = new Map<number, PointData | PlanetData>([lagna, ...planets].map((point) => [point.id, point]));
  const placements = chart.houses.flatMap((house) =>
    inHouse(house).flatMap((id) => {
      const body = bodies[id];
      const point = all.get(id);
      if (!body || !point) return [];
      return {
        body,
        house: house.house,
        degree: chart.division === 1 ? Math.floor(point.degree) : undefined,
        // Rahu and Ketu are always retrograde, so they are not marked.
        retrograde: 'retrograde' in point && point.retrograde && id < ASCENDANT,
      };
    }),
  );
  return { ascendantSign: (chart.houses[0]?.sign ?? 0) + 1, placements };
}

/** Returns the chart as one sentence for each house: "Leo ascendant. Venus in house 2. ..." */
export function chartInWords(
  chart: ChartData,
  { lagna, planets }: Points,
  words: { lang: Lang; title: string; ascendant: string; inHouse: string; signs: readonly string[] },
): string {
  const names = new Map([lagna, ...planets].map(({ id, name }) => [id, name]));
  const houses = chart.houses.flatMap(({ house, planets: ids }) => {
    const who = ids.filter((id) => id !== ASCENDANT).map((id) => names.get(id) ?? '');
    return who.length > 0 ? fill(words.inHouse, { who: formatList(who, words.lang), n: house }) : [];
  });
  const sign = words.signs[chart.houses[0]?.sign ?? 0] ?? '';
  return [
    `${words.title}.`,
    `${fill(words.ascendant, { sign })}.`,
    ...houses.map((house) => `${house}.`),
  ].join(' ');
}
