import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#contract/cart/endpoints.ts';
import type { Coupon } from '#contract/coupons/endpoints.ts';
import { linesOf } from '#web/shared/coupons/quote.ts';
import { saveCoupon } from '#web/shared/coupons/saved-coupon.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { type CartCoupons, loadCoupons } from './load-coupons.ts';

const keyOf = (items: readonly CartItem[], code: string | null): string =>
  JSON.stringify([linesOf(items), code]);

/**
 * Manages the coupons of a changing cart. One is applied at a time. One that is no longer valid is removed, with the
 * server's reason in a toast. `loaded` belongs to the initial `items`.
 */
export function useCoupons(loaded: CartCoupons, items: readonly CartItem[]) {
  const t = useTexts('cart').coupons;
  const [current, setCurrent] = useState(loaded);
  const [loading, setLoading] = useState(false);
  const known = useRef(keyOf(items, loaded.code));
  const latest = useRef(0);

  useEffect(() => setCurrent(loaded), [loaded]);

  async function load(code: string | null): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    known.current = keyOf(items, code);
    setLoading(true);
    const now = await loadCoupons(items, code);
    if (mine !== latest.current) return;
    setLoading(false);
    known.current = keyOf(items, now.code);
    setCurrent(now);
    if (now.refusal === null) return;
    saveCoupon(null);
    toast.problem(now.refusal);
  }

  const key = keyOf(items, current.code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds everything that the response depends on
  useEffect(() => {
    if (key !== known.current) void load(current.code);
  }, [key]);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  return {
    ...current,
    loading,
    retry: () => void load(current.code),

    /** Applies a coupon instead of the current one. Its discount is the one in the list for these lines. */
    apply({ code, discount, lineDiscounts }: Coupon): void {
      saveCoupon(code);
      setCurrent((before) => ({ ...before, code, discount, lineDiscounts }));
    },

    /** Removes the applied coupon. */
    remove(): void {
      saveCoupon(null);
      setCurrent((before) => ({ ...before, code: null, discount: 0, lineDiscounts: [] }));
      toast.good(t.removed);
    },
  };
}
