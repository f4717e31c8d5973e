import type { Order } from '#contract/selling/orders/endpoints.ts';
import { drawingUrl } from '#web/drawings/drawing.tsx';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';

/** Returns the picture of an item as it was bought, or a placeholder. */
export const itemPicture = (item: Order['items'][number]): string =>
  item.snapshot.image ?? item.product?.image[0] ?? drawingUrl('combo');

/** Shows the first item of an order as a small picture, with the number of the others. The names are in text beside it. */
export function OrderPicture({ items, className = '' }: { items: Order['items']; className?: string }) {
  const t = useTexts('orders');
  const [first] = items;
  const others = items.length - 1;
  return (
    <span aria-hidden="true" className={`relative block ${className}`}>
      {first && <ArtTile src={itemPicture(first)} alt="" />}
      {others > 0 && (
        <span className="tabular absolute -right-1.5 -bottom-1.5 rounded-[.5rem] border-2 border-surface bg-tile px-1.5 text-xs leading-normal font-semibold text-ink-2">
          {fill(t.more, { n: others })}
        </span>
      )}
    </span>
  );
}
