import type { Lang } from '#contract/core/errors.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import type { AskedLine, Quoted, ShownFigures } from './quote.ts';

/** A checkout as a buyer sends it. */
export type CheckoutRequest = {
  userId: string;
  language: Lang;
  items: AskedLine[];
  shown: ShownFigures;
  address: Partial<ShippingAddress>;
  couponCode: string | null | undefined;
  /** The `Idempotency-Key` it came with: sent again, it is the same order. */
  requestKey: string | null;
  /** Keep the address for next time. */
  saveAddress: boolean;
};

/** A checkout that may be written: priced by us, seen so by the buyer, with an address we send to. */
export type CheckedRequest = { request: CheckoutRequest; quoted: Quoted; address: ShippingAddress };

/** The rows that writing this order locks and that many may want: its buyer's orders, its coupon, its shelves. */
export const hotRows = ({ request, quoted }: CheckedRequest): string[] => [
  `orders ${request.userId}`,
  ...(quoted.coupon ? [`coupon ${quoted.coupon.couponId}`] : []),
  ...quoted.lines.map(({ item }) => `sku ${item.skuId}`),
];

/** How an order is to be paid: online it waits for its money until an instant, on delivery it does not wait. */
export type Payment =
  | { method: 'online'; reservedUntil: Date; cartHash: string }
  | { method: 'cod'; requestKey: string | null };
