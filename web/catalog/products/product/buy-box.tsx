import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { loadPart } from '#web/api/load-part.ts';
import { StockBadge } from '#web/catalog/products/shared/stock-badge.tsx';
import { WasPrice } from '#web/catalog/products/shared/was-price.tsx';
import { StickyBar } from '#web/shell/sticky-bar.tsx';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatDateTime, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx';
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts';
import { Price } from '#web/ui/price.tsx';
import { needsSize } from './choice.ts';
import { SizeChooser, VariantChooser } from './choosers.tsx';
import type { PageProduct } from './page-product.ts';
import type { Purchase } from './use-purchase.ts';

// Few products are made to order.
const PersonalFields = lazy(() =>
  loadPart(() => import('#web/catalog/products/shared/personal/personal-fields.tsx')),
);

/** Shows price, stock and choices. */
export function Offered({ product, purchase }: { product: PageProduct; purchase: Purchase }) {
  const t = useTexts('products/product');
  const lang = useLang();
  const { choice, offer, problem, choose } = purchase;
  const price = offer.price ?? product.priceRange.min;
  // Its line says more than "Only few left!", which would promise others.
  const isOnlyPiece = product.facts.onePiece && offer.available === 1;
  return (
    <>
      <p className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        <Price
          min={price}
          max={offer.price ?? product.priceRange.max}
          className="text-[1.75rem] leading-tight"
        />
        {offer.was !== undefined && <WasPrice price={offer.was} className="text-lg" />}
        {!isOnlyPiece && <StockBadge stock={offer.available} />}
      </p>
      {(offer.was !== undefined || offer.ends) && (
        <p className="text-sm text-ink-2">
          {[
            offer.ends &&
              fill(t.saleEnds, {
                time: formatDateTime(offer.ends, lang),
              }),
            offer.was !== undefined && fill(t.wasRule, { price: formatRupees(offer.was, lang) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {isOnlyPiece && <p className="text-sm text-ink-2">{t.onePiece}</p>}
      {product.gstPercent !== null && (
        <p className="text-sm text-ink-3">
          {product.gstPercent === 0
            ? t.noGst
            : fill(t.gst, { percent: formatNumber(product.gstPercent, lang) })}
        </p>
      )}
      {product.hasVariants && (
        <VariantChooser
          variants={product.variants}
          choicesHi={product.choicesHi}
          chosen={choice.variantId}
          problem={problem === 'selectVariant' ? t.selectVariant : null}
          onChoose={(variantId) => choose({ variantId })}
        />
      )}
      {needsSize(product) && (
        <SizeChooser
          sizeType={product.sizeType}
          stock={product.stock}
          choicesHi={product.choicesHi}
          chosen={choice.size}
          problem={problem === 'selectSize' ? t.selectSize : null}
          onChoose={(size) => choose({ size })}
        />
      )}
    </>
  );
}

/** Asks for what is made for the buyer. The server leaves its place empty: it cannot wait for code. */
function MadeForYou({ personal }: { personal: Purchase['personal'] }) {
  const place = <div className="min-h-60" />;
  if (!useHydrated()) return place;
  return (
    <Suspense fallback={place}>
      <PersonalFields personal={personal} />
    </Suspense>
  );
}

/** Shows price, stock, choices, quantity and, on wide screens, the two buttons. */
export function BuyBox({ product, purchase }: { product: PageProduct; purchase: Purchase }) {
  const t = useTexts('products/product');
  const { choice, offer, choose } = purchase;
  const out = product.totalStock <= 0;
  const { notYet } = useTexts('shell');
  const { sells } = useShop();
  return (
    <div>
      <Offered product={product} purchase={purchase} />
      {purchase.personal.fields.length > 0 && <MadeForYou personal={purchase.personal} />}
      {sells ? (
        <div className="mt-6 grid grid-cols-[auto_1fr_1fr] gap-3">
          {!out && (
            <QuantityStepper
              value={choice.quantity}
              max={offer.available}
              onChange={(quantity) => choose({ quantity })}
              onLimit={() => toast.problem(t.aboveStock)}
              texts={{ label: t.quantity, less: t.less, more: t.more }}
            />
          )}
          <Buttons
            out={out}
            purchase={purchase}
            className={out ? 'max-lg:hidden col-span-full' : 'max-lg:hidden'}
          />
        </div>
      ) : (
        <Banner tone="info" className="mt-6">
          {notYet}
        </Banner>
      )}
    </div>
  );
}

/** Shows the two buttons and the price in a bar at the bottom of a phone's screen; nothing while the shop does not sell. */
export function BuyBar({ product, purchase }: { product: PageProduct; purchase: Purchase }) {
  if (!useShop().sells) return null;
  return (
    <StickyBar>
      <Buttons out={product.totalStock <= 0} purchase={purchase} className="flex-1 px-2!" priced />
    </StickyBar>
  );
}

function Buttons({
  out,
  purchase,
  className,
  priced,
}: {
  out: boolean;
  purchase: Purchase;
  className: string;
  /** Shows what the choice costs on the second button. */
  priced?: boolean;
}): ReactNode {
  const t = useTexts('products/product');
  const catalog = useTexts('products');
  const lang = useLang();
  const { busy, led, addToCart, buyNow, offer, choice } = purchase;
  const second = useRef<HTMLButtonElement>(null);
  // Of the two on the page the hidden one cannot take it.
  useEffect(() => {
    if (led) second.current?.focus();
  }, [led]);
  if (out) {
    return (
      <Button disabled className={className}>
        {catalog.outOfStock}
      </Button>
    );
  }
  return (
    <>
      <Button
        kind="secondary"
        busy={busy === 'cart'}
        busyText={t.adding}
        // A double click counts once: the first response may arrive before the second click.
        onClick={({ detail }) => detail < 2 && void addToCart()}
        className={className}
      >
        {catalog.addToCart}
      </Button>
      <Button
        ref={second}
        busy={busy === 'buy'}
        busyText={t.oneMoment}
        onClick={() => void buyNow()}
        className={className}
      >
        <span>
          <span>{catalog.buyNow}</span>
          {priced && offer.price !== null && (
            <span translate="no" className="tabular block text-sm">
              {formatRupees(offer.price * choice.quantity, lang)}
            </span>
          )}
        </span>
      </Button>
    </>
  );
}
