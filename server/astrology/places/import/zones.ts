/**
 * Finds the zone of each city. The compact zone map is coarse near borders, so a city only gets a zone of its own
 * country.
 */
import tzLookup from '@photostructure/tz-lookup';
import type { City } from './geonames.ts';

/** Returns a function that maps the old and new name of a zone (Asia/Calcutta, Asia/Kolkata) to one. */
function canonical(): (zone: string) => string {
  const known = new Map<string, string>();
  return (zone) => {
    let name = known.get(zone);
    if (!name) {
      name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
      known.set(zone, name);
    }
    return name;
  };
}

/** Returns the zones of a country (Unicode CLDR, as shipped with Node); none for an unknown code. */
function zonesOf(country: string): string[] {
  // Not in TypeScript's types yet.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] };
  return locale.getTimeZones?.() ?? [];
}

type Zoned = { city: City; zone: string };

function nearest(zoned: readonly Zoned[], { latitude, longitude }: City): string | undefined {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let best: { zone: string; far: number } | undefined;
  for (const { city, zone } of zoned) {
    const far = Math.hypot(city.latitude - latitude, (city.longitude - longitude) * shrink);
    if (!best || far < best.far) best = { zone, far };
  }
  return best?.zone;
}

/**
 * Returns the IANA zone of each city, in their order: from the map, or the nearest city's if the map gives another
 * country's.
 */
export function readZones(cities: readonly City[]): string[] {
  const spell = canonical();
  const allowed = new Map<string, Set<string>>();
  const right = new Map<string, Zoned[]>();
  const found = cities.map((city): string | null => {
    const { country } = city;
    let zones = allowed.get(country);
    if (!zones) {
      zones = new Set(zonesOf(country).map(spell));
      allowed.set(country, zones);
    }
    const zone = tzLookup(city.latitude, city.longitude);
    if (zones.size > 0 && !zones.has(spell(zone))) return null;
    const there = right.get(country);
    if (there) there.push({ city, zone });
    else right.set(country, [{ city, zone }]);
    return zone;
  });
  return cities.map((city, index) => {
    const zone = found[index] ?? nearest(right.get(city.country) ?? [], city);
    return zone ?? zonesOf(city.country)[0] ?? 'UTC';
  });
}
