import { type TaxKind, type TaxParts, whole } from '#contract/selling/invoices/tax.ts';
import { type Paise, share } from '../../platform/core/money.ts';

/** The remainder of a line after earlier credits. */
export type LineLeft = TaxParts & { amount: number; rate: number };

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
  const rest = amount - tax;
  if (kind === 'interstate') return { taxable: rest, cgst, sgst, igst: tax };
  const central = Math.max(Math.min(Math.ceil(tax / 2), cgst), tax - sgst);
  return { taxable: rest, cgst: central, sgst: tax - central, igst };
}
