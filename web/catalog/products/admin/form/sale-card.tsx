import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminProduct } from '#contract/catalog/products/admin-products.ts';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import { wasDays, wasWindowDays } from '#contract/catalog/products/rules.ts';
import { fromIndiaClock, toIndiaClock } from '#contract/core/india-time.ts';
import { DateField } from '#web/admin/date-field.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { FormCard } from './card.tsx';
import { parseNumber } from './draft.ts';

type Sku = AdminProduct['skus'][number];
type Typed = { prices: Record<string, string>; from: string; to: string };

/** Returns the rows that have a price of their own: every variant, or the product as a whole. */
const rowsOf = ({ hasVariants, skus }: AdminProduct): Sku[] => (hasVariants ? skus : skus.slice(0, 1));

const clockOf = (instant: string | null | undefined): string =>
  instant ? toIndiaClock(new Date(instant)) : '';

function typedOf(product: AdminProduct): Typed {
  const sale = product.skus.find((sku) => sku.sale)?.sale;
  return {
    prices: Object.fromEntries(product.skus.map((sku) => [sku._id, sku.sale ? String(sku.sale.price) : ''])),
    from: clockOf(sale?.from),
    to: clockOf(sale?.to),
  };
}

/** Returns the body of the call; null when a price or a time is wrong. */
function bodyOf(product: AdminProduct, typed: Typed) {
  const prices = product.skus.flatMap((sku) => {
    // All sizes of a product share one price.
    const text = typed.prices[(product.hasVariants ? sku : product.skus[0])?._id ?? ''] ?? '';
    return text.trim() === '' ? [] : [{ _id: sku._id, price: parseNumber(text) }];
  });
  if (prices.some(({ price }) => price === null || price <= 0)) return null;
  const begun = product.skus.find((sku) => sku.sale)?.sale?.from;
  // The stored moment has seconds, which its input does not show.
  const from = begun && clockOf(begun) === typed.from ? begun : null;
  return {
    prices: prices.map(({ _id, price }) => ({ _id, price: price ?? 0 })),
    from: from ?? (typed.from ? fromIndiaClock(typed.from) : new Date()).toISOString(),
    to: typed.to ? fromIndiaClock(typed.to).toISOString() : null,
  };
}

/**
 * The sale prices of a product, from a time until another. It saves by itself and leaves the form alone. Times are those of India,
 * with the chosen moment in words below, because browsers write dates in their own order.
 */
export function SaleCard({ product }: { product: AdminProduct }) {
  const t = useTexts('products/admin-form').sale;
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(() => typedOf(product));
  const running = product.skus.some(({ sale }) => sale?.runs);
  const planned = !running && product.skus.some(({ sale }) => sale);
  const { save, busy, problem, setProblem } = useSave(
    async (body: NonNullable<ReturnType<typeof bodyOf>>) => {
      const after = await api('PUT /api/admin/products/{id}/sale', { params: { id: product._id }, body });
      setTyped(typedOf(after));
      await revalidate();
      toast.good(body.prices.length > 0 ? t.saved : t.ended);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  const end = () => void save({ prices: [], from: new Date().toISOString(), to: null });
  return (
    <FormCard
      title={t.title}
      {...((running || planned) && {
        aside: <Badge tone={running ? 'good' : 'info'}>{running ? t.running : t.planned}</Badge>,
      })}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const body = bodyOf(product, typed);
          if (!body || body.prices.length === 0) setProblem(t.wrong);
          else void save(body);
        }}
      >
        <SaleFields product={product} typed={typed} onChange={setTyped} />
        <p className="text-sm text-ink-3">{fill(t.rule, { window: wasWindowDays, days: wasDays })}</p>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" kind="secondary" size="small" busy={busy} busyText={t.saving}>
            {t.save}
          </Button>
          {(running || planned) && (
            <Button kind="ghost" size="small" disabled={busy} onClick={end}>
              {running ? t.end : t.cancel}
            </Button>
          )}
        </div>
      </form>
    </FormCard>
  );
}

function SaleFields({
  product,
  typed,
  onChange,
}: {
  product: AdminProduct;
  typed: Typed;
  onChange: (typed: Typed) => void;
}) {
  const t = useTexts('products/admin-form').sale;
  const lang = useLang();
  /** The sale of a SKU in words: what the regular price is, and what stands beside the sale price. */
  const hintOf = ({ price, sale }: Sku): string => {
    const regular = fill(t.regular, { price: formatRupees(price, lang) });
    if (!sale?.runs) return regular;
    const beside = sale.was === null ? t.noWas : fill(t.was, { price: formatRupees(sale.was, lang) });
    return `${regular} ${beside}`;
  };
  return (
    <>
      {rowsOf(product).map((sku) => (
        <Field
          key={sku._id}
          label={product.hasVariants ? fill(t.priceOf, { name: choiceName(sku.name, lang) }) : t.price}
          hint={hintOf(sku)}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={typed.prices[sku._id] ?? ''}
            placeholder={formatNumber(sku.price, lang)}
            onChange={(event) =>
              onChange({ ...typed, prices: { ...typed.prices, [sku._id]: event.target.value } })
            }
          />
        </Field>
      ))}
      <div className="grid gap-4 sm:grid-cols-2 ">
        <DateField
          withTime
          label={t.from}
          hint={typed.from ? '' : t.now}
          value={typed.from}
          onChange={(event) => onChange({ ...typed, from: event.target.value })}
        />
        <DateField
          withTime
          label={t.to}
          hint={typed.to ? '' : t.open}
          value={typed.to}
          onChange={(event) => onChange({ ...typed, to: event.target.value })}
        />
      </div>
    </>
  );
}
