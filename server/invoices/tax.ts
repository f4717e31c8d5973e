import { asPaise, type Paise, share, sum, times } from '../platform/core/money.ts';
import { allot } from './allocate.ts';

/** The taxes of a supply: CGST and SGST (or UTGST) within the seller's state, IGST otherwise. */
export type TaxKind = 'state' | 'union' | 'interstate';

/** The parts of an amount with GST. They sum to it. */
export type TaxParts = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise };

const whole = 10_000;

/**
 * Returns the tax included in an amount at a rate (basis points). Half of the tax is rounded half up to the
 * paisa and then doubled. So CGST equals SGST, IGST is their sum, and the tax does not depend on the buyer's
 * state.
 */
export function taxWithin(amount: Paise, rate: number, kind: TaxKind): TaxParts {
  const half = share(amount, rate, 2 * (whole + rate));
  return partsOf(amount, half, kind);
}

const partsOf = (amount: Paise, half: Paise, kind: TaxKind): TaxParts => {
  const none = asPaise(0);
  const taxable = asPaise(amount - 2 * half);
  return kind === 'interstate'
    ? { taxable, cgst: none, sgst: none, igst: times(half, 2) }
    : { taxable, cgst: half, sgst: half, igst: none };
};

/** A line before tax: the price of one piece, the quantity, and the whole GST rate in basis points. */
export type PlainLine = { price: Paise; quantity: number; rate: number };

/** A taxed line in paise. `gross` is before and `amount` after its share of the discount. */
export type TaxedLine = TaxParts & { gross: Paise; amount: Paise; rate: number };

/** A delivery line. Delivery is taxed like the products (composite supply, CGST Act section 8): one line per rate. */
export type DeliveryLine = TaxedLine & { delivery: true };

/** A supply to tax, in paise. `total` is the amount paid; the rest of lines and delivery is the discount. */
export type Supply = { lines: readonly PlainLine[]; delivery: Paise; total: Paise };

/**
 * Divides the amount paid among the lines, and each line into taxable value and tax. The discount is shared among the
 * products by value; any excess reduces the delivery. The taxable value is after the discount (rule 46 (k)). The lines
 * always sum to `total`.
 */
export function taxSupply(
  { lines, delivery, total }: Supply,
  kind: TaxKind,
): { lines: TaxedLine[]; deliveries: DeliveryLine[] } {
  const gross = lines.map(({ price, quantity }) => times(price, quantity));
  const subtotal = sum(gross);
  const off = asPaise(subtotal + delivery - total);
  const offGoods = asPaise(Math.min(off, subtotal));
  const shares = allot(offGoods, gross);
  const taxed = lines.map(({ rate }, i) => {
    const before = gross[i] ?? asPaise(0);
    const amount = asPaise(before - (shares[i] ?? 0));
    return { gross: before, amount, rate, ...taxWithin(amount, rate, kind) };
  });
  return { lines: taxed, deliveries: taxDelivery(taxed, { delivery, off: asPaise(off - offGoods), kind }) };
}

function taxDelivery(
  lines: readonly TaxedLine[],
  { delivery, off, kind }: { delivery: Paise; off: Paise; kind: TaxKind },
): DeliveryLine[] {
  if (delivery === 0) return [];
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b);
  const values = rates.map((rate) =>
    sum(lines.filter((line) => line.rate === rate).map(({ gross }) => gross)),
  );
  const charged = allot(delivery, values);
  const taken = allot(off, charged);
  return rates.flatMap((rate, i) => {
    const before = charged[i] ?? asPaise(0);
    if (before === 0) return [];
    const amount = asPaise(before - (taken[i] ?? 0));
    return [{ delivery: true, gross: before, amount, rate, ...taxWithin(amount, rate, kind) }];
  });
}

/** The remainder of a line after earlier credits. */
export type LineLeft = TaxParts & { amount: Paise; rate: number };

/**
 * Returns the tax of a credited part of a line, limited to what is left. Crediting the whole remainder takes
 * its exact parts, so that credits and invoice cancel out to the paisa. For very small amounts CGST and SGST
 * may differ by one paisa.
 */
export function creditWithin(left: LineLeft, amount: Paise, kind: TaxKind): TaxParts {
  const { taxable, cgst, sgst, igst } = left;
  if (amount === left.amount) return { taxable, cgst, sgst, igst };
  const own = 2 * share(amount, left.rate, 2 * (whole + left.rate));
  // The credited taxable value must not exceed the remainder either.
  const tax = Math.min(Math.max(own, amount - taxable), cgst + sgst + igst, amount);
  const rest = asPaise(amount - tax);
  if (kind === 'interstate') return { taxable: rest, cgst, sgst, igst: asPaise(tax) };
  const central = Math.max(Math.min(Math.ceil(tax / 2), cgst), tax - sgst);
  return { taxable: rest, cgst: asPaise(central), sgst: asPaise(tax - central), igst };
}
