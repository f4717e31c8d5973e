import { indiaDay } from '#contract/core/india-time.ts';
import type { Lang } from '#languages/list.ts';
import type { PageProduct } from './page-product.ts';

/**
 * Returns the structured data of a product (schema.org/Product) with its offers if the shop `sells`, and with a rating only if real
 * buyers gave one. `url` and `origin` are absolute.
 */
export function structuredProduct(
  product: PageProduct,
  { url, origin, sells }: { url: string; origin: string; sells: boolean },
) {
  const { min, max } = product.priceRange;
  const availability = `https://schema.org/${product.totalStock > 0 ? 'InStock' : 'OutOfStock'}`;
  // A price is valid until the day (IST) on which the first of its sales ends.
  const ends = [product.saleEnds, ...product.variants.map(({ saleEnds }) => saleEnds)].flatMap(
    (end) => end ?? [],
  );
  const until = ends.toSorted()[0];
  const offer = {
    priceCurrency: 'INR',
    availability,
    url,
    ...(until && { priceValidUntil: indiaDay(new Date(until)) }),
  };
  const offers =
    min === max
      ? { '@type': 'Offer', price: min, itemCondition: 'https://schema.org/NewCondition', ...offer }
      : {
          '@type': 'AggregateOffer',
          lowPrice: min,
          highPrice: max,
          offerCount: product.variants.length,
          ...offer,
        };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.miniDesc,
    image: product.image.map((src) => new URL(src, origin).href),
    sku: product._id,
    category: product.category,
    brand: { '@type': 'Brand', name: product.brand },
    ...structuredFacts(product),
    url,
    // A shop that does not sell offers nothing.
    ...(sells && { offers }),
    ...(product.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
  };
}

/** Returns the known facts (schema.org/PropertyValue), with the country of origin and the material named as such. */
function structuredFacts({ facts }: PageProduct) {
  const known = facts.rows.filter(({ unknown }) => !unknown);
  const text = (name: string) => known.find((row) => row.name === name)?.text;
  const country = text('country');
  const manufacturer = text('manufacturer');
  const material = ['metal', 'material', 'stone'].flatMap((name) => text(name) ?? []);
  return {
    ...(country && { countryOfOrigin: { '@type': 'Country', name: country } }),
    ...(manufacturer && { manufacturer: { '@type': 'Organization', name: manufacturer } }),
    ...(material.length > 0 && { material }),
    additionalProperty: known
      .filter(({ name }) => name !== 'country' && name !== 'manufacturer')
      .map(({ name, label, text: value, value: n, unitCode }) => ({
        '@type': 'PropertyValue',
        propertyID: name,
        name: label,
        ...(Array.isArray(n) ? { minValue: n[0], maxValue: n[1] } : { value: n ?? value }),
        unitCode,
      })),
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
