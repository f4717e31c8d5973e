const hidden = '•••';

/**
 * The allow-list of keys whose values are never personal. Any other key is masked, so that new fields are
 * safe by default.
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

/** Free texts of the gateway: shown, with numbers and addresses masked. */
const words = new Set(['payment_message', 'error_reason']);

/** Masks personal data in a value with `•••` and keeps its shape. Our own ids are kept. */
export function maskPersonalData(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => maskPersonalData(one, key));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, maskPersonalData(inner, name)]),
    );
  }
  if (value === null || typeof value === 'boolean' || shown.has(key)) return value;
  return words.has(key) && typeof value === 'string' ? scrubText(value) : hidden;
}

/** Masks e-mail addresses, and numbers of ten digits or more, in a text. Cuts it at 2,000 characters. */
export const scrubText = (text: string): string =>
  text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, hidden)
    .replace(/(?<![\w-])\+?\d(?:[ -]?\d){9,14}(?![\w-])/g, hidden)
    .slice(0, 2000);
