import { choiceViews } from '../choice-views.ts';
import { finishedPictures } from '../photographs.ts';
import type { SeedProduct, SeedReview } from '../types.ts';
import type { DemoProduct, DemoSku } from './demo-shop.ts';
import { demoId, demoNumber } from './ids.ts';

const day = 86_400_000;
const paise = (rupees: number): number => Math.round(rupees * 100);

/** Returns the id of the product with this slug. */
export const productId = (slug: string): string => demoId('product', slug);

/** Returns the SKU of a review: by variant, by size, else the default or only one. Throws when there is none. */
export function reviewedSku(review: SeedReview, skus: readonly DemoSku[]): DemoSku {
  const name = review.variantName ?? review.size;
  const sku =
    name === undefined
      ? (skus.find((one) => one.isDefault) ?? skus[0])
      : skus.find((one) => one.name === name);
  if (!sku)
    throw new Error(
      `Seed: ${review.customer} reviews "${name}" of ${review.product}, which has no such thing`,
    );
  return sku;
}

function skusOf(product: SeedProduct, images: readonly string[]): DemoSku[] {
  const views = finishedPictures(product.slug).map(({ view }) => view);
  const sku = (name: string, rest: Omit<DemoSku, 'id' | 'name' | 'picture'>): DemoSku => ({
    id: demoId('sku', `${product.slug}\n${name}`),
    name,
    picture: images[views.indexOf(choiceViews[product.slug]?.[name] ?? '')] ?? null,
    ...rest,
  });
  if ('variants' in product) {
    return product.variants.map(({ variantName, gram, price, stock, sku: code, isDefault }) =>
      sku(variantName, {
        gram: gram ?? null,
        price: paise(price),
        code,
        isDefault: isDefault === true,
        received: stock,
      }),
    );
  }
  return product.stock.map(({ size, quantity }) =>
    sku(size, { gram: null, price: paise(product.price), code: null, isDefault: false, received: quantity }),
  );
}

/**
 * Returns the products in the order of the catalogue. Each was first sold some days before its oldest review, at
 * least three days ago. As many pieces were received as are in stock and were bought for reviews.
 */
export function demoProducts(
  products: readonly SeedProduct[],
  reviews: readonly SeedReview[],
  { now, imagesOf }: { now: Date; imagesOf: (product: SeedProduct) => string[] },
): DemoProduct[] {
  const byProduct = Map.groupBy(reviews, (review) => review.product);
  return products.map((product) => {
    const written = byProduct.get(product.slug) ?? [];
    const images = imagesOf(product);
    const skus = skusOf(product, images);
    for (const review of written) reviewedSku(review, skus).received += 1;
    const {
      slug,
      name,
      miniDesc,
      description,
      hi,
      tags,
      searchWords,
      category,
      subcategory,
      brand,
      howToWear,
      benefits,
      hsn,
    } = product;
    const oldest = Math.max(0, ...written.map((review) => review.daysAgo));
    const daysAgo = Math.max(
      3 + demoNumber('began', slug, 170),
      written.length > 0 ? oldest + 14 + demoNumber('before', slug, 20) : 0,
    );
    return {
      id: productId(slug),
      slug,
      name,
      miniDesc,
      description,
      hi,
      tags,
      searchWords,
      category,
      subcategory,
      brand,
      howToWear,
      benefits,
      bestDays: product.bestDayToWear,
      facts: product.facts,
      sizeType: 'variants' in product ? null : product.sizeType,
      hsn,
      gst: Math.round(product.gstPercent * 100),
      customised: product.customised === true,
      images,
      skus,
      createdAt: new Date(now.getTime() - daysAgo * day - demoNumber('hour', slug, day)),
    };
  });
}
