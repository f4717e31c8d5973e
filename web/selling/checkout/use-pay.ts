import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { refreshCartCount } from '#web/selling/cart/shared/cart-count.ts';
import { forgetNote } from '#web/selling/checkout/shared/saved-form.ts';
import { isCouponRefusal } from '#web/selling/coupons/shared/quote.ts';
import { saveCoupons } from '#web/selling/coupons/shared/saved-coupon.ts';
import type { Gateway } from '#web/selling/payments/shared/gateway.ts';
import { loadGateway } from '#web/selling/payments/shared/load-gateway.ts';
import { upiQr } from '#web/selling/payments/shared/payment-config.ts';
import { readSession } from '#web/session/store.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { type CheckoutForm, destinationOf } from './form.ts';
import type { LoadedCheckout, Problem } from './load-checkout.ts';
import { newQuote, payProblem } from './pay-problem.ts';
import { openOrder, type Placing, placeCashOrder } from './place-order.ts';

/**
 * Pays: opens the order and leaves for the gateway's page, or places it with cash on delivery. An error becomes a
 * `problem`; changed prices become the new `quote`. A double click makes one order.
 */
export function usePay(loaded: LoadedCheckout, gateway: Gateway | null) {
  const t = useTexts('checkout');
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [quote, setQuote] = useState(loaded.quote);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [paying, setPaying] = useState(false);
  // React updates the state only with the next render; a second click may come before it.
  const started = useRef(false);
  useEffect(() => setQuote(loaded.quote), [loaded]);

  const stop = () => {
    started.current = false;
    setPaying(false);
  };
  useBackFromGateway(stop);

  /**
   * Removes the codes when one is no longer valid; the end of an automatic coupon leaves them. The new price is shown
   * before anything is paid.
   */
  function takeOffCoupons({ code, message }: ApiError) {
    if (code !== 'coupon_automatic_over') saveCoupons([]);
    toast.problem(message);
    void revalidate();
  }

  /** Leaves for the gateway's page. Returns true when the browser is on its way. */
  async function payOnline(placing: Placing, sdk: Gateway): Promise<boolean> {
    const { payment_session_id: session, customOrderId, orderId, repeated } = await openOrder(placing);
    if (session) {
      const refused = await sdk.pay(session);
      if (!refused) return true;
      setProblem({ text: refused.refusal || t.failed });
    } else if (orderId) {
      await navigate(`/order-confirmation?order_id=${encodeURIComponent(customOrderId)}`, {
        state: { isRepeated: repeated === true },
      });
    } else {
      setProblem({ text: t.noSession });
    }
    return false;
  }

  async function payOnDelivery(placing: Placing): Promise<void> {
    const { orderId, isRepeated } = await placeCashOrder(placing);
    saveCoupons([]);
    forgetNote();
    void refreshCartCount();
    await navigate(`/cod-confirmation?order_id=${orderId}`, { replace: true, state: { isRepeated } });
  }

  async function pay(form: CheckoutForm): Promise<void> {
    const cash = form.method === 'cod';
    const byUpi = form.method === 'upi';
    if (!quote || started.current || !(cash || byUpi || gateway)) return;
    if (!readSession()) return toast.problem(t.notLoggedIn);
    started.current = true;
    setPaying(true);
    setProblem(null);
    try {
      const address = destinationOf(form, loaded.addresses);
      const placing = { quote, form, address, coupons: loaded.coupons };
      if (cash) await payOnDelivery(placing);
      // The button stays busy until the browser has left.
      else {
        const chosen = byUpi ? await loadGateway(upiQr) : gateway;
        if (chosen && (await payOnline(placing, chosen))) return;
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) toast.problem(t.notLoggedIn);
      if (isCouponRefusal(error)) takeOffCoupons(error);
      else {
        const now = newQuote(error);
        if (now) setQuote(now);
        setProblem(payProblem(error, { loaded, shown: quote, method: form.method, t, lang }));
      }
    }
    stop();
  }

  return { quote, problem, paying, pay, forget: () => setProblem(null) };
}

/** Resets the busy button when the browser restores the page from its back/forward cache. */
function useBackFromGateway(stop: () => void) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      stop();
      void revalidate();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  });
}
