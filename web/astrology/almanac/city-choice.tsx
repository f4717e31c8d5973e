import { Check, House } from 'lucide';
import { useSyncExternalStore } from 'react';
import type { AlmanacCity } from '#contract/astrology/almanac/endpoints.ts';
import { myCity, onMyCity, saveMyCity } from '#web/astrology/almanac/shared/my-city.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CitySearch } from './city-search.tsx';

/** Subscribes to the visitor's city. The server's HTML is the same for everyone, so it knows none. */
const useMyCity = (): string | null | undefined => useSyncExternalStore(onMyCity, myCity, () => undefined);

/**
 * Chooses another city, and remembers one: the first city that a visitor chooses here is theirs at once. Of any other city
 * the page asks. `pathOf` gives the page of a city by its slug.
 */
export function CityChoice({ place, pathOf }: { place: AlmanacCity; pathOf: (slug: string) => string }) {
  return (
    <div className="mt-4 grid items-start gap-x-5 md:grid-cols-[minmax(0,24rem)_auto] md:justify-start print:hidden">
      <CitySearch
        pathOf={pathOf}
        onChoose={(slug) => {
          if (myCity() === null) saveMyCity(slug);
        }}
      />
      <MyCity place={place} />
    </div>
  );
}

/** Offers to remember a city, or says that it is remembered. */
function MyCity({ place: { slug, name } }: { place: AlmanacCity }) {
  const t = useTexts('almanac');
  if (useMyCity() === slug)
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 text-sm text-ink-2">
        <Icon of={Check} small className="text-panna" />
        <span>{fill(t.isMyCity, { city: name })}</span>
      </p>
    );
  return (
    <Button kind="secondary" className="justify-self-start" onClick={() => saveMyCity(slug)}>
      <Icon of={House} small />
      <span>{fill(t.myCity, { city: name })}</span>
    </Button>
  );
}
