import { type Category, type SizeType, splitList } from '../../core/rules.ts';

/** The subcategories that the admin form suggests for each category. None, or another one, is always allowed. */
export const subcategories: Record<Category, readonly string[]> = {
  Gifts: ['Birthday', 'Anniversary', 'Housewarming'],
  Gemstones: ['Precious', 'Semi-Precious'],
  Necklaces: ['Pendant', 'Chains', 'Choker'],
  Rings: ['Wedding', 'Fashion', 'Engagement'],
  Bracelets: ['Beaded', 'Copper', 'Silver'],
  'Puja Samagri': ['Incense', 'Puja Thali', 'Dhoop'],
  Turtle: ['Small', 'Medium', 'Large'],
  Rudraksha: ['1 Mukhi', '2 Mukhi', '3 Mukhi', '5 Mukhi', '7 Mukhi'],
  Murti: [],
  Kavach: ['Gold', 'Silver', 'Copper'],
  'Siddh Rudraksha': ['Gauri Shankar', 'Trijuti', 'Navratna'],
  Yantras: ['Kuber Yantra', 'Shree Yantra', 'Maha Lakshmi Yantra'],
  'Evil Eye': ['Bracelet', 'Necklace', 'Keychain'],
  Combos: [],
  Pyrite: ['Raw', 'Tumbled', 'Jewelry'],
  Pendants: ['Gold', 'Silver', 'Gemstone'],
  'Money Magnet': ['Coins', 'Bills', 'Charms'],
  Pyramids: ['Crystal', 'Metal', 'Decorative'],
  'Home Decor': ['Wall Hangings', 'Statues', 'Feng Shui', 'Tree'],
  Stone: [],
  Customized: ['Engraving', 'Personalized Text', 'Photo Print'],
};

const halfSteps = Array.from({ length: 21 }, (_, i) => String(3 + i / 2));

/** The sizes of each size type, in order (specification). Empty for products sold by quantity. */
export const sizesOf: Record<SizeType, readonly string[]> = {
  Ring: halfSteps,
  Quantity: [],
  Mukhi: Array.from({ length: 14 }, (_, i) => `${i + 1} Mukhi`),
  Gemstone: [
    'Amethyst',
    'Rose Quartz',
    'Citrine',
    'Emerald',
    'Ruby',
    'Sapphire',
    'Garnet',
    'Turquoise',
    'Topaz',
    'Peridot',
  ],
};

/** The limits of a product: characters of texts, entries of lists, bytes, rupees. */
export const productLimits = {
  images: 5,
  imageBytes: 10 * 1024 * 1024,
  name: 150,
  miniDesc: 300,
  description: 10_000,
  short: 80,
  alt: 200,
  listEntries: 30,
  listEntry: 300,
  skus: 60,
  gstRates: 20,
  /** Rupees. */
  price: 10_000_000,
  stock: 1_000_000,
} as const;

/** Parses a comma-separated list: trims, and drops empty and repeated entries. `\,` is a comma inside an entry. */
export const commaList = (typed: string): string[] => splitList(typed);

/** Formats a list as comma-separated text, the inverse of {@link commaList}. */
export const typedList = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/[\\,]/g, '\\$&')).join(', ');

/** Returns whether a text is an HSN code: 4, 6 or 8 digits (Notification 78/2020-CT), or empty. */
export const isHsn = (code: string): boolean => code === '' || /^\d{4}(?:\d{2}){0,2}$/.test(code);

/** A problem of a product row. The form and the server show it in the words of the specification. */
export type RowProblem =
  | 'variant_incomplete'
  | 'size_missing'
  | 'quantity_missing'
  | 'price_missing'
  | 'size_twice';

/** A variant or stock row, possibly incomplete. `wasEmpty`: its stock was zero before the edit. */
export type CheckedRow = { name: string; price: number | null; stock: number | null; wasEmpty?: boolean };

const isPrice = (price: number | null): boolean =>
  price !== null &&
  price > 0 &&
  price <= productLimits.price &&
  Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

const isStock = (stock: number | null): boolean =>
  stock !== null && Number.isInteger(stock) && stock >= 0 && stock <= productLimits.stock;

/**
 * Returns the first problem of each row. A stock row needs at least one piece, unless it was sold out before the edit:
 * otherwise a sold-out product could not be renamed.
 */
export function rowProblems(
  rows: readonly CheckedRow[],
  { hasVariants, sizeType }: { hasVariants: boolean; sizeType: SizeType | null },
): { row: number; problem: RowProblem }[] {
  const names = rows.map((row) => row.name.trim());
  return rows.flatMap((row, i) => {
    const name = names[i] ?? '';
    const report = (problem: RowProblem) => [{ row: i, problem }];
    if (hasVariants) {
      if (!name || !isPrice(row.price) || !isStock(row.stock)) return report('variant_incomplete');
    } else {
      if (sizeType !== 'Quantity' && !name) return report('size_missing');
      if (!isStock(row.stock) || (row.stock === 0 && !row.wasEmpty)) return report('quantity_missing');
      if (!isPrice(row.price)) return report('price_missing');
    }
    return names.indexOf(name) < i ? report('size_twice') : [];
  });
}

/**
 * Whether the public sees a product. A draft was never shown. A hidden one keeps its address, which answers 404 until it is
 * published again.
 */
export const productStates = ['draft', 'published', 'hidden'] as const;
/** The state of a product. */
export type ProductState = (typeof productStates)[number];

/**
 * A crossed-out price is the lowest price that was asked in this many days before the sale began (Directive 98/6/EC, Article 6a).
 * See decision 84.
 */
export const wasWindowDays = 30;
/** The days of the window on which a SKU was for sale at least. With fewer, no crossed-out price is shown. */
export const wasDays = 7;
