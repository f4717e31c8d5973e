import type { TaxRow } from '#contract/selling/invoices/tax.ts';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';

/** Converts the tax rows of an order to their wire format: percent and rupees. */
export const presentTaxes = (rows: readonly TaxRow[]): Order['taxes'] =>
  rows.map(({ rate, amount, delivery }) => ({
    percent: rate / 100,
    amount: toRupees(asPaise(amount)),
    delivery,
  }));
