import { X } from 'lucide';
import { useState } from 'react';
import type { HomePlace } from '#contract/catalog/home/endpoints.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { MoveButtons, moved } from '#web/admin/move-buttons.tsx';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { keyOf } from './places.ts';

/** A collection that the home page can show. */
export type HomeCollection = ResponseOf<'GET /api/admin/home'>['collections'][number];

/** Shows the places of the home page in their order, each with a switch and buttons that move it. */
export function PlaceList({
  places,
  collections,
  onChange,
}: {
  places: readonly HomePlace[];
  collections: readonly HomeCollection[];
  onChange: (places: readonly HomePlace[]) => void;
}) {
  const t = useTexts('home/admin');
  const [said, setSaid] = useState('');
  const byId = new Map(collections.map((one) => [one._id, one]));
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label={t.list} className="border-t border-line">
        {places.map((place, n) => {
          const collection = 'collection' in place ? byId.get(place.collection) : undefined;
          const name = 'section' in place ? t.sections[place.section] : (collection?.name ?? '');
          return (
            <li key={keyOf(place)} className="flex flex-wrap items-center gap-x-3 border-b border-line py-2">
              <span className="tabular w-6 shrink-0 text-right text-sm text-ink-3">{n + 1}</span>
              <PlaceName name={name} collection={collection} isShown={place.shown} />
              <span className="ml-auto inline-flex shrink-0 items-center">
                <Switch
                  on={place.shown}
                  aria-label={fill(t.shown, { name })}
                  onClick={() =>
                    onChange(places.map((one) => (one === place ? { ...one, shown: !one.shown } : one)))
                  }
                />
                <MoveButtons
                  place={n}
                  count={places.length}
                  up={fill(t.up, { name })}
                  down={fill(t.down, { name })}
                  onMove={(to) => {
                    onChange(moved(places, n, to));
                    setSaid(fill(t.moved, { name, n: to + 1, all: places.length }));
                  }}
                />
                <span className="size-11.5">
                  {'collection' in place && (
                    <IconButton
                      icon={X}
                      label={fill(t.takeOut, { name })}
                      onClick={() => onChange(places.filter((one) => one !== place))}
                    />
                  )}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function PlaceName({
  name,
  collection,
  isShown,
}: {
  name: string;
  collection: HomeCollection | undefined;
  isShown: boolean;
}) {
  const t = useTexts('home/admin');
  const note = !collection
    ? t.section
    : collection.state === 'draft'
      ? t.draft
      : collection.total === 0
        ? t.empty
        : t.collection;
  return (
    <span className={`min-w-0 flex-1 basis-40 ${isShown ? '' : 'text-ink-3'}`}>
      <span className="block font-semibold wrap-anywhere">
        {collection ? (
          <AdminTextLink to={`/admin/collections/${collection._id}`}>{name}</AdminTextLink>
        ) : (
          name
        )}
      </span>
      <span className="block text-sm text-ink-2">{note}</span>
    </span>
  );
}
