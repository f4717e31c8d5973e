import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import type { Gateway } from '#web/features/checkout/gateway.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { type Left, noteLeaving, takeLeft } from './left-for-payment.ts';

/** The words of one kind of reading on the way to the gateway (specification, section 8). */
export type BuyWords = {
  sdkNotReady: string;
  noSession: string;
  /** The gateway's page did not open. */
  failed: string;
  /** The order could not be made and the server did not say why. */
  wrong: string;
  cancelled: string;
  paid: string;
};

/** An order at the gateway, as the premium calls answer it. */
type Opened = { orderId: string; paymentSessionId: string };

/**
 * Buying a reading: opens the order and leaves for the gateway's page. Who comes back without having paid is told so and
 * finds the form as it was; who had paid after all goes on to the report. Two presses are one order.
 */
export function useBuy({
  form,
  words,
  gateway,
  resultPath,
}: {
  /** Names the form in this tab's storage. */
  form: string;
  words: BuyWords;
  gateway: Gateway | null;
  /** Where the report of an order will be. */
  resultPath: (orderId: string) => string;
}) {
  const navigate = useNavigate();
  const [paying, setPaying] = useState(false);
  const started = useRef(false);
  const stop = () => {
    started.current = false;
    setPaying(false);
  };

  /** How the payment ended that this tab had left for. */
  async function afterReturn(left: Left): Promise<void> {
    const status = await api('GET /api/payment/status/{orderId}', { params: { orderId: left.orderId } }).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === 'SUCCESS') {
      toast.good(words.paid);
      await navigate(left.resultPath, { replace: true });
    } else toast.problem(words.cancelled);
  }
  // The browser may bring the page back as it was left, or load it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a load, and once a return.
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
      noteLeaving(form, { orderId, resultPath: resultPath(orderId) });
      const result = await gateway.checkout({ paymentSessionId, redirectTarget: '_self' });
      // The button stays busy until the browser has left.
      if (!result?.error) return;
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
