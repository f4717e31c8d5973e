import type { TypedDetails } from '#contract/selling/checkout/schema.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { AppError } from '../../../platform/core/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { ChosenService } from '../order-services.ts';
import type { FullOrder } from '../store.ts';
import type { TaxIdentity } from './gstin.ts';
import type { Quoted, RequestedLine, ShownFigures } from './quote.ts';

/** The details that differ in an order which a member of staff writes for a buyer. */
export type ByHand = {
  actorId: string;
  /** True when the buyer takes the items along: no delivery is charged. */
  collected: boolean;
  /** True when the cash is in the till. */
  isPaid: boolean;
  /** Minutes for which an order that waits for its payment link reserves its stock. */
  reservedMinutes: number;
  /** The request to which the buyer has said yes; absent for an order without their credit. */
  creditRequest?: string;
  /** Runs in the transaction that writes the order. An error refuses it. */
  written: (tx: Tx, order: FullOrder) => Promise<AppError | null>;
};

/** A checkout as the buyer sent it, or as staff wrote it for them. */
export type CheckoutRequest = {
  userId: string;
  language: Lang;
  /** The network address of the buyer, as limits count it; null for an order by hand. */
  network: string | null;
  items: RequestedLine[];
  shown: ShownFigures;
  address: Partial<ShippingAddress>;
  couponCodes: readonly (string | null | undefined)[];
  details: TypedDetails;
  /** The `Idempotency-Key` header: the same key is the same order. */
  requestKey: string | null;
  /** True to save the address in the address book. */
  saveAddress: boolean;
  /** The payment provider that the buyer chose; absent for the default. */
  provider?: string;
  /** Absent when the buyer ordered. */
  byHand?: ByHand;
};

/** A validated checkout: priced by the server, with the prices that the buyer saw, a valid address, and a valid GSTIN if one was given. */
export type CheckedRequest = {
  request: CheckoutRequest;
  quoted: Quoted;
  address: ShippingAddress;
  taxIdentity: TaxIdentity;
  /** Null for nothing. */
  buyerNote: string | null;
  /** The services that are chosen for its items. */
  chosen: readonly ChosenService[];
};

/** Returns the bulkhead keys of the rows that this order locks: the buyer's orders, the coupons, the SKUs. */
export const hotRows = ({ request, quoted }: CheckedRequest): string[] => [
  `orders ${request.userId}`,
  ...(quoted.applied?.coupons ?? []).map(({ coupon }) => `coupon ${coupon.id}`),
  ...quoted.lines.filter(({ item }) => !item.service).map(({ item }) => `sku ${item.skuId}`),
];

/**
 * The payment method of an order. An online order reserves its stock until `reservedUntil`. `repeatHash` recognises the
 * order when it is sent again; null for one that may be sent twice.
 */
export type Payment = { repeatHash: string | null } & (
  | { method: 'online'; reservedUntil: Date; cartHash: string }
  | { method: 'cod'; requestKey: string | null }
);
