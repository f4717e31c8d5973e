import type { AdminOrder } from '#contract/selling/orders/admin.ts';
import { PersonalValues } from '#web/catalog/products/shared/personal-values.tsx';
import { itemPicture } from '#web/selling/orders/order-picture.tsx';
import { itemChoice, itemName } from '#web/selling/orders/shared/words.ts';
import { fill, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Card } from '#web/ui/card.tsx';

/** Lists the items of an order with stock code and amount paid. */
export function ItemsCard({ shown: { order, lines } }: { shown: AdminOrder }) {
  const t = useTexts('orders/admin').page;
  const orders = useTexts('orders');
  const lang = useLang();
  const lineOf = new Map(lines.map((line) => [line.itemId, line]));
  const rupees = (n: number) => formatRupees(n, lang, { paise: !Number.isInteger(n) });
  return (
    <Card>
      <h2 className="mb-1 text-h3">{plural(orders.itemCount, order.items.length, lang)}</h2>
      <ul>
        {order.items.map((item) => {
          const choice = itemChoice(item, { orders }, lang);
          const line = lineOf.get(item._id);
          const isGone = item.refunded >= item.quantity;
          return (
            <li key={item._id} className="flex items-start gap-4 border-b border-line py-3 last:border-0">
              <ArtTile src={itemPicture(item)} alt="" className="w-14 shrink-0 rounded-[.6rem]!" />
              <div className="min-w-0 flex-1">
                <p className={`font-semibold break-words ${isGone ? 'line-through' : ''}`}>
                  {itemName(item, orders, lang)}
                </p>
                {item.refunded > 0 && (
                  <p className="text-sm font-semibold text-moonga">
                    {isGone ? t.refunded : fill(t.refundedSome, { n: item.refunded, of: item.quantity })}
                  </p>
                )}
                <p className="tabular text-sm text-ink-2">
                  {[choice, fill(t.line, { n: item.quantity, price: rupees(item.price) })]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {line?.sku && (
                  <p className="tabular text-sm break-words text-ink-2">{fill(t.sku, { sku: line.sku })}</p>
                )}
                <PersonalValues values={item.personalisation} />
                {order.discountAmount > 0 && (
                  <p className="tabular text-sm text-ink-3">
                    {fill(t.paidFor, { amount: rupees(line?.paid ?? 0) })}
                  </p>
                )}
              </div>
              <p translate="no" className="tabular font-semibold">
                {rupees((Math.round(item.price * 100) * item.quantity) / 100)}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
