import { Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { isLowInCart } from '#contract/core/rules.ts';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import { PersonalValues } from '#web/catalog/products/shared/personal-values.tsx';
import { lineChoice, lineName } from '#web/selling/cart/shared/line.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';

/** Shows one line of the cart: product, quantity and price. */
export function CartLine({
  item,
  onQuantity,
  onRemove,
  onLimit,
  children,
}: {
  item: CartItem;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Called when the quantity would exceed the stock. */
  onLimit: () => void;
  /** What belongs to the line, such as a service for it. */
  children?: ReactNode;
}) {
  const t = useTexts('cart');
  const products = useTexts('products');
  const lang = useLang();
  const name = lineName(item, lang);
  const each = item.cartQuantity > 1 ? fill(t.each, { price: formatRupees(item.cartPrice, lang) }) : '';
  const about = [lineChoice(item, { cart: t, products }, lang), each].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-line py-5 min-[23rem]:grid-cols-[6.25rem_minmax(0,1fr)] min-[23rem]:gap-x-4 lg:grid-cols-[8rem_minmax(0,1fr)] lg:gap-x-6">
      <ArtTile src={item.product.image[0] ?? ''} alt="" className="row-span-2 self-start" />
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-text text-lg leading-[1.3] font-semibold lang-hi:leading-[1.45] lg:text-h3">
            <ProductLink id={item.product._id} name={name} />
          </h2>
          {about && <p className="tabular mt-0.5 text-sm text-ink-2">{about}</p>}
          <PersonalValues values={item.personalisation} />
          {isLowInCart(item.availableStock) && (
            <p className="mt-1.5">
              <Badge tone="bad">{fill(t.hurry, { n: item.availableStock })}</Badge>
            </p>
          )}
        </div>
        <IconButton
          icon={Trash2}
          label={fill(t.remove, { item: name })}
          onClick={onRemove}
          className="-mt-2 -mr-3"
        />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
        <QuantityStepper
          value={item.cartQuantity}
          max={item.availableStock}
          onChange={onQuantity}
          onLimit={onLimit}
          texts={{ label: fill(t.quantity, { item: name }), less: t.less, more: t.more }}
        />
        <Price min={item.cartPrice * item.cartQuantity} className="text-lg" />
      </div>
      {children}
    </li>
  );
}

function ProductLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={`/single-product/${id}`} className="underline-offset-4 hover:underline">
      {name}
    </Link>
  );
}
