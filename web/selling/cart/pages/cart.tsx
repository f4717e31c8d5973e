import { useRef } from 'react';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { CartEnergisation } from '#contract/selling/energisation/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { CartArrival } from '#web/selling/cart/cart-arrival.tsx';
import { CartLine } from '#web/selling/cart/cart-line.tsx';
import { cartSettled } from '#web/selling/cart/shared/cart-queue.ts';
import { cartFigures } from '#web/selling/cart/shared/figures.ts';
import { FiguresList } from '#web/selling/cart/shared/figures-list.tsx';
import { lineName } from '#web/selling/cart/shared/line.ts';
import { fitToStock, type LoadedCart, readCart } from '#web/selling/cart/shared/load-cart.ts';
import { takenFrom } from '#web/selling/cart/shared/taken.ts';
import { useCart } from '#web/selling/cart/use-cart.ts';
import { CouponList } from '#web/selling/coupons/coupon-list.tsx';
import { type CartCoupons, loadCoupons } from '#web/selling/coupons/load-coupons.ts';
import { readSavedCoupons, saveCoupons } from '#web/selling/coupons/shared/saved-coupon.ts';
import { useCoupons } from '#web/selling/coupons/use-coupons.ts';
import { EnergiseLine } from '#web/selling/energisation/cart/energise-line.tsx';
import { loadCartEnergisation, useProductLines } from '#web/selling/energisation/cart/line-energisation.ts';
import { StickyBar } from '#web/shell/sticky-bar.tsx';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/cart';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), [
    'cart',
    'checkout/delivery',
    'products',
    'energisation',
    'shell',
  ]);
  const { title, loadFailed: failed, retry } = texts.cart;
  return { texts, ...(await load(loadContents(texts.cart), { title, failed, retry })) };
}

/** Loads the cart, fitted to the stock, and its coupons. A coupon that no longer counts is removed with a toast. */
async function loadContents(t: Messages['cart']): Promise<{
  cart: LoadedCart;
  coupons: CartCoupons;
  energisation: CartEnergisation | null;
}> {
  await cartSettled();
  const cart = await fitToStock(await readCart(), t);
  const [coupons, energisation] = await Promise.all([
    loadCoupons(cart.items, readSavedCoupons()),
    loadCartEnergisation(),
  ]);
  if (coupons.refusal !== null) {
    saveCoupons(coupons.codes);
    toast.problem(coupons.refusal);
  }
  return { cart, coupons, energisation };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.cart.title, brand: shopNameIn(matches) }) : [];
}

/** The cart: lines with live prices and stock, coupons, and the link to the checkout. */
export default function Cart({
  loaderData: { cart, coupons: loadedCoupons, energisation },
}: Route.ComponentProps) {
  const t = useTexts('cart');
  const energised = useTexts('energisation');
  const lang = useLang();
  const shop = useShop();
  const { items, reduced, setQuantity, remove } = useCart(cart);
  const lines = useProductLines(items, cart.items);
  const coupons = useCoupons(loadedCoupons, items);
  const page = useRef<HTMLDivElement>(null);
  const figures = cartFigures(items, shop, coupons);
  const taken = takenFrom(items, coupons.lineDiscounts, lang);

  return (
    <div ref={page} tabIndex={-1} className="wrap outline-none">
      {items.length === 0 ? (
        <EmptyState
          heading="h1"
          art="combo"
          title={t.empty}
          text={t.emptyText}
          action={<LinkButton to="/products">{t.seeProducts}</LinkButton>}
        />
      ) : (
        <div className="grid gap-8 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-16 lg:pt-12 lg:pb-24">
          <section className="min-w-0">
            <h1 className="text-h1">{t.title}</h1>
            {reduced.map((line) => (
              <Banner key={line._id} tone="warn" className="mt-4">
                {fill(t.reduced, { n: line.availableStock, item: lineName(line, lang) })}
              </Banner>
            ))}
            <ul aria-label={t.items} className="mt-2">
              {lines.map((item) => (
                <CartLine
                  key={item._id}
                  item={item}
                  onQuantity={(quantity) => setQuantity(item, quantity)}
                  onLimit={() => toast.problem(t.tooMany)}
                  onRemove={() => {
                    // The button is removed with its line, so the focus moves to the page.
                    page.current?.focus({ preventScroll: true });
                    void remove(item);
                  }}
                >
                  <LineEnergisation item={item} energisation={energisation} />
                </CartLine>
              ))}
            </ul>
            <CouponList coupons={coupons} />
          </section>
          <aside aria-label={t.summary} className="lg:sticky lg:top-24">
            <Card>
              <h2 className="mb-3 text-h3">{t.summary}</h2>
              <FiguresList {...figures} taken={taken} />
              {shop.sells && (
                <LinkButton to="/checkout" size="large" wide className="mt-5 max-lg:hidden">
                  {t.checkout}
                </LinkButton>
              )}
              <CartArrival items={items} />
              <p className="mt-3.5 text-sm text-ink-3">
                {items.length > lines.length ? energised.shipping : t.shipping}
              </p>
            </Card>
          </aside>
        </div>
      )}
      {items.length > 0 && (
        <StickyBar>
          <p className="mr-auto leading-tight">
            <span className="block text-sm text-ink-3">{t.total}</span>
            <span translate="no" className="tabular text-lg font-semibold">
              {formatRupees(figures.total, lang)}
            </span>
          </p>
          {shop.sells && (
            <LinkButton to="/checkout" className="px-3.5!">
              {t.checkout}
            </LinkButton>
          )}
        </StickyBar>
      )}
    </div>
  );
}

/** Offers what may be energised at its line. */
function LineEnergisation({ item, energisation }: { item: CartItem; energisation: CartEnergisation | null }) {
  const line = energisation?.lines.find(({ lineId }) => lineId === item._id);
  if (!energisation?.offer || !line) return null;
  return <EnergiseLine item={item} offer={energisation.offer} line={line} />;
}
