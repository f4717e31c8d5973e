import type { Lang } from '#contract/core/errors.ts';
import type { PageProduct } from './page-product.ts';

/**
 * Returns the structured data of a product (schema.org/Product) with its offers, and with a rating only if real
 * buyers gave one. `url` and `origin` are absolute.
 */
export function structuredProduct(product: PageProduct, { url, origin }: { url: string; origin: string }) {
  const { min, max } = product.priceRange;
  const availability = `https://schema.org/${product.totalStock > 0 ? 'InStock' : 'OutOfStock'}`;
  const offer = { priceCurrency: 'INR', availability, url };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.miniDesc,
    image: product.image.map((src) => new URL(src, origin).href),
    sku: product._id,
    category: product.category,
    brand: { '@type': 'Brand', name: product.brand },
    url,
    offers:
      min === max
        ? { '@type': 'Offer', price: min, itemCondition: 'https://schema.org/NewCondition', ...offer }
        : {
            '@type': 'AggregateOffer',
            lowPrice: min,
            highPrice: max,
            offerCount: product.variants.length,
            ...offer,
          },
    ...(product.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
  };
}

/** Returns the structured data of the breadcrumbs (schema.org/BreadcrumbList), the product last. */
export function structuredPath(
  steps: readonly { to: string; text: string }[],
  { name, origin }: { name: string; origin: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(({ to, text }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: text,
        item: origin + to,
      })),
      { '@type': 'ListItem', position: steps.length + 1, name },
    ],
  };
}

/**
 * Returns the URL of the share picture. Price and reviews are part of the URL, because social networks cache a
 * picture by it.
 */
export function sharePicture(product: PageProduct, { origin, lang }: { origin: string; lang: Lang }): string {
  const { _id, priceRange, rating } = product;
  const shown = [priceRange.min, priceRange.max, rating?.average ?? 0, rating?.count ?? 0].join('-');
  return `${origin}/share/product/${_id}.png?lang=${lang}&v=${shown}`;
}
