import { UserPlus } from 'lucide';
import { useState } from 'react';
import type { HandBuyer } from '#contract/selling/orders/by-hand.ts';
import { api } from '#web/api/client.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SearchInput } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NewBuyerDialog } from './new-buyer-dialog.tsx';
import { useSearch } from './use-search.ts';

/** Chooses the buyer: searches accounts, or opens a new one. */
export function BuyerPart({
  buyer,
  onChoose,
}: {
  buyer: HandBuyer | null;
  onChoose: (buyer: HandBuyer | null) => void;
}) {
  const t = useTexts('orders/by-hand').buyer;
  const [adding, setAdding] = useState(false);
  return (
    <Card>
      <h2 className="mb-3 text-h3">{t.title}</h2>
      {buyer ? (
        <>
          <Words buyer={buyer} />
          <Button kind="secondary" size="small" className="mt-3" onClick={() => onChoose(null)}>
            {t.change}
          </Button>
        </>
      ) : (
        <>
          <Search onChoose={onChoose} />
          <Button kind="secondary" size="small" className="mt-3" onClick={() => setAdding(true)}>
            <Icon of={UserPlus} small />
            {t.add}
          </Button>
        </>
      )}
      {adding && (
        <NewBuyerDialog
          onClose={() => setAdding(false)}
          onOpened={(opened) => {
            setAdding(false);
            onChoose(opened);
          }}
        />
      )}
    </Card>
  );
}

function Words({ buyer: { name, email, phone, orders } }: { buyer: HandBuyer }) {
  const t = useTexts('orders/by-hand').buyer;
  const lang = useLang();
  return (
    <span className="block min-w-0">
      <span className="block font-semibold break-words">{name}</span>
      <span className="tabular block text-sm break-words text-ink-2">
        {[phone, email, plural(t.orders, orders, lang)].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

function Search({ onChoose }: { onChoose: (buyer: HandBuyer) => void }) {
  const t = useTexts('orders/by-hand').buyer;
  const { typed, type, results } = useSearch(async (q) => {
    const { buyers } = await api('GET /api/admin/order-buyers', { query: { q } });
    return buyers;
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
            {results.map((one) => (
              <li key={one._id}>
                <button
                  type="button"
                  onClick={() => onChoose(one)}
                  className="min-h-11 w-full rounded-control px-3 py-2 text-left hover:bg-tile"
                >
                  <span className="sr-only">{t.choose}: </span>
                  <Words buyer={one} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
