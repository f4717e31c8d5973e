import type { ReportStatus } from '#contract/astrology/reports/report.ts';
import { ApiError, api } from '#web/api/client.ts';
import type { PaymentState } from '#web/selling/payments/shared/watch-payment.ts';

/** A report's payment has no second attempt, so FAILED is an end and not the open state of an order's payment. */
const states: Record<ReportStatus, PaymentState> = {
  PENDING: 'ACTIVE',
  SUCCESS: 'PAID',
  FAILED: 'EXPIRED',
  EXPIRED: 'EXPIRED',
  REFUNDED: 'REFUNDED',
};

/**
 * Loads the state of a report's payment. MISSING when the server refuses to tell. Throws when there was no response, or
 * the server asks to come again later.
 */
export async function askReportPayment(orderId: string): Promise<{ state: PaymentState }> {
  try {
    const { status } = await api('GET /api/payment/status/{orderId}', { params: { orderId } });
    return { state: states[status] };
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (refused && error.status !== 429) return { state: 'MISSING' };
    throw error;
  }
}
