import { indiaDay } from '#contract/core/india-time.ts';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
import { byLang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import type { CatalogService, Sellable } from '../../../catalog/products/service.ts';
import type { StockLine, StockService } from '../../../catalog/stock/service.ts';
import type { AddressesService } from '../../../people/addresses/service.ts';
import { checkAddress } from '../../../people/addresses/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { newId } from '../../../platform/core/id.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CartService, LineKey } from '../../cart/service.ts';
import type { AppliedCoupons, CouponCart, CouponGuesser, CouponsService } from '../../coupons/service.ts';
import { reservedByBuyer } from '../line-store.ts';
import {
  chosenFor,
  differsFromChoices,
  itemsOfService,
  type OrderServices,
  serviceOf,
} from '../order-services.ts';
import type { FullOrder } from '../store.ts';
import { readBuyerNote } from './buyer-note.ts';
import { findFilledLines } from './filled-lines.ts';
import { readTaxIdentity } from './gstin.ts';
import {
  checkQuantities,
  couponCart,
  differs,
  presentQuote,
  type Quoted,
  quoteLines,
  type RequestedLine,
  withCoupons,
} from './quote.ts';
import type { CheckedRequest, CheckoutRequest, Payment } from './request.ts';
import { itemId, writeOrder } from './write-order.ts';

const words = readWords('orders/answers');

/** The services that checkout uses. */
export type CheckoutParts = {
  settings: SettingsService;
  addresses: AddressesService;
  cart: Pick<CartService, 'lines' | 'ownsPhotos' | 'keepPhotos'>;
  catalog: CatalogService;
  stock: StockService;
  coupons: CouponsService;
  orderServices: OrderServices;
};

/** The codes of a quote, who types them, and what differs in an order by hand. */
type QuoteOptions = {
  codes: readonly (string | null | undefined)[];
  guesser: CouponGuesser;
  byHand?: boolean;
  collected?: boolean;
};

/** The part of a checkout that all payment methods share. */
export type Checkout = ReturnType<typeof createCheckout>;

type Pricing = Pick<Platform, 'db' | 'now'> &
  Pick<CheckoutParts, 'cart' | 'settings' | 'catalog' | 'coupons'>;

/** What a buyer with codes buys, and who types the codes. */
type CodedBuying = Buying & { userId: string; guesser: CouponGuesser };

/** Whose cart has what is filled in, whether staff write the lines by hand, and whether they are collected at the counter. */
type Buying = { userId: string | null; byHand?: boolean | undefined; collected?: boolean | undefined };

/** Returns `item_unavailable`, with the name, for the first line whose product is not in the shop any more. */
async function missingProduct(
  { catalog }: Pick<Pricing, 'catalog'>,
  items: readonly RequestedLine[],
  found: readonly (Sellable | AppError)[],
): Promise<AppError | null> {
  const isMissing = (item: Sellable | AppError) =>
    item instanceof AppError && item.code === 'product_not_found';
  const { product } = items[found.findIndex(isMissing)] ?? {};
  if (product === undefined) return null;
  const names = await catalog.namesOf([product]);
  const unknown = byLang((lang) => words[lang].item);
  return new AppError('item_unavailable', {
    values: { product: names.get(product) ?? unknown },
    details: { product },
  });
}

async function price(
  { db, now, cart, catalog, settings }: Pricing,
  items: readonly RequestedLine[],
  { userId, byHand = false, collected = false }: Buying,
): Promise<Quoted | AppError> {
  const keys = items.map((line) => ({
    productId: line.product,
    variantId: line.variantId || null,
    size: line.size || null,
  }));
  const [found, all] = await Promise.all([catalog.sellable(db, keys), settings.all()]);
  const missing = await missingProduct({ catalog }, items, found);
  const wrong = checkQuantities(items, found);
  const refused = wrong ?? missing;
  if (refused) return refused;
  const filled =
    userId === null ? [] : await findFilledLines(db, { cart, userId, byHand, requested: items, found });
  if (filled instanceof AppError) return filled;
  return quoteLines(items, found, {
    // Nothing is charged for a delivery that is none.
    settings: { ...all, ...(collected && { delivery: { charge: 0, freeAbove: 0 } }) },
    day: indiaDay(now()),
    filled,
  });
}

/** The answers to a code that is none of the buyer's. They tell a guesser what there is. */
const wrongCode = ['coupon_not_found', 'coupon_other_user', 'coupon_code_used'];

/** Applies codes. Wrong ones are counted by who types them, and over the limit every code is refused. */
async function applyCodes(
  { coupons }: Pricing,
  { userId, guesser }: Pick<CodedBuying, 'userId' | 'guesser'>,
  codes: readonly (string | null | undefined)[],
  cart: CouponCart,
): Promise<AppliedCoupons | null | AppError> {
  if (!codes.some((code) => code?.trim())) return coupons.apply(userId, codes, cart);
  const refused = await coupons.countGuess(guesser);
  if (refused) return refused;
  const applied = await coupons.apply(userId, codes, cart);
  if (!(applied instanceof AppError && wrongCode.includes(applied.code))) await coupons.uncountGuess(guesser);
  return applied;
}

async function priceWithCoupons(
  deps: Pricing,
  buying: CodedBuying,
  items: readonly RequestedLine[],
  codes: readonly (string | null | undefined)[],
): Promise<Quoted | AppError> {
  const quoted = await price(deps, items, buying);
  if (quoted instanceof AppError) return quoted;
  const applied = await applyCodes(deps, buying, codes, couponCart(quoted));
  return applied instanceof AppError ? applied : withCoupons(quoted, applied);
}

