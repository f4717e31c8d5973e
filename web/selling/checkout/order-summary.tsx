import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
import { PersonalValues } from '#web/catalog/products/shared/personal-values.tsx';
import { FiguresList } from '#web/selling/cart/shared/figures-list.tsx';
import { lineChoice, lineName } from '#web/selling/cart/shared/line.ts';
import { takenFrom } from '#web/selling/cart/shared/taken.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Card } from '#web/ui/card.tsx';

type Line = Quote['items'][number];

const isLine = (item: CartItem, line: Line): boolean =>
  line.lineId
    ? item._id === line.lineId
    : item.product._id === line.product && item.variantId === line.variantId && item.size === line.size;

/** Shows the items and the amounts of the server's quote. */
export function OrderSummary({ items, quote }: { items: readonly CartItem[]; quote: Quote | null }) {
  const t = useTexts('checkout');
  const lang = useLang();
  return (
    <Card>
      <h2 className="mb-2 text-h3">{t.summary}</h2>
      <ul>
        {quote
          ? quote.items.map((line) => (
              <Row
                key={`${line.product} ${line.variantId} ${line.size} ${line.lineId}`}
                line={line}
                item={items.find((item) => isLine(item, line))}
              />
            ))
          : items.map((item) => <Row key={item._id} item={item} />)}
      </ul>
      {quote && (
        <div className="mt-4 border-t border-line pt-4">
          <FiguresList
            pieces={quote.items.reduce((sum, line) => sum + line.quantity, 0)}
            subtotal={quote.amount}
            delivery={quote.deliveryCharges}
            discount={quote.discountAmount}
            discounts={quote.discounts}
            taken={takenFrom(
              items,
              quote.items.map(({ discount }) => discount),
              lang,
            )}
            taxes={quote.taxes}
            total={quote.totalAmount}
          />
        </div>
      )}
    </Card>
  );
}

function Row({ item, line }: { item: CartItem | undefined; line?: Line }) {
  const t = useTexts('checkout');
  const [cart, products] = [useTexts('cart'), useTexts('products')];
  const lang = useLang();
  const choice = item ? lineChoice(item, { cart, products }, lang) : '';
  const times = fill(t.times, { n: line?.quantity ?? item?.cartQuantity ?? 1 });
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-sm">
      <ArtTile src={item?.product.image[0] ?? ''} alt="" className="rounded-[.6rem]!" />
      <span>
        <span className="block font-semibold">{item ? lineName(item, lang) : line?.name}</span>
        <span className="block text-ink-2">{[choice, times].filter(Boolean).join(' ')}</span>
        <PersonalValues values={line?.personalisation ?? item?.personalisation} />
        {item?.product.service && <span className="mt-1 block text-ink-2">{t.energised}</span>}
      </span>
      {line && (
        <span translate="no" className="tabular">
          {formatRupees(line.lineTotal, lang)}
        </span>
      )}
    </li>
  );
}
