import { cashfree } from '../selling/payments/cashfree/provider.ts';

/** The payment provider of the shop. docs/guides/add-a-payment-provider.md says how to take another one. */
export const paymentProvider = cashfree;
