import { z } from 'zod';
import { fromRupees, type Paise } from '../platform/core/money.ts';

/** A successful payment in the gateway's daily report. Amount in paise; `orderId` is whatever the gateway has. */
export type ReportedPayment = { paymentId: string; orderId: string; amount: Paise };

const text = z.union([z.string(), z.number().int()]).transform(String);

const flatLine = z.object({
  event_type: z.string(),
  event_status: z.string().nullish(),
  event_id: text.nullish(),
  event_amount: z.number().nullish(),
  order_id: text.nullish(),
  cf_payment_id: text.nullish(),
});

// From API version 2026-01-01 on the same fields stand in groups.
const groupedLine = z
  .object({
    event_details: z.looseObject({}),
    order_details: z.looseObject({}).nullish(),
    payment_details: z.looseObject({}).nullish(),
  })
  .transform((line) => ({ ...line.order_details, ...line.payment_details, ...line.event_details }))
  .pipe(flatLine);

/** One page of the report: its lines as they came, and where the next page begins (empty on the last one). */
export const reportPage = z.object({ cursor: z.string().nullish(), data: z.array(z.unknown()) });

/**
 * The successful payments among lines of the report; other events (refunds, settlements, adjustments) are left out.
 * Throws when a line cannot be read: a report that is read in part would hide what it is read for.
 */
export function paymentsIn(lines: readonly unknown[]): ReportedPayment[] {
  return lines.flatMap((raw) => {
    const line = z.union([groupedLine, flatLine]).parse(raw);
    if (line.event_type !== 'PAYMENT' || line.event_status !== 'SUCCESS') return [];
    // A payment's event bears the payment's id, where the line does not name it once more.
    const paymentId = line.cf_payment_id || line.event_id;
    if (!paymentId || typeof line.event_amount !== 'number')
      throw new Error('A payment without id or amount');
    return [{ paymentId, orderId: line.order_id ?? '', amount: fromRupees(line.event_amount) }];
  });
}
