import type { Product } from '#contract/catalog/products/endpoints.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { ReviewsService } from '../reviews/service.ts';
import { gstRateOn, toGstRate } from './gst-store.ts';
import { isProductId } from './input.ts';
import { findNear, findOfCategory, type Kind } from './lists/list-store.ts';
import type { createQueryCache } from './lists/query-cache.ts';
import { defaultVariant, presentProduct } from './present.ts';
import { type ProductRow, previewById, productById } from './product-store.ts';

/** Creates the page of a single product: the product with its reviews, and related products. */
export function createSingleProducts(
  db: Reader,
  {
    queries,
    reviews,
    settings,
    now,
  }: {
    queries: ReturnType<typeof createQueryCache>;
    reviews: ReviewsService;
    settings: SettingsService;
    now: () => Date;
  },
) {
  /** Returns a product's row. A page loads the product and its related ones concurrently, which share one query. */
  const rowOf = (id: string): Promise<ProductRow | undefined> =>
    isProductId(id) ? queries.share(`row ${id}`, () => productById(db, id)) : Promise.resolve(undefined);

  /** Lists related products. Most categories fill the list alone, so that the query by brand is rarely needed. */
  async function near({ category, brand }: Kind, limit: number): Promise<readonly Product[]> {
    const ofCategory = await queries.get(`near ${limit} ${category}`, async () =>
      (await findOfCategory(db, category, limit)).map(presentProduct),
    );
    if (ofCategory.length >= limit) return ofCategory;
    return queries.get(`near ${limit} ${JSON.stringify([category, brand])}`, async () =>
      (await findNear(db, { category, brand }, limit)).map(presentProduct),
    );
  }

  /** Returns the GST percent that the price of a product includes today; null while the shop is not registered. */
  async function gstPercent({ gstRates }: ProductRow): Promise<number | null> {
    const { gst } = await settings.all();
    if (!gst.registered) return null;
    const own = gstRateOn({ gstRates: gstRates.map(toGstRate) }, indiaDay(now()));
    return own === null ? gst.goodsRate : own / 100;
  }

  /** Returns a product with its reviews, as its page shows it. */
  async function page(row: ProductRow | undefined) {
    if (!row) return appError('product_not_found');
    const product = presentProduct(row);
    return {
      ...product,
      defaultVariant: defaultVariant(product),
      reviews: product.rating ? await reviews.ofProduct(row.id) : [],
      gstPercent: await gstPercent(row),
      personalFields: row.personalFields ?? [],
    };
  }

  return {
    /** Returns a product in the shop with its reviews. */
    single: async (id: string) => page(await rowOf(id)),

    /** Returns a product that is not deleted as {@link single} does, in any state. */
    preview: async (id: string) => page(isProductId(id) ? await previewById(db, id) : undefined),

    /** Returns related products. A service has none, and so no page: it is chosen at another product. */
    async related(id: string, limit: number): Promise<Product[] | AppError> {
      const row = await rowOf(id);
      if (!row || row.service) return appError('product_not_found');
      return (await near(row, limit + 1)).filter((product) => product._id !== id).slice(0, limit);
    },
  };
}
