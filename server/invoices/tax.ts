import { asPaise, type Paise, share, sum, times } from '../platform/core/money.ts';
import { allot } from './allot.ts';

/** Which taxes a supply bears: CGST and SGST (or UTGST) within the seller's state, IGST beyond. */
export type TaxKind = 'state' | 'union' | 'interstate';

/** The parts of an amount that includes GST; they sum to it. */
export type TaxParts = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise };

const whole = 10_000;

/**
 * The tax inside an amount at a rate (basis points): half of it rounded half up to the paisa, twice. So CGST equals SGST, and
 * IGST of the same amount is their sum: what a buyer pays in tax does not depend on where they live.
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

/** What is billed: the price of one, how many, and the whole GST rate in basis points. */
export type PlainLine = { price: Paise; quantity: number; rate: number };

/** A line with its money, in paise. `gross` before, `amount` after its share of the discount. */
export type TaxedLine = TaxParts & { gross: Paise; amount: Paise; rate: number };

/** Delivery goes with the goods (composite supply, CGST Act section 8): one line for each rate among them. */
export type DeliveryLine = TaxedLine & { delivery: true };

/** What is to be taxed, in paise. `total` is what the buyer pays; what the parts come to beyond it was taken off. */
export type Supply = { lines: readonly PlainLine[]; delivery: Paise; total: Paise };

/**
 * Divides what was paid over the lines, and each line into taxable value and tax. What was taken off is shared among the goods by
 * their value, beyond that it is taken off the delivery (rule 46 (k): the taxable value is that after the discount). The lines
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

/** What is left of a line after the credits that were given for it. */
export type LineLeft = TaxParts & { amount: Paise; rate: number };

/**
 * The tax that goes back with a part of a line: that of the part, as far as it is left. Whoever takes all that is left takes its
 * very parts, so that credits and invoice cancel out to the paisa. (Of single paise the halves may differ by one.)
 */
export function creditWithin(left: LineLeft, amount: Paise, kind: TaxKind): TaxParts {
  const { taxable, cgst, sgst, igst } = left;
  if (amount === left.amount) return { taxable, cgst, sgst, igst };
  const own = 2 * share(amount, left.rate, 2 * (whole + left.rate));
  // Nor may more of the taxable value go back than is left.
  const tax = Math.min(Math.max(own, amount - taxable), cgst + sgst + igst, amount);
  const rest = asPaise(amount - tax);
  if (kind === 'interstate') return { taxable: rest, cgst, sgst, igst: asPaise(tax) };
  const central = Math.max(Math.min(Math.ceil(tax / 2), cgst), tax - sgst);
  return { taxable: rest, cgst: asPaise(central), sgst: asPaise(tax - central), igst };
}
