import type { Order } from '#contract/orders/endpoints.ts';
import { drawingUrl } from '#web/drawings/drawing.tsx';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';

const SHOWN = 3;

/** Returns the picture of an item as it was bought, or a placeholder. */
export const itemPicture = (item: Order['items'][number]): string =>
  item.snapshot.image ?? item.product?.image[0] ?? drawingUrl('combo');

/** Shows the items of an order as small overlapping pictures. The names are in text beside them. */
export function Thumbs({ items, small }: { items: Order['items']; small?: boolean }) {
  const t = useTexts('orders');
  const hidden = items.length - SHOWN;
  return (
    <span aria-hidden="true" className="flex items-center">
      {items.slice(0, SHOWN).map((item, i) => (
        <ArtTile
          key={item._id}
          src={itemPicture(item)}
          alt=""
          className={`rounded-[.7rem]! border-2 border-surface ${small ? 'w-12' : 'w-16'} ${i > 0 ? (small ? '-ml-5' : '-ml-6') : ''}`}
        />
      ))}
      {hidden > 0 && <span className="tabular ml-2 text-sm text-ink-2">{fill(t.more, { n: hidden })}</span>}
    </span>
  );
}
