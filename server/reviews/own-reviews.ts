import type { OwnReview } from '#contract/reviews.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { OrdersService } from '../orders/service.ts';
import { checkpoint } from '../platform/checkpoint.ts';
import { isUniqueViolation, transact } from '../platform/database/database.ts';
import { Fault, fault } from '../platform/fault.ts';
import { newId } from '../platform/id.ts';
import { redrawDataUrl } from '../platform/images.ts';
import type { Platform } from '../platform/platform.ts';
import type { Storage } from '../platform/storage.ts';
import { type OwnKey, readOwnReview, readOwnReviews, reviewedLines } from './own-store.ts';
import { reviewableLine } from './reviewable.ts';
import { presentReview, type ReviewsService } from './service.ts';

/** What writing reviews calls. */
export type OwnReviewsParts = {
  reviews: ReviewsService;
  accounts: AccountsService;
  catalog: CatalogService;
  orders: OrdersService;
  storage: Storage;
};

/** A review as its buyer sends it; `media` is a data URL. */
export type SentReview = {
  productId: string;
  orderId: string | null;
  variantId: string | null;
  rating: number;
  text: string;
  media: string | null;
};

/** Reviews as their authors write them. */
export type OwnReviewsService = ReturnType<typeof createOwnReviews>;

const longestSide = 1200;

type OwnRow = Awaited<ReturnType<typeof readOwnReviews>>[number];

const presentOwn = (row: OwnRow): OwnReview => ({
  ...presentReview(row),
  productId: row.productId,
  orderId: row.orderId,
  orderItemId: row.orderItemId,
});

/** Makes the writing of reviews: who may, about what, and with which picture. */
export function createOwnReviews(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { reviews, accounts, catalog, orders, storage }: OwnReviewsParts,
) {
  /** Keeps a sent picture and answers its address. */
  async function keepPicture(dataUrl: string): Promise<string | Fault> {
    const picture = await redrawDataUrl(dataUrl, longestSide);
    return picture instanceof Fault ? picture : storage.url(await storage.put(picture, 'webp'));
  }

  async function read(userId: string, id: string): Promise<OwnReview | Fault> {
    const [row] = await readOwnReviews(db, { userId, id });
    return row ? presentOwn(row) : fault('review_not_found');
  }

  return {
    /** A person's reviews, the newest first; those of one order if it is named. */
    async list(userId: string, orderId?: string): Promise<OwnReview[]> {
      const rows = await readOwnReviews(db, { userId });
      return rows.filter((row) => !orderId || row.orderId === orderId).map(presentOwn);
    },

    /** Writes a review of a delivered line; of two at once about one line, one is refused. */
    async write(userId: string, sent: SentReview): Promise<OwnReview | Fault> {
      const { productId, orderId, variantId, rating, text } = sent;
      const [[product], author, lines] = await Promise.all([
        catalog.byIds([productId]),
        accounts.person(userId),
        orders.boughtLines({ userId, productId, orderId }),
      ]);
      if (!product) return fault('product_not_found');
      if (!author) return fault('session_ended');
      if (orderId && lines.length === 0) return fault('order_not_found');
      const reviewed = await reviewedLines(
        db,
        lines.map((line) => line.orderItemId),
      );
      const line = reviewableLine(lines, { variantId, reviewed });
      if (line instanceof Fault) return line;
      const media = sent.media ? await keepPicture(sent.media) : null;
      if (media instanceof Fault) return media;
      await checkpoint('review.ready', line.orderItemId);
      const at = now();
      const id = newId(at);
      const { orderItemId, city, variantName } = line;
      try {
        await transact(db, (tx) =>
          reviews.add(tx, [
            { id, productId, userId, orderItemId, author, city, rating, text, media, variantName, at },
          ]),
        );
      } catch (error) {
        if (isUniqueViolation(error, 'reviews_one_a_line')) return fault('review_exists');
        throw error;
      }
      return read(userId, id);
    },

    /** Writes a review over. `media` is a new data URL, the present address or undefined to keep it, null to drop it. */
    async edit(
      key: OwnKey,
      { rating, text, media }: { rating: number; text: string; media?: string | null },
    ): Promise<OwnReview | Fault> {
      const present = await readOwnReview(db, key);
      if (!present) return fault('review_not_found');
      const isNew = typeof media === 'string' && media !== '' && media !== present.media;
      const picture = isNew ? await keepPicture(media) : media || (media === undefined ? undefined : null);
      if (picture instanceof Fault) return picture;
      const refused = await transact(db, (tx) => reviews.edit(tx, key, { rating, text, media: picture }));
      return refused ?? read(key.userId, key.id);
    },

    /** Deletes a review. */
    remove: (key: OwnKey): Promise<null | Fault> => transact(db, (tx) => reviews.remove(tx, key)),
  };
}
