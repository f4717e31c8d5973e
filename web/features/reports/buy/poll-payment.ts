import type { ReportStatus } from '#contract/reports/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { waitAfter } from '#web/shared/payments/watch-payment.ts';

/** After this many ms without a result the page says where the report will appear. */
const SLOW_MS = 12_000;
/** After this many ms the page says what it waits for, and for how long. A payment that is open is never called failed. */
const PATIENCE_MS = 60_000;

const ended: readonly ReportStatus[] = ['FAILED', 'EXPIRED', 'REFUNDED'];

/** The calls of {@link pollPayment}. */
export type Poll = {
  /** True once the page is left: then nothing is reported any more. */
  hasLeft: () => boolean;
  later: (work: () => void, ms: number) => void;
  onPaid: () => Promise<void>;
  /** Called when the payment has ended without money. */
  onUnpaid: () => void;
  /** Called when the server refuses to tell the status. */
  onRefused: () => void;
  /** Gets true when a request got no response, false after the next response. */
  onLost: (lost: boolean) => void;
  onWait: (phase: 'slow' | 'late') => void;
};

/** Asks for a payment's status, with growing pauses, until it has ended. */
export async function pollPayment(orderId: string, on: Poll): Promise<void> {
  const began = Date.now();
  async function ask(attempts: number): Promise<void> {
    try {
      const { status } = await api('GET /api/payment/status/{orderId}', { params: { orderId } });
      if (on.hasLeft()) return;
      on.onLost(false);
      if (status === 'SUCCESS') return on.onPaid();
      if (ended.includes(status)) return on.onUnpaid();
    } catch (error) {
      if (on.hasLeft()) return;
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return on.onRefused();
      on.onLost(true);
    }
    const waited = Date.now() - began;
    if (waited > SLOW_MS) on.onWait(waited > PATIENCE_MS ? 'late' : 'slow');
    on.later(() => void ask(attempts + 1), waitAfter(attempts));
  }
  await ask(1);
}
