import { useState } from 'react';
import type { InputOf } from '#contract/core/client.ts';
import type { CouponPreview } from '#contract/selling/coupons/form-endpoints.ts';
import { previewDays } from '#contract/selling/coupons/rules.ts';
import { AdminLink, Allowed } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

type Body = InputOf<'POST /api/admin/coupon-preview'>['body'];

/**
 * Shows what the coupon in the form would have taken off the orders of the last month. `bodyOf` returns the form, and
 * throws if it has errors, which the form then shows.
 */
export function PastPreview({ bodyOf }: { bodyOf: () => Promise<Body> }) {
  const t = useTexts('coupons').past;
  const [result, setResult] = useState<CouponPreview | null>(null);
  const {
    save: look,
    busy,
    problem,
  } = useSave(async () => setResult(await api('POST /api/admin/coupon-preview', { body: await bodyOf() })), {
    onError: (error) => messageOf(error, t.failed),
  });
  return (
    <Allowed permission="coupons.write">
      <section aria-labelledby="past" className="rounded-tile border border-line bg-surface p-5">
        <h2 id="past" className="mb-1 font-text text-sm font-medium text-ink-2">
          {fill(t.title, { days: previewDays })}
        </h2>
        <p className="mb-3 text-sm text-ink-2">{t.note}</p>
        <Button kind="secondary" size="small" busy={busy} busyText={t.looking} onClick={() => void look()}>
          {t.look}
        </Button>
        <div role="status" className="mt-3">
          {problem && <p className="text-sm font-medium text-moonga">{problem}</p>}
          {result && !problem && (
            <>
              <Result of={result} />
              {result.carts && <Carts of={result.carts} />}
            </>
          )}
        </div>
      </section>
    </Allowed>
  );
}

function Result({ of: result }: { of: CouponPreview }) {
  const t = useTexts('coupons').past;
  const lang = useLang();
  if (result.orders === 0) return <p className="text-ink-2">{t.noOrders}</p>;
  const rows = [
    [
      t.reached,
      fill(t.ofOrders, { n: formatNumber(result.reached, lang), all: formatNumber(result.orders, lang) }),
    ],
    [t.discount, formatRupees(result.discount, lang)],
    [t.sales, formatRupees(result.reachedSales, lang)],
  ] as const;
  return (
    <>
      <Figures rows={rows} />
      {!result.complete && <p className="mt-2 text-sm text-ink-2">{plural(t.newest, result.orders, lang)}</p>}
      {result.largest.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 font-text text-sm font-medium text-ink-2">{t.largest}</h3>
          <ul className="grid gap-1">
            {result.largest.map(({ orderId, orderNumber, subtotal, discount }) => (
              <li key={orderId} className="tabular flex flex-wrap justify-between gap-x-4 text-sm">
                <AdminLink to={`/admin/orders/${orderId}`} className="text-manik-text underline">
                  {orderNumber}
                </AdminLink>
                <span>
                  {fill(t.ofCart, {
                    discount: formatRupees(discount, lang),
                    cart: formatRupees(subtotal, lang),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Shows what the coupon would take off the carts that were left. */
function Carts({
  of: { carts, reached, reachedSum, discount },
}: {
  of: NonNullable<CouponPreview['carts']>;
}) {
  const t = useTexts('coupons').past;
  const lang = useLang();
  return (
    <>
      <h3 className="mt-4 font-text text-sm font-medium text-ink-2">{t.carts}</h3>
      <p className="mb-2 text-sm text-ink-2">{carts === 0 ? t.noCarts : t.cartsNote}</p>
      {carts > 0 && (
        <Figures
          rows={[
            [
              t.cartsReached,
              fill(t.ofOrders, { n: formatNumber(reached, lang), all: formatNumber(carts, lang) }),
            ],
            [t.discount, formatRupees(discount, lang)],
            [t.cartsSum, formatRupees(reachedSum, lang)],
          ]}
        />
      )}
    </>
  );
}

function Figures({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid gap-1.5">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className="tabular text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
