import { type ReactNode, useId, useState } from 'react';
import { PlaceName } from '#web/astrology/places/shared/place-name.tsx';
import { useFoundPlaces } from '#web/astrology/places/shared/use-found-places.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { SearchInput } from '#web/ui/form/input.tsx';
import { Link } from '#web/ui/link.tsx';

/**
 * Searches a city by its first letters and lists links to its pages. `pathOf` gives the page of a city by its slug. The
 * list has a place of its own, so that nothing moves while a person types.
 */
export function CitySearch({
  pathOf,
  onChoose,
}: {
  pathOf: (slug: string) => string;
  onChoose: (slug: string) => void;
}) {
  const t = useTexts('almanac');
  const hint = useId();
  const [words, setWords] = useState('');
  const { places, failed, asks, waits } = useFoundPlaces(words);
  const said = !asks
    ? t.cityHint
    : waits
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
      {asks && places && places.length > 0 && (
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
                      onClick={() => {
                        setWords('');
                        if (place.slug) onChoose(place.slug);
                      }}
                      className="flex min-h-11 flex-col justify-center rounded-control px-3 py-1.5 hover:bg-ink/6"
                    >
                      <PlaceName place={place} />
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
