import { useEffect, useRef } from 'react';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Stars } from '#web/ui/stars.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { OwnActions } from './own-actions.tsx';
import { ReviewForm } from './review-form.tsx';
import type { OrderReviews } from './use-order-reviews.ts';

/** Shows the review of a delivered item: the button to write one, the form, or the review. `name` is the item's. */
export function ItemReview({
  item,
  name,
  reviews,
}: {
  item: Order['items'][number];
  name: string;
  reviews: OrderReviews;
}) {
  const t = useTexts('reviews');
  const lang = useLang();
  const place = useRef<HTMLDivElement>(null);
  const { written, open, setOpen, put, drop, orderId } = reviews;
  const isOpen = open === item._id;
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form takes the focus when it opens, and returns it when it closes.
    const selector = isOpen ? 'input[type=radio]:checked, input[type=radio]' : 'button';
    if (isOpen !== wasOpen.current) place.current?.querySelector<HTMLElement>(selector)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const mine = written?.find((review) => review.orderItemId === item._id);
  // A product that is no longer sold has no page for a review.
  if (!written || !item.product) return null;
  return (
    <div ref={place} className={isOpen ? 'col-span-full mt-4' : 'col-start-2 mt-1'}>
      {isOpen ? (
        <ReviewForm
          subject={{ productId: item.product._id, orderId, variantId: item.variantId }}
          review={mine}
          onDone={put}
          onCancel={() => setOpen(null)}
        />
      ) : mine ? (
        <div className="flex flex-wrap items-center gap-x-4 text-sm">
          {mine.hidden && <HiddenNote hidden={mine.hidden} />}
          <p className="flex items-center gap-2">
            <Stars rating={mine.rating} />
            <span className="text-ink-2">
              {fill(t.yoursOf, { date: formatDate(mine.createdAt, lang, { day: 'numeric', month: 'long' }) })}
            </span>
          </p>
          <OwnActions review={mine} onEdit={() => setOpen(item._id)} onDeleted={() => drop(mine)} />
        </div>
      ) : (
        <button
          type="button"
          aria-label={fill(t.writeFor, { name })}
          onClick={() => setOpen(item._id)}
          className={`${textLinkClass} min-h-11 text-sm`}
        >
          {t.write}
        </button>
      )}
    </div>
  );
}
