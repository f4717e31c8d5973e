import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { onReturn, setCartCount } from '#web/selling/cart/shared/cart-count.ts';
import { cartIsSettled, enqueue } from '#web/selling/cart/shared/cart-queue.ts';
import { lineKey } from '#web/selling/cart/shared/line.ts';
import { fitToStock, type LoadedCart, readCart } from '#web/selling/cart/shared/load-cart.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

type CartAnswer = Promise<{ items: CartItem[] }>;

/** Removes a line on the server. A line that is gone already, as in another tab, is no error. */
function removeLine(line: CartItem): CartAnswer {
  const { productId, ...query } = lineKey(line);
  return api('DELETE /api/auth/remove/{productId}', {
    params: { productId },
    query,
    keepalive: true,
  }).catch(async (error) => {
    if (error instanceof ApiError && error.code === 'line_not_found') return { items: await readCart() };
    throw error;
  });
}

/**
 * Manages a cart with optimistic updates. Each server response replaces the local state. A refused change shows a
 * toast and the server's cart. A change outlives the page, which shows it already.
 */
export function useCart(loaded: LoadedCart) {
  const t = useTexts('cart');
  const undoText = useTexts('shell').undo;
  const [cart, setCart] = useState(loaded);
  // Quantities waiting to be sent. Of several quick presses only the last is sent.
  const pending = useRef(new Map<string, number>());

  useEffect(() => setCart(loaded), [loaded]);
  const { revalidate } = useRevalidator();
  // A change that is on its way brings the newest cart itself.
  useEffect(() => onReturn(() => cartIsSettled() && void revalidate()), [revalidate]);

  const adopt = ({ items, reduced }: LoadedCart) =>
    setCart((before) => ({ items, reduced: reduced.length > 0 ? reduced : before.reduced }));

  const show = (change: (items: CartItem[]) => CartItem[]) =>
    setCart((before) => {
      const items = change(before.items);
      return { items, reduced: before.reduced.filter((line) => items.includes(line)) };
    });

  /** Sends a change in order; the newest response becomes the cart. Returns whether it was accepted. */
  async function send(change: () => CartAnswer, refusal: (error: unknown) => string): Promise<boolean> {
    try {
      const { items } = await enqueue(change);
      if (cartIsSettled()) adopt(await fitToStock(items, t));
      return true;
    } catch (error) {
      toast.problem(refusal(error));
      await readCart()
        .then((items) => fitToStock(items, t))
        .then(adopt)
        .catch(() => undefined);
      return false;
    }
  }

  return {
    items: cart.items,
    reduced: cart.reduced,

    /** Sets the quantity of a line. */
    setQuantity(line: CartItem, quantity: number): void {
      show((items) => items.map((one) => (one._id === line._id ? { ...one, cartQuantity: quantity } : one)));
      const alreadyWaiting = pending.current.has(line._id);
      pending.current.set(line._id, quantity);
      if (alreadyWaiting) return;
      void send(
        () => {
          const newest = pending.current.get(line._id) ?? quantity;
          pending.current.delete(line._id);
          return api('PUT /api/auth/update', {
            body: { ...lineKey(line), quantity: newest },
            keepalive: true,
          });
        },
        (error) => messageOf(error, t.updateFailed),
      );
    },

    /** Removes a line. The toast offers to undo it. */
    async remove(line: CartItem): Promise<void> {
      show((items) => items.filter((one) => one._id !== line._id));
      setCartCount(cart.items.length - 1);
      const removed = await send(
        () => removeLine(line),
        () => t.removeFailed,
      );
      if (removed) toast.good(t.removed, { text: undoText, run: () => putBack(line) });
    },
  };

  function putBack({ product, size, variantId, cartQuantity, personalisation }: CartItem): void {
    void send(
      () =>
        api('POST /api/auth/add-cart', {
          body: {
            product: product._id,
            size,
            variantId,
            quantity: cartQuantity,
            ...(personalisation && { personalisation }),
          },
        }),
      (error) => messageOf(error, t.undoFailed),
    );
  }
}
