import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Place } from '#contract/places/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { SearchInput } from '#web/ui/input.tsx';
import { Link } from '#web/ui/link.tsx';

/** The debounce delay before a search request, in ms. */
const REST_MS = 150;
const SHORTEST = 2;

type Found = { words: string; places: readonly Place[] | null; failed: boolean };

/** Returns the places for the latest words. Late responses are dropped. */
function usePlaces(words: string): Found {
  const [found, setFound] = useState<Found>({ words: '', places: null, failed: false });
  useEffect(() => {
    const q = words.trim();
    if (q.length < SHORTEST) return setFound({ words, places: null, failed: false });
    let left = false;
    const timer = setTimeout(() => {
      api('GET /api/places/search', { query: { q } }).then(
        ({ places }) => left || setFound({ words, places, failed: false }),
        () => left || setFound({ words, places: null, failed: true }),
      );
    }, REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [words]);
  return found;
}

/**
 * Searches a city by its first letters and lists links to its pages. `pathOf` gives the page of a city by its slug. The
 * list has a place of its own, so that nothing moves while a person types.
 */
export function CitySearch({ pathOf }: { pathOf: (slug: string) => string }) {
  const t = useTexts('almanac');
  const lang = useLang();
  const hint = useId();
  const [words, setWords] = useState('');
  const { places, failed, words: foundFor } = usePlaces(words);
  const enough = words.trim().length >= SHORTEST;
  const waiting = enough && foundFor !== words;
  const said = !enough
    ? t.cityHint
    : waiting
      ? t.searching
      : failed
        ? t.searchFailed
        : places?.length === 0
          ? t.noCity
          : '';
  return (
    <div className="relative">
      <SearchInput
        label={t.chooseCity}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        autoComplete="off"
        aria-describedby={hint}
      />
      <p id={hint} role="status" className="mt-1.5 min-h-6 text-sm text-ink-3">
        {said}
      </p>
      {enough && places && places.length > 0 && (
        <ul
          aria-label={t.cities}
          className="absolute inset-x-0 top-13 z-20 max-h-88 overflow-y-auto rounded-tile border border-line bg-raised p-1.5 shadow-2"
        >
          {places.flatMap((place): ReactNode[] =>
            place.slug
              ? [
                  <li key={place.id}>
                    <Link
                      to={pathOf(place.slug)}
                      onClick={() => setWords('')}
                      className="flex min-h-11 flex-col justify-center rounded-control px-3 py-1.5 hover:bg-ink/6"
                    >
                      <span className="written">
                        {lang === 'hi' ? place.nameHi : place.name}
                        {place.alias && <span className="text-ink-3"> ({place.alias})</span>}
                      </span>
                      <span className="text-sm text-ink-2">{areaOf(place, lang)}</span>
                    </Link>
                  </li>,
                ]
              : [],
          )}
        </ul>
      )}
    </div>
  );
}

const areaOf = ({ district, state, country }: Place, lang: 'en' | 'hi'): string =>
  (lang === 'hi' ? [district, state.nameHi, country.nameHi] : [district, state.name, country.name])
    .filter(Boolean)
    .join(', ');
