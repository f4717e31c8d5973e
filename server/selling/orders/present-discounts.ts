import type { Order } from '#contract/selling/orders/endpoints.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { OrderDiscount } from '../../schema/column-types.ts';

/** Converts the coupons of an order to their wire format, in rupees. */
export const presentDiscounts = (discounts: readonly OrderDiscount[]): NonNullable<Order['discounts']> =>
  discounts.map(({ code, kind, name, nameHi, amount }) => ({
    code,
    kind,
    name,
    nameHi,
    amount: toRupees(asPaise(amount)),
  }));
