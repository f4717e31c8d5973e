import { catalogue } from './catalog/index.ts';
import { emailOf, type ReviewGroup } from './reviews/group.ts';
import { reviewsPartOne } from './reviews/part-one.ts';
import { reviewsPartThree } from './reviews/part-three.ts';
import { reviewsPartTwo } from './reviews/part-two.ts';
import type { SeedProduct, SeedReview } from './types.ts';

/** Returns the default purchase of a product: the default variant, the first size in stock, or neither. */
const usualChoice = (product: SeedProduct): Pick<SeedReview, 'variantName' | 'size'> => {
  if ('variants' in product) return { variantName: product.variants.find((v) => v.isDefault)?.variantName };
  if (product.sizeType === 'Quantity') return {};
  return { size: (product.stock.find((row) => row.quantity > 0) ?? product.stock[0])?.size };
};

const choiceOf = (product: SeedProduct, bought?: string): Pick<SeedReview, 'variantName' | 'size'> => {
  if (!bought) return usualChoice(product);
  return 'variants' in product ? { variantName: bought } : { size: bought };
};

const reviewsOf = ({ product: slug, rows }: ReviewGroup): SeedReview[] => {
  const product = catalogue.find((item) => item.slug === slug);
  if (!product) throw new Error(`A review refers to the product ${slug}, which is not in the catalogue`);
  return rows.map(([customer, rating, text, daysAgo, bought]) => ({
    customer: emailOf(customer),
    product: slug,
    ...choiceOf(product, bought),
    rating,
    text,
    daysAgo,
  }));
};

/** All reviews of the demo shop, by product. Throws when one names a product that does not exist. */
export const reviews: readonly SeedReview[] = [
  ...reviewsPartOne,
  ...reviewsPartTwo,
  ...reviewsPartThree,
].flatMap(reviewsOf);
