import { paymentRefunded } from './payment-refunded.ts';
import { shopPaymentRefunded } from './shop-payment-refunded.ts';

/** Every kind of e-mail of payments. */
export const paymentEmails = [paymentRefunded, shopPaymentRefunded];
