import { X } from 'lucide';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { collectionCounts } from '#contract/catalog/collections/rules.ts';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { MoveButtons, moved } from '#web/admin/move-buttons.tsx';
import { Picker } from '#web/admin/picker.tsx';
import { api } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { PickedProduct, Typed } from './form-values.ts';

/** Returns a function that finds products by name, brand or SKU code, also hidden ones. */
export function useProductSearch(): (q: string) => Promise<PickedProduct[]> {
  const lang = useLang();
  return async (q) => {
    if (q === '') return [];
    const { products } = await api('GET /api/admin/products', { query: { q, limit: 20 } });
    return products
      .filter(({ service }) => !service)
      .map(({ _id, name, nameHi, category, state }) => ({
        id: _id,
        name: (lang === 'hi' && nameHi) || name,
        detail: category,
        inShop: state === 'published',
      }));
  };
}

/** Picks products by name, and puts them into an order with buttons. */
export function ProductPicks({ readOnly }: { readOnly: boolean }) {
  const t = useTexts('collections/admin').form;
  const { field } = useController<Typed, 'picks'>({ name: 'picks' });
  const search = useProductSearch();
  const picks = field.value;
  return (
    <>
      <Field label={t.add} hint={fill(t.addHint, { n: collectionCounts.picks })} className="sm:col-span-2">
        <Picker
          label={t.add}
          value={[]}
          search={async (q) => {
            const known = new Set(picks.map(({ id }) => id));
            return (await search(q)).filter(({ id }) => !known.has(id));
          }}
          onChange={(added) =>
            field.onChange([...picks, ...(added as PickedProduct[])].slice(0, collectionCounts.picks))
          }
          readOnly={readOnly || picks.length >= collectionCounts.picks}
        />
      </Field>
      <PickedList picks={picks} onChange={field.onChange} readOnly={readOnly} />
    </>
  );
}

function PickedList({
  picks,
  onChange,
  readOnly,
}: {
  picks: readonly PickedProduct[];
  onChange: (picks: PickedProduct[]) => void;
  readOnly: boolean;
}) {
  const words = useTexts('collections/admin');
  const t = words.form;
  const [said, setSaid] = useState('');
  if (picks.length === 0) return <p className="text-ink-2 sm:col-span-2">{t.noPicks}</p>;
  return (
    <div className="sm:col-span-2">
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label={t.picks} className="border-t border-line">
        {picks.map(({ id, name, inShop }, place) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-1.5">
            <span className="tabular w-6 shrink-0 text-right text-sm text-ink-3">{place + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <AdminTextLink to={`/admin/edit-product/${id}`}>{name}</AdminTextLink>
              {!inShop && <span className="block text-sm text-ink-2">{t.hidden}</span>}
            </span>
            {!readOnly && (
              <span className="inline-flex shrink-0">
                <MoveButtons
                  place={place}
                  count={picks.length}
                  up={fill(words.up, { name })}
                  down={fill(words.down, { name })}
                  onMove={(to) => {
                    onChange(moved(picks, place, to));
                    setSaid(fill(words.moved, { name, n: to + 1, all: picks.length }));
                  }}
                />
                <IconButton
                  icon={X}
                  label={fill(t.takeOut, { name })}
                  onClick={() => onChange(picks.filter((one) => one.id !== id))}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
