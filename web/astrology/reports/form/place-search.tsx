import { Combobox as Base } from '@base-ui/react/combobox';
import { useEffect, useRef, useState } from 'react';
import type { Place } from '#contract/astrology/places/endpoints.ts';
import { PlaceName } from '#web/astrology/places/shared/place-name.tsx';
import { useFoundPlaces } from '#web/astrology/places/shared/use-found-places.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { below } from '#web/ui/form/combobox.tsx';
import { useFieldProps } from '#web/ui/form/field.tsx';
import { controlClass } from '#web/ui/form/input.tsx';
import { type PlaceValue, placeValue } from './place-value.ts';

/** The fields that identify a place, in the list and in a birth profile. */
type Known = Pick<PlaceValue, 'location' | 'coordinates'>;

const same = (a: Known, b: Known): boolean => a.location === b.location && a.coordinates === b.coordinates;

/** Searches cities by their first letters. Use it inside a Field. */
export const PlaceSearch = (props: Omit<SearchProps<PlaceValue>, 'toValue'>) => (
  <PlaceSearchOf toValue={placeValue} {...props} />
);

type SearchProps<Value extends Known> = {
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur: () => void;
  /** Converts the chosen place to what the form keeps of it. */
  toValue: (place: Place) => Value;
};

/** Searches cities as {@link PlaceSearch} does, for a form that keeps something else of a place. */
export function PlaceSearchOf<Value extends Known>({ value, onChange, onBlur, toValue }: SearchProps<Value>) {
  const t = useTexts('reports').place;
  const field = useFieldProps();
  const [typed, setTyped] = useState(value?.location ?? '');
  const [query, setQuery] = useState('');
  const found = useFoundPlaces(query);
  const input = useRef<HTMLInputElement>(null);
  // A place chosen elsewhere (a birth profile, the lists) is shown in the box too.
  const location = value?.location ?? null;
  useEffect(() => {
    if (location !== null && document.activeElement !== input.current) setTyped(location);
  }, [location]);
  const nothing = !found.asks ? t.typeMore : found.waits ? t.searching : found.failed ? t.failed : t.none;
  return (
    <Base.Root<Known>
      items={found.places ?? []}
      filter={null}
      autoHighlight
      value={value}
      inputValue={typed}
      // Only typing counts: the component also clears the box when it closes without a choice.
      onInputValueChange={(next, { reason }) => {
        if (reason !== 'input-change') return;
        setTyped(next);
        setQuery(next);
        if (value) onChange(null);
      }}
      onValueChange={(chosen) => {
        const place = chosen && found.places?.find((one) => same(one, chosen));
        if (!place) return;
        onChange(toValue(place));
        setTyped(place.location);
      }}
      itemToStringLabel={({ location: name }) => name}
      isItemEqualToValue={same}
    >
      <Base.Input {...field} ref={input} onBlur={onBlur} autoComplete="off" className={controlClass} />
      <Base.Portal>
        {/* Always below: above, it would cover the label and what was entered before. */}
        <Base.Positioner sideOffset={6} collisionAvoidance={below} className="z-50">
          <Base.Popup className="max-h-[max(12rem,min(22rem,var(--available-height)))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-tile border border-line bg-raised p-1.5 text-ink shadow-2">
            <Base.Empty className="px-3 py-2.5 text-ink-3 empty:p-0">{nothing}</Base.Empty>
            <Base.List>{(place: Place) => <PlaceItem key={place.id} place={place} />}</Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const PlaceItem = ({ place }: { place: Place }) => (
  <Base.Item
    value={place}
    className="flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 data-highlighted:bg-ink/6"
  >
    <PlaceName place={place} />
  </Base.Item>
);
