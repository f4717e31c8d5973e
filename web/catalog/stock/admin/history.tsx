import { useEffect, useState } from 'react';
import type { StockAdminMove } from '#contract/catalog/stock/admin.ts';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { formatDateTime, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

type Loaded = { moves: readonly StockAdminMove[]; more: boolean };

/** The movements of a SKU, newest first: how many pieces, why, who, and which order. `version` loads them again. */
export function StockHistory({ skuId, version }: { skuId: string; version: number }) {
  const t = useTexts('stock/admin').history;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { save, busy, problem } = useSave(
    async (before: number | undefined) => {
      const { moves, more } = await api('GET /api/admin/stock/{id}/moves', {
        params: { id: skuId },
        query: before === undefined ? {} : { before },
      });
      setLoaded((now) => ({ moves: before === undefined ? moves : [...(now?.moves ?? []), ...moves], more }));
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the SKU has new movements.
  useEffect(() => void save(undefined), [skuId, version]);
  const last = loaded?.moves.at(-1)?._id;
  return (
    <section aria-labelledby="stock-history" className="mt-6">
      <h3 id="stock-history" className="mb-2 text-h4 font-semibold">
        {t.title}
      </h3>
      {problem && <Banner tone="bad">{problem}</Banner>}
      {!loaded && !problem && <Skeleton className="h-24" />}
      {loaded?.moves.length === 0 && <p className="text-sm text-ink-2">{t.none}</p>}
      {loaded && loaded.moves.length > 0 && (
        <ol>
          {loaded.moves.map((move) => (
            <Move key={move._id} move={move} />
          ))}
        </ol>
      )}
      {loaded?.more && (
        <Button kind="ghost" size="small" busy={busy} onClick={() => void save(last)}>
          {t.older}
        </Button>
      )}
    </section>
  );
}

function Move({ move }: { move: StockAdminMove }) {
  const t = useTexts('stock/admin').history;
  const lang = useLang();
  const known: Record<string, string> = t.reasons;
  const same = move.kind === 'sell' && move.quantity === 0;
  const reason = move.reason && (known[move.reason] ?? move.reason);
  const signed = new Intl.NumberFormat('en-IN', { signDisplay: 'exceptZero' }).format(move.quantity);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2 text-sm">
      <span className="font-medium">{same ? t.fromReserved : t.kinds[move.kind]}</span>
      <span className="tabular text-right font-semibold">
        {same ? plural(t.pieces, move.pieces, lang) : signed}
      </span>
      <span className="col-span-full text-ink-2">
        <span translate="no" className="tabular">
          {formatDateTime(move.at, lang)}
        </span>
        {move.by && <span>{` · ${move.by}`}</span>}
        {reason && <span>{` · ${reason}`}</span>}
        {move.order && (
          <>
            {' · '}
            <AdminTextLink to={`/admin/orders/${move.order._id}`}>{move.order.orderNumber}</AdminTextLink>
          </>
        )}
      </span>
    </li>
  );
}
