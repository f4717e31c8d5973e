import type { OwnReview } from '#contract/catalog/reviews/endpoints.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import {
  isUniqueViolation,
  type Reader,
  type Tx,
  transact,
  transactAt,
} from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OrdersService } from '../../selling/orders/service.ts';
import type { Pictures } from '../../storage/pictures.ts';
import type { CatalogService } from '../products/service.ts';
import { type OwnKey, readOwnReview, readOwnReviews, reviewedLines } from './own-store.ts';
import { reviewableLine } from './reviewable-line.ts';
import { presentReview, type ReviewEdit, type ReviewsService } from './service.ts';

/** The services that review writing depends on. */
export type OwnReviewsParts = {
  reviews: ReviewsService;
  accounts: AccountsService;
  catalog: CatalogService;
  orders: OrdersService;
  pictures: Pictures;
};

/** A review from a buyer. `media` is a data URL. */
export type SentReview = {
  productId: string;
  orderId: string | null;
  variantId: string | null;
  rating: number;
  text: string;
  media: string | null;
};

/** The reviews of one author, for the author. */
export type OwnReviewsService = ReturnType<typeof createOwnReviews>;

/** The pixel limit of review pictures. Larger ones take seconds to decode and are shown small anyway. */
const megapixels = 24;

/** The job queue that removes pictures of deleted reviews, after the commit. */
const queue = 'review-pictures';

type OwnRow = Awaited<ReturnType<typeof readOwnReviews>>[number];

const presentOwn = (row: OwnRow): OwnReview => ({
  ...presentReview(row),
  productId: row.productId,
  orderId: row.orderId,
  orderItemId: row.orderItemId,
  ...(row.hiddenAt && { hidden: { reason: row.hiddenReason, at: row.hiddenAt.toISOString() } }),
});

type OwnDeps = Pick<Platform, 'db' | 'now'> &
  OwnReviewsParts & { dropPicture: (tx: Tx, address: string | null) => Promise<void> };

/** Runs work that uses a stored picture, and removes the picture if the work fails. */
async function withPicture<T>(
  pictures: Pictures,
  address: string | null | undefined,
  work: () => Promise<T | AppError>,
) {
  const forget = async () => {
    if (address) await pictures.remove(address);
  };
  try {
    const done = await work();
    if (done instanceof AppError) await forget();
    return done;
  } catch (error) {
    await forget();
    throw error;
  }
}

async function read(db: Reader, userId: string, id: string): Promise<OwnReview | AppError> {
  const [row] = await readOwnReviews(db, { userId, id });
  return row ? presentOwn(row) : appError('review_not_found');
}

/** Writes a review of a delivered line. Of two concurrent ones for one line, one fails with `review_exists`. */
async function writeReview(deps: OwnDeps, userId: string, sent: SentReview): Promise<OwnReview | AppError> {
  const { db, now, reviews, accounts, catalog, orders, pictures } = deps;
  const { productId, orderId, variantId, rating, text } = sent;
  const [[product], author, lines] = await Promise.all([
    catalog.byIds([productId]),
    accounts.person(userId),
    orders.boughtLines({ userId, productId, orderId }),
  ]);
  if (!product) return appError('product_not_found');
  if (!author) return appError('session_ended');
  if (orderId && lines.length === 0) return appError('order_not_found');
  const reviewed = await reviewedLines(
    db,
    lines.map((line) => line.orderItemId),
  );
  const line = reviewableLine(lines, { variantId, reviewed });
  if (line instanceof AppError) return line;
  const media = sent.media ? await pictures.saveDataUrl(sent.media, { person: userId, megapixels }) : null;
  if (media instanceof AppError) return media;
  await checkpoint('review.ready', line.orderItemId);
  const at = now();
  const id = newId(at);
  const { orderItemId, city, variantName } = line;
  const review = {
    id,
    productId,
    userId,
    orderItemId,
    author,
    city,
    rating,
    text,
    media,
    variantName,
    at,
  };
  return withPicture(pictures, media, async () => {
    try {
      const rows = [`rating ${review.productId}`];
      const refused = await transactAt(db, rows, (tx) => reviews.add(tx, [review]));
      if (refused instanceof AppError) return refused;
    } catch (error) {
      if (isUniqueViolation(error, 'reviews_one_a_line')) return appError('review_exists');
      throw error;
    }
    return read(db, userId, id);
  });
}

/** Updates a review. `media`: a data URL replaces the picture, null removes it, its URL or undefined keeps it. */
async function editReview(
  { db, reviews, pictures, dropPicture }: OwnDeps,
  key: OwnKey,
  { rating, text, media }: ReviewEdit,
): Promise<OwnReview | AppError> {
  const present = await readOwnReview(db, key);
  if (!present) return appError('review_not_found');
  const isNew = typeof media === 'string' && media !== '' && media !== present.media;
  const saved = isNew ? await pictures.saveDataUrl(media, { person: key.userId, megapixels }) : null;
  if (saved instanceof AppError) return saved;
  // Undefined or unchanged keeps the picture; null or empty removes it.
  const picture = saved ?? (media || (media === undefined ? undefined : null));
  return withPicture(pictures, saved, async () => {
    const refused = await transact(db, async (tx) => {
      const before = await reviews.edit(tx, key, { rating, text, media: picture });
      if (before instanceof AppError) return before;
      if (picture !== undefined && picture !== before.media) await dropPicture(tx, before.media);
      return null;
    });
    return refused ?? read(db, key.userId, key.id);
  });
}

/** Creates the service that lets authors write, edit and delete reviews. */
export function createOwnReviews(
  { db, now, jobs, log }: Pick<Platform, 'db' | 'now' | 'jobs' | 'log'>,
  parts: OwnReviewsParts,
) {
  const { reviews, pictures } = parts;
  const working = jobs.work<{ address: string }>(queue, ({ address }) => pictures.remove(address));
  working.catch((error: Error) =>
    log.error(
      { err: error },
      'review picture queue did not start: pictures are not removed; restart the process',
    ),
  );

  /** Queues the removal of a picture in the transaction that drops it. */
  async function dropPicture(tx: Tx, address: string | null): Promise<void> {
    await working;
    if (address) await jobs.send(tx, queue, { address });
  }

  const deps: OwnDeps = { db, now, ...parts, dropPicture };

  return {
    /** Lists a user's reviews, newest first, optionally of one order. */
    async list(userId: string, orderId?: string): Promise<OwnReview[]> {
      const rows = await readOwnReviews(db, { userId });
      return rows.filter((row) => !orderId || row.orderId === orderId).map(presentOwn);
    },

    /** Writes a review of a delivered line. */
    write: (userId: string, sent: SentReview) => writeReview(deps, userId, sent),

    /** Updates a review. `media`: a data URL replaces the picture, null removes it, its URL or undefined keeps it. */
    edit: (key: OwnKey, edit: ReviewEdit) => editReview(deps, key, edit),

    /** Deletes a review and its picture. */
    remove: (key: OwnKey): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const before = await reviews.remove(tx, key);
        if (before instanceof AppError) return before;
        await dropPicture(tx, before.media);
        return null;
      }),
  };
}
