import { asPaise, type Paise, share, zero } from '../platform/core/money.ts';

/** A line as its price counts. */
export type PricedLine = { id: string; price: number; quantity: number };

/**
 * What was paid for each line of an order, by its id, in paise: its price less its share of the discount. The shares
 * are rounded half up as they add up, so that all lines together are the subtotal less the discount to the paisa.
 * Delivery belongs to no line.
 */
export function paidForLines(
  { subtotal, discount }: { subtotal: number; discount: number },
  lines: readonly PricedLine[],
): Map<string, Paise> {
  const paid = new Map<string, Paise>();
  let listed = 0;
  let taken: Paise = zero;
  for (const { id, price, quantity } of lines) {
    const line = price * quantity;
    listed += line;
    const until = subtotal === 0 ? zero : share(asPaise(Math.min(discount, subtotal)), listed, subtotal);
    paid.set(id, asPaise(line - (until - taken)));
    taken = until;
  }
  return paid;
}

/** What was paid for some pieces of a line, rounded half up. */
export const paidForPieces = (line: Paise, pieces: number, of: number): Paise => share(line, pieces, of);
