declare const paise: unique symbol;

/** Whole paise; the only form money has inside. */
export type Paise = number & { readonly [paise]: true };

/** Takes an integer as paise; throws on fractions and beyond 2^53, which no rule of ours may produce. */
export function asPaise(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not whole paise: ${value}`);
  return value as Paise;
}

/** No money. */
export const zero: Paise = asPaise(0);

/** Rupees from the wire (at most two decimals) to paise. */
export const fromRupees = (rupees: number): Paise => asPaise(Math.round(rupees * 100));

/** Paise to the rupee number of the wire, exact to two decimals. */
export const toRupees = (amount: Paise): number => amount / 100;

/** Adds amounts. */
export const sum = (amounts: readonly Paise[]): Paise =>
  asPaise(amounts.reduce<number>((total, one) => total + one, 0));

/** A price times a whole quantity. */
export const times = (amount: Paise, quantity: number): Paise => asPaise(amount * quantity);

/** `amount x numerator / denominator`, rounded half up, without leaving the integers. */
export function share(amount: Paise, numerator: number, denominator: number): Paise {
  const product = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator);
  return asPaise(Number(product / (2n * BigInt(denominator))));
}

// Made once: a formatter takes longer to make than a page of prices to write.
const wholeRupees = new Intl.NumberFormat('en-IN');
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** For sentences of the server: "₹4,200" or "₹4,200.50", Indian grouping. */
export const rupeeText = (amount: Paise): string =>
  `₹${(amount % 100 === 0 ? wholeRupees : rupeesAndPaise).format(toRupees(amount))}`;
