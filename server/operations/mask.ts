const hidden = '•••';

/**
 * Keys whose values say what happened and nothing about anybody. Everything that is not named here is hidden, so that
 * a field which comes tomorrow is hidden, too.
 */
const shown = new Set(
  `type kind event_time language report by moneyGoesBack hours minutes
   _id orderId order_id order_amount order_currency order_status subject purpose subjectId userId jobId
   cf_payment_id cf_order_id cf_refund_id payment_id refund_id refund_status refund_amount refund_type refund_mode
   refund_currency refund_charge refund_splits processed_at created_at
   payment_status payment_amount payment_currency payment_time payment_completion_time payment_group payment_method_type
   error_code error_source
   gateway_name gateway_order_id gateway_payment_id
   createdAt orderStatus paymentMethod paymentStatus subtotal deliveryCharges discountAmount gstAmount totalAmount amount
   quantity price size variantName`.split(/\s+/),
);

/** Words of the gateway: shown, without what could be somebody's number or address. */
const words = new Set(['payment_message', 'error_reason']);

/** A value for the desk: its shape stays, what could be somebody's is `•••`. Ids of ours stay: they name rows, not people. */
export function masked(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, key));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner, name)]));
  }
  if (value === null || typeof value === 'boolean' || shown.has(key)) return value;
  return words.has(key) && typeof value === 'string' ? scrubbed(value) : hidden;
}

/** Words for the desk without addresses and numbers of people: e-mails, and ten digits or more in a row. */
export const scrubbed = (text: string): string =>
  text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, hidden)
    .replace(/(?<![\w-])\+?\d(?:[ -]?\d){9,14}(?![\w-])/g, hidden)
    .slice(0, 2000);
