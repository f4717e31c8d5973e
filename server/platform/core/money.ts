import { shareOf } from '#contract/core/shares.ts';

declare const paise: unique symbol;

/** A whole number of paise. Inside the server all amounts are in paise. */
export type Paise = number & { readonly [paise]: true };

/** Casts an integer to paise. Throws RangeError on fractions and beyond 2^53. */
export function asPaise(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not whole paise: ${value}`);
  return value as Paise;
}

/** Zero paise. */
export const zero: Paise = asPaise(0);

/** Converts rupees from the wire (at most two decimals) to paise. */
export const fromRupees = (rupees: number): Paise => asPaise(Math.round(rupees * 100));

/** Converts paise to the rupees of the wire, exact to two decimals. */
export const toRupees = (amount: Paise): number => amount / 100;

/** Adds amounts. */
export const sum = (amounts: readonly Paise[]): Paise =>
  asPaise(amounts.reduce<number>((total, one) => total + one, 0));

/** Multiplies a price by a whole quantity. */
export const times = (amount: Paise, quantity: number): Paise => asPaise(amount * quantity);

/** Returns `amount x numerator / denominator`, rounded half up, in integer arithmetic. */
export const share = (amount: Paise, numerator: number, denominator: number): Paise =>
  asPaise(shareOf(amount, numerator, denominator));

// Created once: creating a formatter takes longer than formatting a page of prices.
const wholeRupees = new Intl.NumberFormat('en-IN');
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** Formats an amount for texts: "₹4,200" or "₹4,200.50", with Indian digit grouping. */
export const rupeeText = (amount: Paise): string =>
  `₹${(amount % 100 === 0 ? wholeRupees : rupeesAndPaise).format(toRupees(amount))}`;
