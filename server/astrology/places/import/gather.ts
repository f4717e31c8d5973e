/** Merges GeoNames with our own lists. */
import { fold } from '../fold.ts';
import type { FillPlace } from '../service.ts';
import type { NewState } from '../store.ts';
import { type City, readGeonames } from './geonames.ts';
import { type ListedPlace, readLists } from './lists.ts';
import { readZones } from './zones.ts';

/** The states and places to write. */
export type Gathered = { states: NewState[]; places: FillPlace[] };

/** Our own facts of a city, in addition to GeoNames. */
type Listed = { hi: string; aliases: string[]; atLeast: number };

// Most people who type here were born in India. A place of pilgrimage is looked up more often than its population
// suggests.
const indiaFirst = 3;
const someVillage = 500;
const pilgrimageAtLeast = 400_000;
const listedAtLeast = 100_000;
// Degrees: a listed place is the GeoNames city with one of its names this near, or with any name very near.
const sameName = 0.1;
const samePoint = 0.0068;

const far = (city: City, { latitude, longitude }: { latitude: number; longitude: number }): number =>
  Math.hypot(city.latitude - latitude, (city.longitude - longitude) * Math.cos((latitude * Math.PI) / 180));

/** Finds the GeoNames city of a listed place: the largest of its name, or the one at its point. */
function findListed({ point, ...listed }: ListedPlace, cities: readonly City[]): City | undefined {
  const names = new Set([listed, ...listed.others].map(({ name }) => fold(name)));
  const named = cities.filter(({ name }) => names.has(fold(name)));
  if (!point) return named.sort((a, b) => (b.population ?? 0) - (a.population ?? 0))[0];
  const near = named.filter((city) => far(city, point) < sameName);
  const at = cities.filter((city) => far(city, point) < samePoint);
  return [...near, ...at].sort((a, b) => far(a, point) - far(b, point))[0];
}

/** Creates the city of a listed place that GeoNames does not have. */
function added(listed: ListedPlace, cities: readonly City[]): City {
  const { point, country, name } = listed;
  if (!point) throw new Error(`GeoNames has no ${name} in ${listed.state ?? country}: give its coordinates`);
  const [nearest] = [...cities].sort((a, b) => far(a, point) - far(b, point));
  if (!nearest) throw new Error(`${name} is in a country without cities`);
  const { state } = nearest;
  return { country, state: listed.state ?? state, name, district: null, ...point, population: null };
}

/** Returns everything to write: GeoNames' cities, with ours added or enriched. */
export function gatherPlaces(): Gathered {
  const { states, cities } = readGeonames();
  const areas = new Map<string, City[]>();
  for (const city of cities) {
    for (const area of [city.country, `${city.country}-${city.state}`]) {
      const there = areas.get(area);
      if (there) there.push(city);
      else areas.set(area, [city]);
    }
  }
  const facts = new Map<City, Listed>();
  for (const listed of readLists()) {
    const area = listed.state ? `${listed.country}-${listed.state}` : listed.country;
    const there = areas.get(area) ?? [];
    const known = findListed(listed, there);
    const city = known ?? added(listed, there);
    if (!known) cities.push(city);
    const names = [city.name, ...listed.others.flatMap(({ name, hi }) => [name, hi])];
    facts.set(city, {
      hi: listed.hi,
      aliases: names.filter((name) => name !== listed.name && name !== listed.hi),
      atLeast: listed.pilgrimage ? pilgrimageAtLeast : listedAtLeast,
    });
    city.name = listed.name;
  }
  const zones = readZones(cities);
  const places = cities.map((city, index): FillPlace => {
    const { population, ...place } = city;
    const listed = facts.get(city);
    const people = (population ?? someVillage) * (city.country === 'IN' ? indiaFirst : 1);
    return {
      ...place,
      nameHi: listed?.hi ?? null,
      timezone: zones[index] ?? 'UTC',
      rank: Math.max(people, listed?.atLeast ?? 0),
      aliases: listed?.aliases ?? [],
    };
  });
  return { states, places };
}
