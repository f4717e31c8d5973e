import { MapPin } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { PlaceByHand } from './place-by-hand.tsx';
import { PlaceLists } from './place-lists.tsx';
import { PlaceSearch } from './place-search.tsx';
import type { PlaceValue } from './place-value.ts';

/** The three ways to enter a place: search, lists of country, state and city, or coordinates. */
export type PlaceWay = 'search' | 'lists' | 'hand';

/**
 * Asks for a place, the form field `at`, and shows its coordinates once chosen. `first` is the initial way; buttons
 * switch to the other two.
 */
export function PlaceField({
  at,
  label,
  required,
  first = 'search',
}: {
  at: string;
  label: string;
  required: string;
  first?: PlaceWay;
}) {
  const t = useTexts('reports').place;
  const { control, clearErrors } = useFormContext();
  const { field, fieldState } = useController({
    control,
    name: at,
    rules: { validate: (place: PlaceValue | null) => place !== null || required },
  });
  const [way, setWay] = useState<PlaceWay>(first);
  const value = field.value as PlaceValue | null;
  // A place from outside (a birth profile, input from before a reload) is shown by name in the search. Lists and
  // coordinates would stay empty beside it.
  const own = useRef<PlaceValue | null>(null);
  const change = (place: PlaceValue | null) => {
    own.current = place;
    field.onChange(place);
    // Not first when the field is left: the button below would move from under the finger that presses it.
    if (place) clearErrors(at);
  };
  useEffect(() => {
    if (value && value.coordinates !== own.current?.coordinates) setWay('search');
  }, [value]);
  const error = fieldState.error?.message;
  const others = (
    [
      ['search', t.bySearch],
      ['lists', t.byList],
      ['hand', t.byHand],
    ] as const
  ).filter(([other]) => other !== way);
  return (
    <div>
      {way === 'search' && (
        <Field label={label} hint={t.hint} error={error}>
          <PlaceSearch value={value} onChange={change} onBlur={field.onBlur} />
        </Field>
      )}
      {way === 'lists' && <PlaceLists error={error} onChange={change} />}
      {way === 'hand' && <PlaceByHand error={error} onChange={change} />}
      <div aria-live="polite">
        {value && (
          <p className="mt-2.5 flex items-start gap-2 rounded-control bg-tile px-3.5 py-2.5 text-sm">
            <Icon of={MapPin} small className="mt-0.5" />
            <span>
              <span className="sr-only">{t.coordinates}: </span>
              <span className="tabular font-medium">{value.coordinates.replace(',', ', ')}</span>
              {value.timezone && (
                <span className="text-ink-2">{` · ${fill(t.zone, { zone: value.timezone })}`}</span>
              )}
            </span>
          </p>
        )}
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
        {others.map(([other, text]) => (
          <button
            key={other}
            type="button"
            className={`${textLinkClass} min-h-11`}
            onClick={() => {
              setWay(other);
              change(null);
            }}
          >
            {text}
          </button>
        ))}
      </p>
    </div>
  );
}
