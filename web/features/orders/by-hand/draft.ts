import { useEffect, useState } from 'react';
import type { Product } from '#contract/catalog/endpoints.ts';
import type { HandBuyer } from '#contract/orders/by-hand.ts';
import type { HandPayment } from '#contract/orders/rules.ts';
import type { Quote } from '#contract/payments/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';

/** One choice of a product: a variant, a size, or the product itself. `price` in rupees, `stock` in pieces. */
export type Option = {
  product: string;
  variantId: string | null;
  size: string | null;
  /** The name of the variant or the size; '' without either. */
  choice: string;
  price: number;
  stock: number;
};

/** A line of the order. */
export type Line = Option & { name: string; picture: string; quantity: number };

/** An order as it is being written, without its address. */
export type Draft = {
  buyer: HandBuyer | null;
  lines: readonly Line[];
  coupon: string;
  collected: boolean;
  payment: HandPayment;
  gstin: string;
};

/** The empty order. */
export const emptyDraft: Draft = {
  buyer: null,
  lines: [],
  coupon: '',
  collected: false,
  payment: 'link',
  gstin: '',
};

/** Returns what can be ordered of a product. */
export function optionsOf({ _id, hasVariants, variants, stock, price }: Product): Option[] {
  if (hasVariants)
    return variants.map((variant) => ({
      product: _id,
      variantId: variant._id,
      size: null,
      choice: variant.variantName,
      price: variant.price,
      stock: variant.stock,
    }));
  return stock.map(({ size, quantity }) => ({
    product: _id,
    variantId: null,
    size: size || null,
    choice: size,
    price: price ?? 0,
    stock: quantity,
  }));
}

/** Returns what tells a line from all others. */
export const keyOf = ({ product, variantId, size }: Option): string => `${product} ${variantId} ${size}`;

/** Adds a piece of an option to the lines, at most as many as there are. */
export function addLine(lines: readonly Line[], line: Omit<Line, 'quantity'>): Line[] {
  const known = lines.find((one) => keyOf(one) === keyOf(line));
  if (!known) return [...lines, { ...line, quantity: 1 }];
  const quantity = Math.min(known.quantity + 1, line.stock);
  return lines.map((one) => (one === known ? { ...known, quantity } : one));
}

/** Returns the lines as the server reads them. */
export const cartOf = ({ lines, coupon, collected }: Draft) => ({
  items: lines.map(({ product, variantId, size, quantity }) => ({ product, variantId, size, quantity })),
  couponCode: coupon || null,
  collected,
});

/** Keeps the shop's price of an order up to date. `quote` is null while there is none for what is chosen. */
export function useHandQuote(
  draft: Draft,
  failed: string,
): { quote: Quote | null; problem: string; again: () => void } {
  const [known, setKnown] = useState<{ of: string; quote: Quote | null; problem: string } | null>(null);
  const [round, setRound] = useState(0);
  const buyerId = draft.buyer?._id ?? '';
  const body = JSON.stringify({ buyerId, ...cartOf(draft) });
  const ready = buyerId !== '' && draft.lines.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    const keep = (quote: Quote | null, problem: string) => wanted && setKnown({ of: body, quote, problem });
    api('POST /api/admin/order-quotes', { body: JSON.parse(body) }).then(
      (quote) => keep(quote, ''),
      (error) => keep(null, messageOf(error, failed)),
    );
    return () => {
      wanted = false;
    };
  }, [body, ready, failed, round]);
  const current = ready && known?.of === body ? known : null;
  return {
    quote: current?.quote ?? null,
    problem: current?.problem ?? '',
    again: () => setRound((n) => n + 1),
  };
}
