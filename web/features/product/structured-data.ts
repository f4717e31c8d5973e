import type { PageProduct } from './page-product.ts';

/**
 * The product for search engines (schema.org/Product): the offers as they are, and ratings only where real buyers gave
 * some. `url` and `origin` are absolute.
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
