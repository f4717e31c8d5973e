import { allot, shareOf } from '../../core/shares.ts';

// The tax of a supply, for invoices, orders and carts alike, so that all of them say one figure. Amounts are whole
// paise, rates are basis points. Pages load this file, so it has no dependency on zod.

/** The taxes of a supply: CGST and SGST (or UTGST) within the seller's state, IGST otherwise. */
export type TaxKind = 'state' | 'union' | 'interstate';

/** The parts of an amount with GST, in paise. They sum to it. */
export type TaxParts = { taxable: number; cgst: number; sgst: number; igst: number };

/** 100 % in basis points. */
export const whole = 10_000;

/**
 * Returns the tax included in an amount at a rate (basis points). Half of the tax is rounded half up to the
 * paisa and then doubled. So CGST equals SGST, IGST is their sum, and the tax does not depend on the buyer's
 * state.
 */
export function taxWithin(amount: number, rate: number, kind: TaxKind): TaxParts {
  const half = shareOf(amount, rate, 2 * (whole + rate));
  return partsOf(amount, kind === 'interstate' ? { igst: 2 * half } : { half });
}

/** Divides an amount into its taxable value and the given tax. */
const partsOf = (amount: number, { half = 0, igst = 0 }: { half?: number; igst?: number }): TaxParts => ({
  taxable: amount - 2 * half - igst,
  cgst: half,
  sgst: half,
  igst,
});

/**
 * A line before tax: the price of one piece, the quantity, the GST rate, and the line's part of the discount if it is
 * fixed. A `service` is not delivered.
 */
export type PlainLine = {
  price: number;
  quantity: number;
  rate: number;
  discount?: number | null;
  service?: boolean;
};

/** A taxed line in paise. `gross` is before and `amount` after its share of the discount. */
export type TaxedLine = TaxParts & { gross: number; amount: number; rate: number };

/** A delivery line. Delivery is taxed like the products (composite supply, CGST Act section 8): one line per rate. */
export type DeliveryLine = TaxedLine & { delivery: true };

/**
 * A supply to tax, in paise. `total` is the amount paid; the rest of lines and delivery is the discount. `oneRate`
 * says that no line has a rate of its own: without a discount the tax of the lines together is then the subtotal's,
 * rounded once, as the specification computes it (subtotal x 18 / 118).
 */
export type Supply = { lines: readonly PlainLine[]; delivery: number; total: number; oneRate?: boolean };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Returns each line's part of a discount: what is fixed for the lines, else by value. */
function discounts(lines: readonly PlainLine[], gross: readonly number[], off: number): number[] {
  const fixed = lines.map(({ discount }) => discount ?? 0);
  return off > 0 && sum(fixed) === off ? fixed : allot(off, gross);
}

/**
 * Divides the amount paid among the lines, and each line into taxable value and tax. The discount is shared among the
 * products that it is for, by value; any excess reduces the delivery. The taxable value is after the discount
 * (CGST Rules, rule 46 (k)). The lines always sum to `total`.
 */
export function taxSupply(
  { lines, delivery, total, oneRate = false }: Supply,
  kind: TaxKind,
): { lines: TaxedLine[]; deliveries: DeliveryLine[] } {
  const gross = lines.map(({ price, quantity }) => price * quantity);
  const subtotal = sum(gross);
  const off = subtotal + delivery - total;
  const offItems = Math.min(off, subtotal);
  const shares = discounts(lines, gross, offItems);
  const together = oneRate && off === 0 ? taxTogether(gross, lines[0]?.rate ?? 0, kind) : null;
  const taxed = lines.map(({ rate }, i) => {
    const before = gross[i] ?? 0;
    const amount = before - (shares[i] ?? 0);
    return { gross: before, amount, rate, ...(together?.[i] ?? taxWithin(amount, rate, kind)) };
  });
  const delivered = taxed.filter((_, i) => !lines[i]?.service);
  return { lines: taxed, deliveries: taxDelivery(delivered, { delivery, off: off - offItems, kind }) };
}

/**
 * Taxes lines of one rate together and divides the tax among them. Outside the state the tax is that of the subtotal,
 * rounded once. Within it both halves are equal, each rounded, so their sum may differ from it by one paisa.
 */
function taxTogether(gross: readonly number[], rate: number, kind: TaxKind): TaxParts[] {
  const subtotal = sum(gross);
  if (kind === 'interstate') {
    const igst = allot(shareOf(subtotal, rate, whole + rate), gross);
    return gross.map((amount, i) => partsOf(amount, { igst: igst[i] ?? 0 }));
  }
  const half = allot(shareOf(subtotal, rate, 2 * (whole + rate)), gross);
  return gross.map((amount, i) => partsOf(amount, { half: half[i] ?? 0 }));
}

function taxDelivery(
  lines: readonly TaxedLine[],
  { delivery, off, kind }: { delivery: number; off: number; kind: TaxKind },
): DeliveryLine[] {
  if (delivery === 0) return [];
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b);
  const values = rates.map((rate) =>
    sum(lines.filter((line) => line.rate === rate).map(({ gross }) => gross)),
  );
  const charged = allot(delivery, values);
  const taken = allot(off, charged);
  return rates.flatMap((rate, i) => {
    const before = charged[i] ?? 0;
    if (before === 0) return [];
    const amount = before - (taken[i] ?? 0);
    return [{ delivery: true, gross: before, amount, rate, ...taxWithin(amount, rate, kind) }];
  });
}

/** The tax included in an order at one rate (basis points), in paise: of the products, or of their delivery. */
export type TaxRow = { rate: number; amount: number; delivery: boolean };

/** The rates that decide the tax of an order: whether the shop is registered, and its rate for products without their own. */
export type TaxRules = { registered: boolean; goodsRate: number };

/** An order's line for {@link includedTax}: `rate` is the product's own rate in basis points, null without one. */
export type OrderLine = Omit<PlainLine, 'rate'> & { rate: number | null };

/**
 * Returns the tax that is included in an order, as its invoice will say it: a row for each rate, and the figure that
 * carts, orders and e-mails show. The figure is the sum of the rows, except for an order that the specification's
 * formula covers (no line with a rate of its own, no discount), where it is that of the products alone. An
 * unregistered shop charges no tax.
 */
export function includedTax(
  order: { lines: readonly OrderLine[]; delivery: number; total: number },
  { registered, goodsRate }: TaxRules,
): { rows: TaxRow[]; shown: number } {
  if (!registered || order.lines.length === 0) return { rows: [], shown: 0 };
  const oneRate = order.lines.every(({ rate }) => rate === null);
  const lines = order.lines.map((line) => ({ ...line, rate: line.rate ?? goodsRate }));
  const taxed = taxSupply({ ...order, lines, oneRate }, 'interstate');
  const rows = [...byRate(taxed.lines, false), ...byRate(taxed.deliveries, true)];
  const subtotal = sum(taxed.lines.map(({ gross }) => gross));
  const specified = oneRate && order.total === subtotal + order.delivery;
  const shown = rows.filter(({ delivery }) => !(specified && delivery));
  return { rows: rows.filter(({ rate }) => rate > 0), shown: sum(shown.map(({ amount }) => amount)) };
}

function byRate(lines: readonly TaxedLine[], delivery: boolean): TaxRow[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const amount = sum(lines.filter((line) => line.rate === rate).map(({ igst }) => igst));
    return { rate, amount, delivery };
  });
}
