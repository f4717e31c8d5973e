import { asPaise, type Paise, share, zero } from '../../../platform/core/money.ts';

/**
 * The price (paise a piece), the quantity and the discount (paise) of an order line. Orders of before coupons named their
 * lines have no discount a line.
 */
export type PricedLine = { id: string; price: number; quantity: number; discount: number | null };

/**
 * Returns what was paid for each line of an order, by its id, in paise: its price less its discount, as the order and the
 * invoice show it. Without a discount a line it is the line's share of the order's: the running total of shares is rounded
 * half up. Either way the lines sum to exactly subtotal less discount. Delivery belongs to no line.
 */
export function paidForLines(
  { subtotal, discount }: { subtotal: number; discount: number },
  lines: readonly PricedLine[],
): Map<string, Paise> {
  const paid = new Map<string, Paise>();
  let listed = 0;
  let taken: Paise = zero;
  for (const { id, price, quantity, discount: own } of lines) {
    const line = price * quantity;
    listed += line;
    if (own !== null) {
      paid.set(id, asPaise(line - own));
      continue;
    }
    const until = subtotal === 0 ? zero : share(asPaise(Math.min(discount, subtotal)), listed, subtotal);
    paid.set(id, asPaise(line - (until - taken)));
    taken = until;
  }
  return paid;
}
