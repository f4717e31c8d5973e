import { countryName } from './countries.ts';
import { fold } from './fold.ts';
import { romanised } from './romanise.ts';

/** The parts of a place that its slug is made from. */
export type Sluggable = {
  country: string;
  state: string;
  name: string;
  district: string | null;
  rank: number;
};

// Letters that Unicode does not take apart into a Latin one and a mark.
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};

const slugOf = (text: string): string =>
  romanised(fold(text))
    .replace(/[łøđıßæœþð]/g, (letter) => plain[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);

/** Returns the slugs that a place would like, the best first. The last one is followed by a number. */
function wishes({ country, name, district }: Sluggable, stateName: string): string[] {
  const joined = (...parts: (string | null)[]) =>
    parts.flatMap((part) => (part && slugOf(part)) || []).join('-');
  const land = countryName(country, 'en');
  return country === 'IN'
    ? [joined(name), joined(name, stateName), joined(name, district, stateName)]
    : [joined(name), joined(name, land), joined(name, stateName, land)];
}

/**
 * Returns the slug of each place, in order. The larger of two places with one name (by `rank`, in which India counts
 * more) has the plain name, the next ones add the state, in other countries the country, and then a number: `jaipur`,
 * `aurangabad-bihar`. The same list always gets the same slugs.
 */
export function slugsOf(
  places: readonly Sluggable[],
  stateName: (country: string, code: string) => string,
): string[] {
  const key = (place: Sluggable) => [place.country, place.state, place.name, place.district ?? ''].join('|');
  const keys = places.map(key);
  const order = places
    .map((_, index) => index)
    .sort((a, b) => {
      const larger = (places[b]?.rank ?? 0) - (places[a]?.rank ?? 0);
      if (larger !== 0) return larger;
      const [one, other] = [keys[a] ?? '', keys[b] ?? ''];
      return one < other ? -1 : one > other ? 1 : a - b;
    });
  const slugs: string[] = new Array(places.length).fill('');
  const taken = new Set<string>();
  // The next number to try for a base, so that forty villages of one name take forty steps, not 1600.
  const numbers = new Map<string, number>();
  for (const index of order) {
    const place = places[index];
    if (!place) continue;
    const wanted = wishes(place, stateName(place.country, place.state)).filter(Boolean);
    let slug = wanted.find((wish) => !taken.has(wish));
    if (!slug) {
      const base = wanted.at(-1) ?? `place-${place.country.toLowerCase()}`;
      let number = numbers.get(base) ?? 2;
      while (taken.has(`${base}-${number}`)) number += 1;
      numbers.set(base, number + 1);
      slug = `${base}-${number}`;
    }
    taken.add(slug);
    slugs[index] = slug;
  }
  return slugs;
}
