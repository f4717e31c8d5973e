import { useState } from 'react';
import type { StockAdminRow } from '#contract/catalog/stock/admin.ts';
import { stockLimits } from '#contract/catalog/stock/rules.ts';
import { typedNumber } from '#contract/core/typed.ts';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { usePermission } from '#web/admin/rights.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { StockHistory } from './history.tsx';
import { stockName } from './stock-name.ts';

type Typed = {
  level: string;
  shelf: string;
  barcode: string;
  cost: string;
  available: string;
  reason: string;
};

const typedOf = (row: StockAdminRow): Typed => ({
  level: row.reorderLevel === null ? '' : String(row.reorderLevel),
  shelf: row.shelf,
  barcode: row.barcode ?? '',
  cost: row.cost === null ? '' : String(row.cost),
  available: String(row.available),
  reason: '',
});

const upTo = (most: number, number: number): number | null => (number >= 0 && number <= most ? number : null);
const whole = (text: string): number | null => upTo(9_999_999, typedNumber(text, 0));
const amount = (text: string): number | null => upTo(99_999_999, typedNumber(text, 2));

/** Returns the body of the change, or null when a number is wrong. */
function bodyOf(row: StockAdminRow, typed: Typed, costs: boolean) {
  const level = typed.level.trim() === '' ? null : whole(typed.level);
  const cost = typed.cost.trim() === '' ? null : amount(typed.cost);
  const available = whole(typed.available);
  const wrong =
    (typed.level.trim() !== '' && level === null) ||
    (typed.cost.trim() !== '' && cost === null) ||
    available === null;
  if (wrong) return null;
  return {
    version: row.version,
    reorderLevel: level,
    shelf: typed.shelf,
    barcode: typed.barcode,
    ...(costs && { cost }),
    ...(available !== row.available && {
      stock: { from: row.available, to: available, reason: typed.reason },
    }),
  };
}

/** Shows the data that the shop keeps about a SKU, its stock, and its history. `onSaved` loads the table again. */
export function StockSheet({
  row,
  costs,
  stockLow,
  onClose,
  onSaved,
}: {
  row: StockAdminRow;
  costs: boolean;
  /** The reorder level of SKUs without one of their own. */
  stockLow: number;
  onClose: () => void;
  onSaved: () => Promise<void>;
}) {
  const t = useTexts('stock/admin').sheet;
  const lang = useLang();
  const mayWrite = usePermission('stock.write');
  const [typed, setTyped] = useState(() => typedOf(row));
  const [saved, setSaved] = useState(0);
  const { save, busy, problem, setProblem } = useSave(
    async (body: NonNullable<ReturnType<typeof bodyOf>>) => {
      const after = await api('PATCH /api/admin/stock/{id}', { params: { id: row._id }, body });
      toast.good(t.saved);
      setTyped(typedOf(after));
      await onSaved();
      setSaved((n) => n + 1);
    },
    {
      onError: (error) => {
        if (error instanceof ApiError && error.status === 409) void onSaved();
        return messageOf(error, t.failed);
      },
    },
  );
  function send(): void {
    const body = bodyOf(row, typed, costs);
    if (!body) setProblem(t.wrong);
    else if (body.stock && body.stock.reason.trim() === '') setProblem(t.reasonMissing);
    else void save(body);
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={stockName(row, lang)}
      {...(mayWrite && {
        footer: (
          <Button type="submit" form="stock-edit" busy={busy} busyText={t.saving}>
            {t.save}
          </Button>
        ),
      })}
    >
      <p className="mb-4 text-sm">
        <AdminTextLink to={`/admin/edit-product/${row.productId}`}>{t.product}</AdminTextLink>
      </p>
      {problem && (
        <Banner tone="bad" className="mb-4">
          {problem}
        </Banner>
      )}
      {mayWrite && (
        <form
          id="stock-edit"
          method="post"
          noValidate
          className="grid grid-cols-2 gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <StockFields row={row} typed={typed} onChange={setTyped} stockLow={stockLow} costs={costs} />
        </form>
      )}
      <StockHistory skuId={row._id} version={saved} />
    </Sheet>
  );
}

function StockFields({
  row,
  typed,
  onChange,
  stockLow,
  costs,
}: {
  row: StockAdminRow;
  typed: Typed;
  onChange: (typed: Typed) => void;
  stockLow: number;
  costs: boolean;
}) {
  const t = useTexts('stock/admin').sheet;
  const lang = useLang();
  const bind = (name: keyof Typed) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...typed, [name]: event.target.value }),
  });
  return (
    <>
      <Field label={t.available}>
        <Input inputMode="numeric" {...bind('available')} />
      </Field>
      <Field label={t.level} hint={fill(t.levelHint, { n: formatNumber(stockLow, lang) })}>
        <Input inputMode="numeric" {...bind('level')} />
      </Field>
      {typed.available.trim() !== String(row.available) && (
        <Field label={t.reason} hint={t.reasonHint} className="col-span-full">
          <Input maxLength={stockLimits.reason} {...bind('reason')} />
        </Field>
      )}
      <Field label={t.shelf}>
        <Input maxLength={stockLimits.shelf} {...bind('shelf')} />
      </Field>
      <Field label={t.barcode}>
        <Input maxLength={stockLimits.barcode} {...bind('barcode')} />
      </Field>
      {costs && (
        <Field
          label={t.cost}
          className="col-span-full"
          hint={row.margin === null ? t.costHint : fill(t.margin, { n: formatNumber(row.margin, lang) })}
        >
          <Input inputMode="decimal" {...bind('cost')} />
        </Field>
      )}
    </>
  );
}
