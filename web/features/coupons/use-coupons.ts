import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#contract/cart/endpoints.ts';
import type { Coupon } from '#contract/coupons/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { type CartCoupons, loadCoupons } from './load-coupons.ts';
import { linesOf } from './quote.ts';
import { keepCoupon } from './saved-coupon.ts';

const keyOf = (items: readonly CartItem[], code: string | null): string =>
  JSON.stringify([linesOf(items), code]);

/**
 * The coupons of a cart as it changes. One is applied at a time; one that no longer counts is taken off, with the
 * server's reason in a toast. `loaded` are those of `items` as the page began.
 */
export function useCoupons(loaded: CartCoupons, items: readonly CartItem[]) {
  const t = useTexts('cart').coupons;
  const [held, setHeld] = useState(loaded);
  const [loading, setLoading] = useState(false);
  const known = useRef(keyOf(items, loaded.code));
  const latest = useRef(0);

  useEffect(() => setHeld(loaded), [loaded]);

  async function load(code: string | null): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    known.current = keyOf(items, code);
    setLoading(true);
    const now = await loadCoupons(items, code);
    if (mine !== latest.current) return;
    setLoading(false);
    known.current = keyOf(items, now.code);
    setHeld(now);
    if (now.refusal === null) return;
    keepCoupon(null);
    toast.problem(now.refusal);
  }

  const key = keyOf(items, held.code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that the answer depends on
  useEffect(() => {
    if (key !== known.current) void load(held.code);
  }, [key]);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  return {
    ...held,
    loading,
    retry: () => void load(held.code),

    /** Applies a coupon in place of the one before; its discount is the one the list told for these lines. */
    apply({ code, discount }: Coupon): void {
      keepCoupon(code);
      setHeld((before) => ({ ...before, code, discount }));
    },

    /** Takes the applied coupon off. */
    remove(): void {
      keepCoupon(null);
      setHeld((before) => ({ ...before, code: null, discount: 0 }));
      toast.good(t.removed);
    },
  };
}
