import { useEffect, useState } from 'react';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { type PersonalField, personalProblem } from '#contract/catalog/products/personal-rules.ts';
import type { BuyerCredit, HandBuyer } from '#contract/selling/orders/by-hand.ts';
import type { HandPayment } from '#contract/selling/orders/rules.ts';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { newKey } from '#web/api/new-key.ts';

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

/** The parts of a product that a line shows, and the fields of items that are made to order. */
export type ChosenProduct = { name: string; picture: string; fields: readonly PersonalField[] };

/**
 * A line of the order. `values` are what was filled in, by field; `waiting` are the fields whose photo is on its way. An option that is made to order can have several lines,
 * so `id` tells them apart.
 */
export type Line = Option &
  ChosenProduct & {
    id: string;
    quantity: number;
    values: Record<string, string>;
    waiting: readonly string[];
  };

/** Changes the lines. It gets the newest ones, because a photo can arrive after the next change. */
export type LinesChange = (lines: readonly Line[]) => readonly Line[];

/** An order as it is being written, without its address. */
export type Draft = {
  buyer: HandBuyer | null;
  lines: readonly Line[];
  coupon: string;
  /** The credit note of the buyer whose use they are asked for. It takes the place of a code. */
  credit: BuyerCredit | null;
  collected: boolean;
  payment: HandPayment;
  gstin: string;
};

/** The empty order. */
export const emptyDraft: Draft = {
  buyer: null,
  lines: [],
  coupon: '',
  credit: null,
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

/** Returns what tells an option from all others. */
export const keyOf = ({ product, variantId, size }: Option): string => `${product} ${variantId} ${size}`;

/** Returns how many pieces a line can have: what the other lines of the same option leave of the stock. */
export const mostOf = (lines: readonly Line[], { id, ...option }: Line): number =>
  lines
    .filter((one) => one.id !== id && keyOf(one) === keyOf(option))
    .reduce((left, { quantity }) => left - quantity, option.stock);

/**
 * Adds a piece of an option to the lines, at most as many as there are. A piece that is made to order gets a line of its
 * own, because its buyer can want something else on it.
 */
export function addLine(lines: readonly Line[], added: Option & ChosenProduct): readonly Line[] {
  const same = lines.filter((one) => keyOf(one) === keyOf(added));
  if (same.reduce((sum, { quantity }) => sum + quantity, 0) >= added.stock) return lines;
  const [known] = same;
  if (!known || added.fields.length > 0)
    return [...lines, { ...added, id: newKey(), quantity: 1, values: {}, waiting: [] }];
  return lines.map((one) => (one === known ? { ...known, quantity: known.quantity + 1 } : one));
}

/** Takes the photos out of the lines: they belong to the buyer for whom they were sent. */
export const withoutPhotos: LinesChange = (lines) =>
  lines.map((line) => {
    const photos = line.fields.filter(({ kind }) => kind === 'photo').map(({ id }) => id);
    const kept = Object.entries(line.values).filter(([field]) => !photos.includes(field));
    return { ...line, values: Object.fromEntries(kept) };
  });

const typedIn = ({ values }: Line, field: string): string => (values[field] ?? '').trim();

/** Returns the first field of the lines that does not fit or waits for its photo; null when everything is filled in. */
export function firstGap(lines: readonly Line[]): { line: Line; field: PersonalField } | null {
  for (const line of lines) {
    const field = line.fields.find(
      (one) => line.waiting.includes(one.id) || personalProblem(one, typedIn(line, one.id)) !== null,
    );
    if (field) return { line, field };
  }
  return null;
}

const filledIn = (line: Line) =>
  line.fields.flatMap(({ id: field }) => {
    const value = typedIn(line, field);
    return value === '' ? [] : [{ field, value }];
  });

/** Returns the lines as the server reads them. */
export const cartOf = ({ lines, coupon, credit, collected }: Draft) => ({
  items: lines.map((line) => {
    const { product, variantId, size, quantity } = line;
    const personalisation = filledIn(line);
    return { product, variantId, size, quantity, ...(personalisation.length > 0 && { personalisation }) };
  }),
  couponCode: credit ? null : coupon || null,
  collected,
});

/**
 * Keeps the shop's price of an order up to date. `quote` is null while there is none for what is chosen, and while
 * something is not filled in. Other words on the same items do not change the price, so they ask for none.
 */
export function useHandQuote(
  draft: Draft,
  failed: string,
): { quote: Quote | null; problem: string; again: () => void } {
  const [known, setKnown] = useState<{ of: string; quote: Quote | null; problem: string } | null>(null);
  const [round, setRound] = useState(0);
  const buyerId = draft.buyer?._id ?? '';
  const cart = { ...cartOf(draft), creditId: draft.credit?._id ?? null };
  const of = JSON.stringify({
    buyerId,
    ...cart,
    items: cart.items.map(({ personalisation, ...item }) => item),
  });
  const ready = buyerId !== '' && draft.lines.length > 0 && firstGap(draft.lines) === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again; `of` stands for all that has a price.
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    const keep = (quote: Quote | null, problem: string) => wanted && setKnown({ of, quote, problem });
    api('POST /api/admin/order-quotes', { body: { buyerId, ...cart } }).then(
      (quote) => keep(quote, ''),
      (error) => keep(null, messageOf(error, failed)),
    );
    return () => {
      wanted = false;
    };
  }, [of, ready, failed, round]);
  const current = ready && known?.of === of ? known : null;
  return {
    quote: current?.quote ?? null,
    problem: current?.problem ?? '',
    again: () => setRound((n) => n + 1),
  };
}
