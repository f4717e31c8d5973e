import { useEffect, useState } from 'react';
import type { OwnReview } from '#contract/catalog/reviews/endpoints.ts';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** The buyer's reviews of an order's items, and the item whose form is open. */
export type OrderReviews = {
  orderId: string;
  /** Null if the order cannot be reviewed, or while they load. */
  written: readonly OwnReview[] | null;
  /** The item whose form is open; at most one. */
  open: string | null;
  setOpen: (orderItemId: string | null) => void;
  put: (review: OwnReview) => void;
  drop: (review: OwnReview) => void;
};

/** Loads the buyer's reviews of a delivered order. Other orders send no request. */
export function useOrderReviews({ _id: orderId, orderStatus }: Order): OrderReviews {
  const { fetchFailed } = useTexts('reviews');
  const [written, setWritten] = useState<readonly OwnReview[] | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const delivered = orderStatus === 'Delivered';
  useEffect(() => {
    if (!delivered) return setWritten(null);
    let current = true;
    api('GET /api/auth/my-reviews', { query: { orderId } }).then(
      ({ reviews }) => current && setWritten(reviews),
      () => current && toast.problem(fetchFailed),
    );
    return () => {
      current = false;
    };
  }, [orderId, delivered, fetchFailed]);
  const others = (review: OwnReview) => (written ?? []).filter(({ _id }) => _id !== review._id);
  return {
    orderId,
    written,
    open,
    setOpen,
    put(review) {
      setWritten([review, ...others(review)]);
      setOpen(null);
    },
    drop: (review) => setWritten(others(review)),
  };
}
