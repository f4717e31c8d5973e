import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import { messageOf } from '#web/api/client.ts';
import { linesOf, quoteWithNew } from '#web/selling/coupons/shared/quote.ts';
import { saveCoupons } from '#web/selling/coupons/shared/saved-coupon.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { type CartCoupons, discountsOf, loadCoupons } from './load-coupons.ts';

/**
 * Returns the applied codes that may go with a new one, as far as the list knows both: another kind, and all allow it.
 * The server decides about the rest.
 */
function codesBeside({ list, codes }: Pick<CartCoupons, 'list' | 'codes'>, code: string): string[] {
  const ruleOf = (wanted: string) => list?.find((coupon) => coupon.code === wanted)?.rule;
  const rule = ruleOf(code);
  return codes.filter((one) => {
    const other = ruleOf(one);
    if (!rule || !other) return true;
    return rule.combinable && other.combinable && (rule.kind === 'delivery') !== (other.kind === 'delivery');
  });
}

const keyOf = (items: readonly CartItem[], codes: readonly string[]): string =>
  JSON.stringify([linesOf(items), codes]);

/**
 * Manages the coupons of a changing cart. Codes that go together are applied together, and any other replaces them. One
 * that is no longer valid is removed, with the server's reason in a toast. `loaded` belongs to the initial `items`.
 */
export function useCoupons(loaded: CartCoupons, items: readonly CartItem[]) {
  const t = useTexts('cart').coupons;
  const [current, setCurrent] = useState(loaded);
  const [loading, setLoading] = useState(false);
  const known = useRef(keyOf(items, loaded.codes));
  const latest = useRef(0);

  useEffect(() => setCurrent(loaded), [loaded]);

  /** Runs a request. Returns null when a later one has started, whose response counts instead. */
  async function ask<R>(request: () => Promise<R>): Promise<R | null> {
    latest.current += 1;
    const mine = latest.current;
    setLoading(true);
    try {
      const response = await request();
      return mine === latest.current ? response : null;
    } finally {
      if (mine === latest.current) setLoading(false);
    }
  }

  async function load(codes: readonly string[]): Promise<void> {
    known.current = keyOf(items, codes);
    const now = await ask(() => loadCoupons(items, codes));
    if (!now) return;
    known.current = keyOf(items, now.codes);
    setCurrent(now);
    if (now.refusal === null) return;
    saveCoupons(now.codes);
    toast.problem(now.refusal);
  }

  const key = keyOf(items, current.codes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds everything that the response depends on
  useEffect(() => {
    if (key !== known.current) void load(current.codes);
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
    retry: () => void load(current.codes),

    /** Applies a code. Returns why it does not count; null when it does. */
    async apply(typed: string): Promise<string | null> {
      const code = typed.trim().toUpperCase();
      try {
        const now = await ask(() => quoteWithNew(items, codesBeside(current, code), code));
        if (!now) return null;
        known.current = keyOf(items, now.codes);
        saveCoupons(now.codes);
        setCurrent((before) => ({ ...before, ...discountsOf(now) }));
        return null;
      } catch (error) {
        return messageOf(error, t.applyFailed);
      }
    },

    /** Removes an applied code. */
    remove(code: string): void {
      const codes = current.codes.filter((one) => one !== code);
      saveCoupons(codes);
      // Without it at once, so that the press is seen. The server then says what the other coupons take.
      setCurrent((before) => ({
        ...before,
        codes,
        discounts: [],
        discount: 0,
        deliveryDiscount: 0,
        lineDiscounts: [],
      }));
      toast.good(t.removed);
      void load(codes);
    },
  };
}
