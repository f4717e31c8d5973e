import { useState } from 'react';
import type { HomePlace } from '#contract/catalog/home/endpoints.ts';
import { homeCollections } from '#contract/catalog/home/rules.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import type { HomeCollection } from './place-list.tsx';

/** Adds a collection to the end of the home page. */
export function AddCollection({
  places,
  collections,
  onChange,
}: {
  places: readonly HomePlace[];
  collections: readonly HomeCollection[];
  onChange: (places: readonly HomePlace[]) => void;
}) {
  const t = useTexts('home/admin');
  const [chosen, setChosen] = useState('');
  const [said, setSaid] = useState('');
  const there = new Set(places.flatMap((place) => ('collection' in place ? [place.collection] : [])));
  const free = collections.filter(({ _id }) => !there.has(_id));
  const picked = free.find(({ _id }) => _id === chosen);
  return (
    <div className="mt-5 max-w-140">
      <p role="status" className="sr-only">
        {said}
      </p>
      {there.size >= homeCollections ? (
        <p className="text-ink-2">{fill(t.most, { n: homeCollections })}</p>
      ) : free.length === 0 ? (
        <p className="text-ink-2">{t.noCollections}</p>
      ) : (
        <form
          method="post"
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!picked) return;
            onChange([...places, { collection: picked._id, shown: true }]);
            setSaid(fill(t.added, { name: picked.name }));
            setChosen('');
          }}
        >
          <Field label={t.add} className="min-w-0 flex-1 basis-60">
            <Select value={picked?._id ?? ''} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{t.choose}</option>
              {free.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" kind="secondary" disabled={!picked}>
            {t.addButton}
          </Button>
        </form>
      )}
    </div>
  );
}
