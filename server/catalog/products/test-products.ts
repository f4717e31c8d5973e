import { noFacts } from '#contract/catalog/products/facts/kinds.ts';
import { asPaise } from '../../platform/core/money.ts';
import type { ProductInput, SkuInput } from './input.ts';

/** Returns a SKU for tests: by default ten pieces at ₹500. */
export const someSku = (sku: Partial<SkuInput> = {}): SkuInput => ({
  name: '',
  gram: null,
  price: asPaise(50_000),
  code: null,
  isDefault: false,
  available: 10,
  ...sku,
});

/** Returns a product for tests, by default sold by quantity. */
export const someProduct = (product: Partial<ProductInput> = {}): ProductInput => ({
  name: 'Brass diya',
  miniDesc: 'A small lamp.',
  description: 'A small lamp of brass for the evening.',
  translations: {},
  tags: [],
  searchWords: [],
  category: 'Puja Samagri',
  subcategory: '',
  brand: 'Navaratna',
  howToWear: [],
  benefits: [],
  bestDays: [],
  hasVariants: false,
  sizeType: product.hasVariants ? null : 'Quantity',
  hsn: '8306',
  gst: 500,
  facts: noFacts,
  customised: false,
  featured: false,
  priority: 0,
  images: ['/media/diya.svg'],
  skus: [someSku()],
  ...product,
});
