import { useState } from 'react';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { localTexts } from '#web/catalog/products/shared/local-texts.ts';
import { fill, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { SearchInput } from '#web/ui/form/input.tsx';
import {
  addLine,
  type ChosenProduct,
  keyOf,
  type Line,
  type LinesChange,
  mostOf,
  type Option,
  optionsOf,
} from './draft.ts';
import { LineRow } from './line-row.tsx';
import { useSearch } from './use-search.ts';

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-tile disabled:opacity-50 disabled:hover:bg-transparent';

/** A product whose variant or size is to be picked. */
type Choosing = { picked: ChosenProduct; options: Option[] };

/** Searches products and lists the items of the order. Needs the texts `catalog` and `catalog/personal`. */
export function ItemsPart({
  buyerId,
  lines,
  onChange,
}: {
  /** The buyer to whom photos belong; null while there is none. */
  buyerId: string | null;
  lines: readonly Line[];
  onChange: (change: LinesChange) => void;
}) {
  const t = useTexts('orders/by-hand').items;
  const lang = useLang();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const add = (option: Option, picked: ChosenProduct) => {
    onChange((known) => addLine(known, { ...option, ...picked }));
    setChoosing(null);
  };
  const { save: choose } = useSave(
    async (card: CardProduct) => {
      const product = await api('GET /api/auth/products/{id}', { params: { id: card._id } });
      const { name } = localTexts(card, lang);
      const picked = { name, picture: card.image[0] ?? '', fields: product.personalFields };
      const options = optionsOf(product);
      const [only] = options;
      if (options.length === 1 && only && only.stock > 0) add(only, picked);
      else setChoosing({ picked, options });
    },
    { onError: (error) => toast.problem(messageOf(error, t.failed)) },
  );
  return (
    <Card>
      <h2 className="mb-3 text-h3">{t.title}</h2>
      {lines.length === 0 ? (
        <p className="mb-3 text-ink-2">{t.empty}</p>
      ) : (
        <ul className="mb-4">
          {lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              most={mostOf(lines, line)}
              buyerId={buyerId}
              onChange={(change) =>
                onChange((known) => known.map((one) => (one.id === line.id ? change(one) : one)))
              }
              onRemove={() => onChange((known) => known.filter(({ id }) => id !== line.id))}
            />
          ))}
        </ul>
      )}
      <ProductSearch onChoose={(card) => void choose(card)} />
      {choosing && <Options choosing={choosing} onChoose={(option) => add(option, choosing.picked)} />}
    </Card>
  );
}

function ProductSearch({ onChoose }: { onChoose: (card: CardProduct) => void }) {
  const t = useTexts('orders/by-hand').items;
  const lang = useLang();
  const { typed, type, results } = useSearch(async (q) => {
    const { products } = await api('GET /api/auth/products/suggestions', { query: { q } });
    return products;
  });
  return (
    <>
      <SearchInput
        label={t.search}
        value={typed}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <div aria-live="polite">
        {results?.length === 0 && <p className="mt-2 text-ink-2">{t.none}</p>}
        {results && results.length > 0 && (
          <ul aria-label={t.found} className="mt-2 grid gap-1">
            {results.map((card) => {
              const { name } = localTexts(card, lang);
              return (
                <li key={card._id}>
                  <button
                    type="button"
                    disabled={card.totalStock === 0}
                    onClick={() => onChoose(card)}
                    className={row}
                  >
                    <span className="sr-only">{t.add}: </span>
                    <ArtTile src={card.image[0] ?? ''} alt="" className="w-10 shrink-0 rounded-[.5rem]!" />
                    <span className="min-w-0 flex-1 break-words">{name}</span>
                    <span className="tabular text-sm text-ink-2">
                      {card.totalStock === 0 ? t.soldOut : formatRupees(card.priceRange.min, lang)}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </>
  );
}

function Options({
  choosing: {
    picked: { name },
    options,
  },
  onChoose,
}: {
  choosing: Choosing;
  onChoose: (option: Option) => void;
}) {
  const t = useTexts('orders/by-hand').items;
  const lang = useLang();
  return (
    <fieldset className="mt-4 rounded-tile border border-line p-3">
      <legend className="px-1 font-medium">{fill(t.options, { name })}</legend>
      <ul>
        {options.map((option) => (
          <li key={keyOf(option)}>
            <button
              type="button"
              disabled={option.stock === 0}
              onClick={() => onChoose(option)}
              className={row}
            >
              <span className="min-w-0 flex-1">{choiceName(option.choice, lang) || name}</span>
              <span className="tabular text-sm text-ink-2">
                {option.stock === 0 ? t.soldOut : plural(t.stock, option.stock, lang)}
              </span>
              <span translate="no" className="tabular">
                {formatRupees(option.price, lang)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
