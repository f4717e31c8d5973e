import type { KundliData, Passage, PlanetData } from '#contract/astrology/reports/data.ts';
import { ASCENDANT, bodies } from '#web/astrology/reports/shared/chart-bodies.ts';

/** The part of a chart that a reader has pressed: a house, 1 to 12, or a graha by its id in the API. */
export type Chosen = { house: number } | { graha: number };

/** The data of a house in the panel. */
export type HouseFacts = {
  house: KundliData['houses'][number];
  lord: PlanetData | undefined;
  occupants: PlanetData[];
  aspectedBy: PlanetData[];
  passages: Passage[];
};

/** The data of a graha in the panel: the houses that it rules and that it looks at. */
export type GrahaFacts = { graha: PlanetData; rules: number[]; aspects: number[]; passages: Passage[] };

type Chart = Pick<KundliData, 'houses' | 'planets' | 'passages'>;

const picked = ({ passages }: Chart, isAbout: (id: string) => boolean): Passage[] =>
  passages.filter(({ id }) => isAbout(id));

/** Returns what is known of a house; undefined for none of the twelve. */
export function factsOfHouse(data: Chart, number: number): HouseFacts | undefined {
  const house = data.houses.find((one) => one.house === number);
  if (!house) return undefined;
  const named = (ids: readonly number[]) =>
    ids.flatMap((id) => data.planets.find((one) => one.id === id) ?? []);
  const own = new Set([`house-most.${number}`, `house-least.${number}`, `dasha-house.${number}`]);
  const occupants = named(house.occupants.filter((id) => id !== ASCENDANT));
  const here = new Set(occupants.map(({ id }) => `house.${bodies[id]}.${number}`));
  return {
    house,
    lord: data.planets.find(({ id }) => id === house.sign.lord.id),
    occupants,
    aspectedBy: named(house.aspected_by),
    passages: picked(data, (id) => id.startsWith(`lord.${number}.`) || here.has(id) || own.has(id)),
  };
}

/** Returns what is known of a graha; undefined for the ascendant, which is a point. */
export function factsOfGraha(data: Chart, id: number): GrahaFacts | undefined {
  const graha = data.planets.find((one) => one.id === id);
  const body = bodies[id];
  if (!graha || !body) return undefined;
  const about = new Set(['house', 'sign', 'retrograde', 'combust', 'care', 'vargottama', 'atmakaraka']);
  return {
    graha,
    rules: data.houses.filter(({ sign }) => sign.lord.id === id).map(({ house }) => house),
    aspects: data.houses.filter(({ aspected_by }) => aspected_by.includes(id)).map(({ house }) => house),
    passages: picked(data, (passage) => {
      const [kind = '', whose] = passage.split('.');
      return about.has(kind) && whose === body;
    }),
  };
}
