import { z } from 'zod';
import { fromRupees } from '../../../platform/core/money.ts';
import type { SettledPayment } from '../payment-gateway.ts';

const text = z.union([z.string(), z.number().int()]).transform(String);

const flatLine = z.object({
  event_type: z.string(),
  event_status: z.string().nullish(),
  event_id: text.nullish(),
  event_amount: z.number().nullish(),
  order_id: text.nullish(),
  cf_payment_id: text.nullish(),
});

// From API version 2026-01-01 on, the same fields are nested in groups.
const groupedLine = z
  .object({
    event_details: z.looseObject({}),
    order_details: z.looseObject({}).nullish(),
    payment_details: z.looseObject({}).nullish(),
  })
  .transform((line) => ({ ...line.order_details, ...line.payment_details, ...line.event_details }))
  .pipe(flatLine);

/** One page of the report: raw lines, and the cursor of the next page (empty on the last one). */
export const reportPage = z.object({ cursor: z.string().nullish(), data: z.array(z.unknown()) });

/**
 * Returns the successful payments of a report. Other events (refunds, settlements, adjustments) are skipped.
 * Throws when a line cannot be parsed, because a partly read report could hide a difference.
 */
export function paymentsIn(lines: readonly unknown[]): SettledPayment[] {
  return lines.flatMap((raw) => {
    const line = z.union([groupedLine, flatLine]).parse(raw);
    if (line.event_type !== 'PAYMENT' || line.event_status !== 'SUCCESS') return [];
    // For a payment, the event id is the payment id. Some lines do not repeat it.
    const paymentId = line.cf_payment_id || line.event_id;
    if (!paymentId || typeof line.event_amount !== 'number')
      throw new Error('settlement report: a payment line has no id or no amount');
    return [{ paymentId, orderId: line.order_id ?? '', amount: fromRupees(line.event_amount) }];
  });
}
