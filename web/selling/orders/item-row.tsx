import type { ReactNode } from 'react';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { PersonalValues } from '#web/catalog/products/shared/personal-values.tsx';
import { itemChoice, itemName } from '#web/selling/orders/shared/words.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { itemPicture } from './order-picture.tsx';

/**
 * Shows an item of an order as it was bought, with the amount paid. Links to the product while it is sold. Needs the
 * texts `orders` and `catalog`.
 */
export function ItemRow({
  item,
  children,
}: {
  item: Order['items'][number];
  /** Content below the item, such as its review. */
  children?: ReactNode;
}) {
  const t = useTexts('orders');
  const lang = useLang();
  const name = itemName(item, t, lang);
  const choice = itemChoice(item, { orders: t }, lang);
  // A service has no page of its own.
  const to = item.product && !item.snapshot.service && `/single-product/${item.product._id}`;
  const isGone = item.refunded >= item.quantity;
  const facts = [
    choice,
    fill(t.quantity, { n: item.quantity }),
    item.quantity > 1 ? fill(t.each, { price: formatRupees(item.price, lang) }) : null,
  ];
  return (
    <li className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4.5 last:border-0 md:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <ArtTile src={itemPicture(item)} alt="" className="row-span-2" />
      <div className="min-w-0">
        <h3
          className={`font-text text-base leading-[1.35] font-semibold lang-hi:leading-[1.5] ${isGone ? 'line-through' : ''}`}
        >
          {to ? (
            <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="tabular mt-0.5 text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        {item.refunded > 0 && (
          <p className="text-sm font-semibold text-moonga">
            {isGone ? t.refunded : fill(t.refundedSome, { n: item.refunded, of: item.quantity })}
          </p>
        )}
        <PersonalValues values={item.personalisation} />
        {!item.product && <p className="mt-1 text-sm text-ink-3">{t.productGone}</p>}
      </div>
      <Price min={item.price * item.quantity} className="mt-1 text-base md:mt-0" />
      {children}
    </li>
  );
}
