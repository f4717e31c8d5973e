import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import { ownReportPath } from '#web/astrology/reports/shared/own-report-path.ts';
import type { Gateway } from '#web/selling/payments/shared/gateway.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { type Left, noteLeaving, takeLeft } from './left-for-payment.ts';

/** The texts of one kind of report on the way to the gateway (specification). */
export type BuyWords = {
  sdkNotReady: string;
  noSession: string;
  /** The gateway's page did not open. */
  failed: string;
  /** The order failed and the server gave no reason. */
  wrong: string;
  cancelled: string;
  paid: string;
};

/** An order at the gateway, as the API returns it. */
type Opened = { orderId: string; paymentSessionId: string };

/**
 * Buys a report: opens the order and leaves for the gateway's page. A buyer who returns without having paid is told
 * so and finds the form unchanged. One who has paid after all is sent to the report. A double click makes one order.
 */
export function useBuy({
  form,
  words,
  gateway,
}: {
  /** The form's key in this tab's storage. */
  form: string;
  words: BuyWords;
  gateway: Gateway | null;
}) {
  const navigate = useNavigate();
  const [paying, setPaying] = useState(false);
  const started = useRef(false);
  const stop = () => {
    started.current = false;
    setPaying(false);
  };

  /** Checks the payment that this tab had left for. */
  async function afterReturn(left: Left): Promise<void> {
    const status = await api('GET /api/payment/status/{orderId}', { params: { orderId: left.orderId } }).then(
      (response) => response.status,
      () => null,
    );
    if (status === 'SUCCESS') {
      toast.good(words.paid);
      await navigate(ownReportPath(left.orderId), { replace: true });
    } else toast.problem(words.cancelled);
  }
  // The browser may load the page again, or restore it from its back/forward cache.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each load and each return.
  useEffect(() => {
    const look = () => {
      const left = takeLeft(form);
      if (left) void afterReturn(left);
    };
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      stop();
      look();
    };
    look();
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  async function buy(open: () => Promise<Opened>): Promise<void> {
    if (started.current) return;
    if (!gateway) return toast.problem(words.sdkNotReady);
    started.current = true;
    setPaying(true);
    try {
      const { orderId, paymentSessionId } = await open();
      if (!orderId || !paymentSessionId) throw new Error(words.noSession);
      noteLeaving(form, { orderId });
      // The button stays busy until the browser has left.
      if (!(await gateway.pay(paymentSessionId))) return;
      takeLeft(form);
      toast.problem(words.failed);
    } catch (error) {
      takeLeft(form);
      const missing = error instanceof Error && error.message === words.noSession;
      toast.problem(missing ? words.noSession : messageOf(error, words.wrong));
    }
    stop();
  }

  return { buy, paying };
}