/** Reads what the buyer typed: address, GSTIN with its billing details, and note. */
function readForm(
  request: CheckoutRequest,
  countries: readonly string[],
): Pick<CheckedRequest, 'address' | 'taxIdentity' | 'buyerNote'> | AppError {
  const address = checkAddress(request.address, countries);
  if (address instanceof AppError) return address;
  const taxIdentity = readTaxIdentity(request.details, address);
  if (taxIdentity instanceof AppError) return taxIdentity;
  const buyerNote = readBuyerNote(request.details.buyerNote);
  return buyerNote instanceof AppError ? buyerNote : { address, taxIdentity, buyerNote };
}

/** Takes the uses of the coupons in a price. */
const takeCoupons = async (
  coupons: CouponsService,
  tx: Tx,
  { request, quoted }: CheckedRequest,
  order: { orderId: string; at: Date },
): Promise<AppError | null> =>
  quoted.applied &&
  coupons.take(tx, { applied: quoted.applied, userId: request.userId, cart: couponCart(quoted), ...order });
/** Returns the lines of an order for stock, services and the cart. */
const writtenLines = (orderId: string, { lines }: Quoted) =>
  lines.map(({ item, quantity, lineId, personal }, i) => ({
    skuId: item.skuId,
    lineId,
    personalKey: personal?.key ?? '',
    orderItemId: itemId(orderId, i),
    quantity,
    service: item.service,
  }));

/** Creates the checkout, which prices, checks and writes orders with their stock and coupon. */
export function createCheckout(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, addresses, cart, catalog, stock, coupons, orderServices }: CheckoutParts,
) {
  const deps = { db, now, settings, cart, catalog, coupons };

  /** Saves the address in the buyer's address book if they asked for it. */
  async function saveAddress(tx: Tx, { request, address }: CheckedRequest): Promise<void> {
    if (request.saveAddress) await addresses.save(tx, request.userId, address);
  }

  const present = async (quoted: Quoted, { userId, byHand }: { userId: string; byHand?: unknown }) =>
    presentQuote(quoted, { reserved: await reservedByBuyer(db, userId), byHand: Boolean(byHand) });

  return {
    saveAddress,

    /**
     * Prices lines, with the coupons of codes and the automatic ones, and without delivery if they are collected. `byHand`
     * reads what is made to order from the lines. Reserves nothing.
     */
    async quote(
      userId: string,
      items: readonly RequestedLine[],
      { codes, guesser, byHand = false, collected = false }: QuoteOptions,
    ): Promise<Quote | AppError> {
      const quoted = await priceWithCoupons(deps, { userId, guesser, byHand, collected }, items, codes);
      return quoted instanceof AppError ? quoted : present(quoted, { userId, byHand });
    },

    /** Prices a cart for the coupon rules. */
    async cartForCoupons(items: readonly RequestedLine[]): Promise<CouponCart | AppError> {
      const quoted = await price(deps, items, { userId: null });
      return quoted instanceof AppError ? quoted : couponCart(quoted);
    },

    /** Validates a checkout in the order of the form. `price_changed` carries the new prices. */
    async check(request: CheckoutRequest): Promise<CheckedRequest | AppError> {
      if (request.items.length === 0) return appError('cart_empty');
      const form = readForm(request, (await settings.all()).countries);
      if (form instanceof AppError) return form;
      const { userId, items, couponCodes, byHand, network } = request;
      const guesser = { account: byHand?.actorId ?? userId, network };
      const buying = { userId, guesser, byHand: byHand !== undefined, collected: byHand?.collected };
      const quoted = await priceWithCoupons(deps, buying, items, couponCodes);
      if (quoted instanceof AppError) return quoted;
      if (differs(request.shown, request.items, quoted))
        return new AppError('price_changed', { details: await present(quoted, request) });
      const chosen = await chosenFor(orderServices, db, {
        userId: request.userId,
        lines: quoted.lines,
      });
      if (differsFromChoices(quoted.lines, chosen)) return appError('energisation_changed');
      await checkpoint('checkout.priced', request.userId);
      return { request, quoted, ...form, chosen };
    },

    /**
     * Writes an order with its coupon and its stock, in the caller's transaction, which begins with `lockBuyer`. Stock
     * is reserved for an online order and sold for a cash order. Returns an error when stock or coupon is gone.
     */
    async write(
      tx: Tx,
      checked: CheckedRequest,
      payment: Payment,
      at: Date,
    ): Promise<{ orderId: string; lines: (StockLine & LineKey)[]; placed: FullOrder } | AppError> {
      const { request, quoted } = checked;
      const orderId = newId(at);
      const placed = await writeOrder(tx, { id: orderId, checked, payment, at });
      await saveAddress(tx, checked);
      const refused = await takeCoupons(coupons, tx, checked, { orderId, at });
      if (refused) return refused;
      await cart.keepPhotos(
        tx,
        quoted.lines.flatMap(({ personal }) => personal?.values ?? []),
      );
      const items = writtenLines(orderId, quoted);
      const service = serviceOf(items);
      const lines = items.filter((item) => item !== service);
      if (service) {
        const written = await orderServices.write(tx, {
          orderId,
          userId: request.userId,
          service,
          items: itemsOfService(lines, checked.chosen),
          at,
        });
        // What is energised was changed in another tab since the check.
        if (written !== service.quantity) return appError('energisation_changed');
      }
      const taken = await stock.take(tx, payment.method === 'cod' ? 'sell' : 'reserve', lines);
      return taken instanceof AppError ? taken : { orderId, lines, placed };
    },
  };
}
