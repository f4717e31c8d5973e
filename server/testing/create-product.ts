import type { Product } from '#contract/catalog/products/endpoints.ts';
import { noFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { FactValues } from '#contract/catalog/products/facts/types.ts';
import { AppError } from '../platform/core/app-error.ts';
import { fromRupees } from '../platform/core/money.ts';
import { transact } from '../platform/database/database.ts';
import type { TestShop } from './test-shop.ts';

/** A product for a test: sold by quantity, or with variants. Prices are rupees. */
export type TestProduct = {
  name: string;
  price?: number;
  available?: number;
  category?: string;
  /** The product's own GST rate; none by default. */
  gstPercent?: number;
  /** Its stone, a choice of the fact. */
  stone?: string;
  /** Other facts. */
  facts?: FactValues;
  variants?: { name: string; price: number; available: number }[];
};

/** Creates a product and returns it as the shop shows it. */
export async function createProduct(
  { shop, db, visitor }: Pick<TestShop, 'shop' | 'db' | 'visitor'>,
  input: TestProduct,
): Promise<Product> {
  const {
    name,
    price = 100,
    available = 10,
    category = 'Gemstones',
    gstPercent,
    stone,
    facts,
    variants,
  } = input;
  const skus = (variants ?? [{ name: '', price, available }]).map((sku, i) => ({
    name: sku.name,
    gram: null,
    price: fromRupees(sku.price),
    code: null,
    isDefault: variants !== undefined && i === 0,
    available: sku.available,
  }));
  const written = await transact(db, (tx) =>
    shop.services.catalog.create(tx, [
      {
        name,
        miniDesc: `${name}, for tests`,
        description: `${name}, as a test wants it.`,
        translations: {},
        tags: [],
        searchWords: [],
        category,
        subcategory: '',
        brand: 'Himveda',
        howToWear: [],
        benefits: [],
        bestDays: [],
        hasVariants: variants !== undefined,
        sizeType: variants ? null : 'Quantity',
        hsn: '7103',
        gst: gstPercent === undefined ? null : Math.round(gstPercent * 100),
        facts: { ...noFacts, values: { ...(stone && { stone }), ...facts } },
        customised: false,
        featured: false,
        priority: 0,
        images: [],
        skus,
      },
    ]),
  );
  if (written instanceof AppError) throw new Error(written.code);
  return visitor('GET /api/auth/products/{id}', { params: { id: written[0] ?? '' } });
}
